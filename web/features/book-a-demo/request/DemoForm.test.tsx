import type { Ticket, User } from '@adwright/sdk/types'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerWith, connected } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { savedData } from '#web/lib/saved-data.ts'
import { CurrentContext } from '#web/session/current.ts'
import { DemoForm } from './DemoForm.tsx'
import { textOfRequest } from './demo-request.ts'

const exampleOf = (operationId: string, status: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses[status]?.content?.['application/json'])[0]?.value
}
const user = exampleOf('getUser', '200') as User

function open() {
  const calls = answerWith({ [`POST /Ticket/${user.id}`]: { status: 201, body: exampleOf('createTicket', '201') } })
  const current = { user, accounts: [], account: undefined, hasAdsData: false, hasAnalyticsData: false }
  const onDone = vi.fn<(ticket: Ticket) => void>()
  const form = connected(
    <CurrentContext value={current}>
      <DemoForm onDone={onDone} />
    </CurrentContext>,
  )
  return { calls, onDone, ...renderUi(form) }
}

beforeEach(() => savedData.clear())

test('a request is a ticket of the category for demos, with topic and day in its text', async () => {
  const { user: person, calls, onDone } = open()
  await person.selectOptions(screen.getByLabelText('What would you like to see?'), 'Reports')
  fireEvent.change(screen.getByLabelText(/Preferred date/), { target: { value: '2099-12-01' } })
  await person.type(screen.getByLabelText('Message'), 'Three of us.')
  await person.click(screen.getByRole('button', { name: 'Request demo' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  expect(calls[0]?.body).toMatchObject({
    subject: 'Demo: Reports',
    category: 5,
    text: 'Topic: Reports\nPreferred date: Tuesday, December 1, 2099 (2099-12-01)\n\nThree of us.',
  })
  expect(savedData.get('draft-demo')).toBeUndefined()
})

test('a day that is over is refused beside its field', async () => {
  const { user: person, calls } = open()
  await person.selectOptions(screen.getByLabelText('What would you like to see?'), 'Reports')
  fireEvent.change(screen.getByLabelText(/Preferred date/), { target: { value: '2020-01-01' } })
  await person.type(screen.getByLabelText('Message'), 'Three of us.')
  await person.click(screen.getByRole('button', { name: 'Request demo' }))
  expect(await screen.findByText('Choose today or a later date')).toBeVisible()
  expect(calls).toEqual([])
})

test('a line without a value is left out', () => {
  expect(textOfRequest(['Topic: Reports', undefined], 'Hello')).toBe('Topic: Reports\n\nHello')
})
