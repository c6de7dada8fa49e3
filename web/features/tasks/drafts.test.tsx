import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, refusal } from '#tests/support/api.tsx'
import { ACCOUNT, type OpenSandbox, userElsewhere } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { chooseAccount } from '#web/session/account-choice.ts'

const enter = (input: Element, value: string) => fireEvent.change(input, { target: { value } })
const field = (name: string) => screen.findByRole('textbox', { name })

/** Opens a task with a comment of the reader; `broken` names the writes of its comment that fail. */
async function openTask(broken: readonly ('PUT' | 'DELETE')[] = []) {
  const answers: Record<string, Answer> = {}
  let path = ''
  const before = async ({ as }: OpenSandbox) => {
    const call = await as('owner')
    const { body } = await call('POST', `/TaskAccount/${ACCOUNT}`, { title: 'Exclude rentals', description: 'Why' })
    const comment = await call('POST', `/TaskAccount/${ACCOUNT}/${body.id}/comment`, { text: 'First thought' })
    path = `/tasks/${body.id}`
    for (const method of broken)
      answers[`${method} /TaskAccount/${ACCOUNT}/${body.id}/comment/${comment.body.id}`] = refusal(503, 'Unavailable')
  }
  const { user, visit } = await renderScreen(() => path, { answers, before })
  const comments = await screen.findByRole('region', { name: 'Comments' })
  return { user, reload: () => visit(path), comments: within(comments) }
}

test('title and description of a task that were not saved survive a reload; saving ends the edit', async () => {
  const { user, reload, comments } = await openTask()
  expect(comments.getByText('First thought')).toBeInTheDocument()
  await user.click(screen.getAllByRole('button', { name: 'Edit' })[0] ?? document.body)
  enter(await field('Description'), 'Why and when')
  reload()
  expect(await field('Description')).toHaveValue('Why and when')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Why and when')).toBeInTheDocument()
  expect(screen.queryByRole('textbox', { name: 'Description' })).toBeNull()
})

test('a comment that could not be changed or deleted says so, and what was typed stays', async () => {
  const { user, comments, reload } = await openTask(['PUT', 'DELETE'])
  await user.click(comments.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText("The comment couldn't be deleted")).toBeInTheDocument()
  await user.click(comments.getByRole('button', { name: 'Edit' }))
  const form = within(await screen.findByRole('form', { name: 'Edit' }))
  enter(form.getByRole('textbox', { name: 'Comment' }), 'First thought, and a second')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByRole('alert')).toBeInTheDocument()
  reload()
  expect(await screen.findByDisplayValue('First thought, and a second')).toBeInTheDocument()
})

test('a new task that was not created survives a reload', async () => {
  const { user, visit } = await renderScreen('/tasks/new')
  enter(await field('Title'), 'Exclude rentals')
  visit('/tasks/new')
  expect(await field('Title')).toHaveValue('Exclude rentals')
  await user.click(screen.getByRole('button', { name: 'Create task' }))
  await waitFor(() => expect(location.pathname).toMatch(/^\/tasks\/tsk_/))
  visit('/tasks/new')
  expect(await field('Title')).toHaveValue('')
})

test('a task in one line whose answer was lost is sent with the same key after a reload', async () => {
  const post = `POST /TaskAccount/${ACCOUNT}`
  const { calls, visit } = await renderScreen('/tasks?tab=team', { answers: { [post]: [refusal(500, 'Unavailable')] } })
  enter(await field('Add a task'), 'Exclude rentals')
  fireEvent.submit(screen.getByRole('form', { name: 'Add a task' }))
  expect(await screen.findByText("The task couldn't be added")).toBeInTheDocument()
  visit('/tasks?tab=team')
  expect(await screen.findByDisplayValue('Exclude rentals')).toBeInTheDocument()
  fireEvent.submit(screen.getByRole('form', { name: 'Add a task' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Add a task' })).toHaveValue(''))
  const [first, second] = calls(post).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(second).toBe(first)
})

test('a line that waits to be added belongs to its account', async () => {
  const { user } = await renderScreen('/tasks?tab=team', { role: 'viewer', before: userElsewhere })
  act(() => chooseAccount('acc_elsewhere'))
  await user.type(await field('Add a task'), 'Exclude rentals')
  act(() => chooseAccount(ACCOUNT))
  await waitFor(async () => expect(await field('Add a task')).toHaveValue(''))
  act(() => chooseAccount('acc_elsewhere'))
  expect(await screen.findByDisplayValue('Exclude rentals')).toBeInTheDocument()
})
