import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

test('Alt with an arrow key moves a step, and says where it is', async () => {
  let id = ''
  const checklist = ['First', 'Second', 'Third'].map((text) => ({ text, isDone: false }))
  const { user, sandbox } = await renderScreen(() => `/tasks/${id}?tab=team`, {
    before: async ({ as }) => {
      id = (await (await as('owner'))('POST', `/TaskAccount/${ACCOUNT}`, { title: 'Pack', checklist })).body.id
    },
  })
  const section = await screen.findByRole('region', { name: 'Checklist' })
  within(section).getByRole('checkbox', { name: 'First' }).focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(await within(section).findByText('First, 2 of 3')).toBeInTheDocument()
  await waitFor(async () =>
    expect((await sandbox.store.get('task', id))?.checklist.map(({ text }) => text)).toEqual([
      'Second',
      'First',
      'Third',
    ]),
  )
})

test('the share of done steps is offered as progress', async () => {
  let id = ''
  const checklist = ['First', 'Second'].map((text) => ({ text, isDone: text === 'First' }))
  const { user, sandbox } = await renderScreen(() => `/tasks/${id}?tab=team`, {
    before: async ({ as }) => {
      id = (await (await as('owner'))('POST', `/TaskAccount/${ACCOUNT}`, { title: 'Pack', checklist })).body.id
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Use the checklist: 50%' }))
  await waitFor(async () => expect(await sandbox.store.get('task', id)).toMatchObject({ progress: 50, status: 1 }))
  expect(await screen.findByLabelText('Progress, %')).toHaveValue(50)
})

test('a tick is shown before the response, and taken back if it fails', async () => {
  let id = ''
  const checklist = [{ text: 'First', isDone: false }]
  const { user } = await renderScreen(() => `/tasks/${id}?tab=team`, {
    before: async ({ as }) => {
      id = (await (await as('owner'))('POST', `/TaskAccount/${ACCOUNT}`, { title: 'Pack', checklist })).body.id
    },
  })
  const step = await screen.findByRole('checkbox', { name: 'First' })
  const answer = globalThis.fetch
  let fail = () => {}
  globalThis.fetch = (input, init) =>
    new Request(input, init).method === 'PUT'
      ? new Promise((resolve) => {
          fail = () => resolve(Response.json({}, { status: 503 }))
        })
      : answer(input, init)
  await user.click(step)
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'First' })).toBeChecked())
  fail()
  await screen.findByText("The change couldn't be saved")
  expect(screen.getByRole('checkbox', { name: 'First' })).not.toBeChecked()
})
