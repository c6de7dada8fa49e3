import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '#tests/support/api.tsx'
import { renderScreen } from '#tests/support/screen.tsx'
import { savedData } from '#web/lib/saved-data.ts'
import { paths } from '#web/paths.ts'

const CREATE = 'POST /Ticket/usr_3kT9vQ'

const begin = async (user: UserEvent) =>
  user.click((await screen.findAllByRole('link', { name: 'New ticket' }))[0] ?? document.body)
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send ticket' }))

async function write(user: UserEvent, category = 'Data') {
  await begin(user)
  await user.click(await screen.findByLabelText('Subject'))
  await user.paste('No figures')
  if (category !== '') await user.selectOptions(screen.getByLabelText('Category'), category)
  await user.click(screen.getByLabelText('How can we help?'))
  await user.paste('Since Tuesday.')
}

test('the input is restored, and deleted once it is sent', async () => {
  const { user, calls, visit } = await renderScreen(paths.tickets())
  await write(user)
  visit(paths.tickets())
  await begin(user)
  expect(await screen.findByLabelText('Subject')).toHaveValue('No figures')
  await send(user)
  expect(await screen.findByText(/^Ticket .+ sent$/)).toBeVisible()
  expect(calls(CREATE).map(({ body }) => body)).toMatchObject([
    { subject: 'No figures', category: 4, priority: 2, text: 'Since Tuesday.', attachmentFileIds: [] },
  ])
  expect(savedData.get('draft-ticket')).toBeUndefined()
})

test('a ticket that could not be sent keeps its words, and the next try is the same ticket', async () => {
  const { user, calls } = await renderScreen(paths.tickets(), { answers: { [CREATE]: [refusal(503, 'Busy.')] } })
  await write(user)
  await send(user)
  expect(await screen.findByText(/^The service is not available right now\./)).toBeVisible()
  expect(screen.getByLabelText('Subject')).toHaveValue('No figures')
  await send(user)
  expect(await screen.findByText(/^Ticket .+ sent$/)).toBeVisible()
  const [one, two] = calls(CREATE).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(one).toBeTruthy()
  expect(two).toBe(one)
})

test('a ticket without a category is not sent', async () => {
  const { user, calls } = await renderScreen(paths.tickets())
  await write(user, '')
  await send(user)
  await waitFor(() => expect(screen.getByLabelText('Category')).toHaveAttribute('aria-invalid', 'true'))
  expect(calls(CREATE)).toEqual([])
})
