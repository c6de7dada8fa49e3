import { PlanLimitKind, TaskStatus } from '@adwright/sdk/types'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { planUsageWith } from '#tests/support/plan-usage.ts'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

/** Adds a task of the team that was done two years ago; returns its id. */
async function addOld({ as, sandbox }: OpenSandbox) {
  const owner = await as('owner')
  const { id } = (await owner('POST', `/TaskAccount/${ACCOUNT}`, { title: 'Old tents' })).body
  await owner('PUT', `/TaskAccount/${ACCOUNT}/${id}/status`, { status: TaskStatus.Done })
  await sandbox.store.set('task', id, { completedAt: '2024-11-01T09:00:00.000Z' })
  return id as string
}

test('at the limit, what was done over a year ago is archived, found by the filter and brought back', async () => {
  const full = planUsageWith({ kind: PlanLimitKind.Tasks, used: 10_000, allowed: 10_000 })
  const { user } = await renderScreen('/tasks?tab=team', { answers: full, before: addOld })
  await user.click(await screen.findByRole('button', { name: 'Archive tasks done over a year ago' }))
  expect(await screen.findByText('Task archived')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Old tents' })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Archived' }))
  const row = (await screen.findByText('Old tents')).closest('tr') as HTMLElement
  await user.click(within(row).getAllByRole('button').at(-1) as HTMLElement)
  await user.click(await screen.findByRole('menuitem', { name: 'Bring back' }))
  expect(await screen.findByText('Task brought back')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Old tents')).toBeNull())
})

test('an archived task is read by its link, says so, and is brought back there', async () => {
  let id = ''
  const { user, sandbox } = await renderScreen(() => paths.task(id), {
    before: async (open) => {
      id = await addOld(open)
      await (await open.as('owner'))('POST', `/TaskAccount/${ACCOUNT}/archive`)
    },
  })
  expect(await screen.findByText(/^Archived on/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Bring back' }))
  await waitFor(() => expect(screen.queryByText(/^Archived on/)).toBeNull())
  expect((await sandbox.store.get('task', id))?.archivedAt).toBeNull()
})
