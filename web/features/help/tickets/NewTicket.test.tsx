import type { Ticket, User } from '@adwright/sdk/types'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Answer, answerWith, connected, refusal } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { savedData } from '#web/lib/saved-data.ts'
import { CurrentContext } from '#web/session/current.ts'
import { NewTicket } from './NewTicket.tsx'

const exampleOf = (operationId: string, status: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses[status]?.content?.['application/json'])[0]?.value
}

const user = exampleOf('getUser', '200') as User
const CREATE = `POST /Ticket/${user.id}`
const created: Answer = { status: 201, body: exampleOf('createTicket', '201') }

function open(answer: Answer | Answer[]) {
  const calls = answerWith({ [CREATE]: answer })
  const current = { user, accounts: [], account: undefined, hasAdsData: false, hasAnalyticsData: false }
  const onDone = vi.fn<(ticket: Ticket) => void>()
  const form = connected(
    <CurrentContext value={current}>
      <NewTicket onDone={onDone} />
    </CurrentContext>,
  )
  return { calls, onDone, ...renderUi(form) }
}

beforeEach(() => savedData.clear())

test('what was typed is there again, and is forgotten once it was sent', async () => {
  const first = open(created)
  await first.user.type(screen.getByLabelText('Subject'), 'No figures')
  await first.user.selectOptions(screen.getByLabelText('Category'), 'Data')
  await first.user.type(screen.getByLabelText('What is it about?'), 'Since Tuesday.')
  first.unmount()

  const { user: person, calls, onDone } = open(created)
  expect(screen.getByLabelText('Subject')).toHaveValue('No figures')
  await person.click(screen.getByRole('button', { name: 'Send ticket' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  expect(calls[0]?.body).toEqual({
    subject: 'No figures',
    category: 4,
    priority: 2,
    text: 'Since Tuesday.',
    accountId: null,
    attachmentFileIds: [],
  })
  expect(savedData.get('draft-ticket')).toBeUndefined()
})

test('a ticket that could not be sent keeps its words, and the next try is the same ticket', async () => {
  const { user: person, calls, onDone } = open([refusal(503, 'Busy.'), created])
  await person.type(screen.getByLabelText('Subject'), 'No figures')
  await person.selectOptions(screen.getByLabelText('Category'), 'Data')
  await person.type(screen.getByLabelText('What is it about?'), 'Since Tuesday.')
  await person.click(screen.getByRole('button', { name: 'Send ticket' }))
  expect(await screen.findByText('The service is not available right now.')).toBeVisible()
  expect(screen.getByLabelText('Subject')).toHaveValue('No figures')
  await person.click(screen.getByRole('button', { name: 'Send ticket' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  const [one, two] = calls.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(one).toBeTruthy()
  expect(two).toBe(one)
})

test('a ticket without a category is not sent', async () => {
  const { user: person, calls } = open(created)
  await person.type(screen.getByLabelText('Subject'), 'No figures')
  await person.type(screen.getByLabelText('What is it about?'), 'Since Tuesday.')
  await person.click(screen.getByRole('button', { name: 'Send ticket' }))
  await waitFor(() => expect(screen.getByLabelText('Category')).toHaveAttribute('aria-invalid', 'true'))
  expect(calls).toEqual([])
})
