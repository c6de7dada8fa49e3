import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

const CREATE = `POST /TaskAccount/${ACCOUNT}`

test('a double click creates one task, and Back leads to the list instead of the empty form', async () => {
  const { calls } = await renderScreen('/tasks?tab=team&view=list', { role: 'user' })
  fireEvent.click(await screen.findByRole('link', { name: /^New task/ }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(/^Title/), { target: { value: 'Check the prices' } })
  const create = dialog.getByRole('button', { name: 'Create task' })
  fireEvent.click(create)
  fireEvent.click(create)
  await screen.findByRole('heading', { name: 'Check the prices' })
  expect(calls(CREATE)).toHaveLength(1)
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/tasks'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Enter pressed twice adds one task', async () => {
  const { calls, as } = await renderScreen('/tasks?tab=team&view=list', { role: 'user' })
  const line = await screen.findByRole('textbox', { name: 'Add a task' })
  fireEvent.change(line, { target: { value: 'Check the prices' } })
  const form = line.closest('form')
  if (!form) throw new Error('The line is in no form.')
  fireEvent.submit(form)
  fireEvent.submit(form)
  await screen.findByText(/Check the prices/)
  await waitFor(() => expect(line).toHaveValue(''))
  expect(calls(CREATE)).toHaveLength(1)
  const { items } = (await (await as('user'))('GET', `/TaskAccount/${ACCOUNT}?searchText=prices`)).body
  expect(items).toHaveLength(1)
})
