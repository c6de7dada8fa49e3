import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, refusal } from '#tests/support/api.tsx'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

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
