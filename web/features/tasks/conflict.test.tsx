import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

test('two people edit a task: the second sees what changed, and both edits are kept', async () => {
  let id = ''
  const root = `/TaskAccount/${ACCOUNT}`
  const { user, as, sandbox } = await renderScreen(() => `/tasks/${id}?tab=team`, {
    before: async (open) => {
      id = (await (await open.as('owner'))('POST', root, { title: 'Check rentals' })).body.id
    },
  })
  const pane = await screen.findByRole('region', { name: 'Check rentals' })
  await user.click(within(pane).getByRole('button', { name: 'Edit' }))
  fireEvent.change(within(pane).getByLabelText('Description'), { target: { value: 'And “verleih”.' } })
  await (await as('admin'))('PUT', `${root}/${id}`, { title: 'Check rentals and hires' })
  await user.click(within(pane).getByRole('button', { name: 'Save' }))
  const notice = await screen.findByRole('alert')
  expect(within(notice).getByText('Check rentals and hires')).toBeInTheDocument()
  expect(within(notice).getByText('And “verleih”.')).toBeInTheDocument()
  await user.click(within(notice).getByRole('button', { name: 'Save my change' }))
  await waitFor(async () =>
    expect(await sandbox.store.get('task', id)).toMatchObject({
      title: 'Check rentals and hires',
      description: 'And “verleih”.',
    }),
  )
})
