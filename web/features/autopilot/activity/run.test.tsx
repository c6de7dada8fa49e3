import { type Execution, ExecutionChangeStatus } from '@adwright/sdk/types'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answer } from '#tests/support/api.tsx'
import { AUTOPILOT, adsCaller } from '#tests/support/autopilot.ts'
import type { OpenSandbox, Role } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

/** A run of the sample whose changes can be undone. */
async function undoableRun(open: OpenSandbox): Promise<Execution> {
  const call = await adsCaller(open)
  const { items } = (await call('GET', `${AUTOPILOT}/executions`)).body
  const runs = await Promise.all(
    items.map(async ({ id }: Execution) => (await call('GET', `${AUTOPILOT}/executions/${id}`)).body),
  )
  const run = runs.find(({ isUndoable, changes }: Execution) => isUndoable && appliedIn(changes).length > 1)
  if (!run) throw new Error('The sample has no run that can be undone.')
  return run
}

const appliedIn = (changes: Execution['changes']) =>
  changes.filter(({ status }) => status === ExecutionChangeStatus.Applied)

/** Opens the run; `undo` are the answers of successive calls to undo it. */
async function open(role: Role, undo: (run: Execution) => Answer[] = () => []) {
  const answers: Record<string, Answer | Answer[]> = {}
  const found: Execution[] = []
  const opened = await renderScreen(() => paths.activityRun(found[0]?.id ?? ''), {
    scenario: 'sample',
    role,
    answers,
    async before(sandbox) {
      const run = await undoableRun(sandbox)
      found.push(run)
      answers[`POST ${AUTOPILOT}/executions/${run.id}/undo`] = undo(run)
    },
  })
  const [run] = found as [Execution]
  return { ...opened, run, undone: () => opened.calls(`POST ${AUTOPILOT}/executions/${run.id}/undo`) }
}

test('undoing a run skips changes that were overwritten since, names them, and offers to undo them too', async () => {
  const { user, run, undone } = await open('owner', (shown) => {
    const [, second] = appliedIn(shown.changes)
    const skipped = [{ changeId: second?.id, reason: 'It was changed by hand since.', isChangedSince: true }]
    return [
      { body: { execution: shown, undoneCount: 1, excludedCount: 0, skipped } },
      { body: { execution: { ...shown, isUndoable: false }, undoneCount: 1, excludedCount: 0, skipped: [] } },
    ]
  })
  const [, overwritten] = appliedIn(run.changes)
  await user.click(await screen.findByRole('button', { name: 'Undo this run' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: /^Undo \d+ change/ }))
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent('1 change was undone')
  expect(notice).toHaveTextContent(`${overwritten?.name}: It was changed by hand since.`)
  await user.click(within(notice).getByRole('button', { name: /^Also undo 1 item changed since/ }))
  const again = await screen.findByRole('alertdialog', { name: 'Undo 1 change?' })
  expect(within(again).getByRole('checkbox', { name: 'Include items changed since the run' })).toBeChecked()
  await user.click(within(again).getByRole('button', { name: 'Undo 1 change' }))
  await expect
    .poll(() => undone().map(({ body }) => body))
    .toEqual([{ includeChangedSince: false }, { changeIds: [overwritten?.id], includeChangedSince: true }])
})

test('a run is undone', async () => {
  const { user, run } = await open('owner')
  await user.click(await screen.findByRole('button', { name: 'Undo this run' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: /^Undo \d+ change/ }))
  expect(await screen.findAllByText('Undone')).not.toHaveLength(0)
  expect(run.isUndoable).toBe(true)
})

test('an undo can exclude the items from the rule until a day, which the notice says', async () => {
  const { user, undone } = await open('owner')
  await user.click(await screen.findByRole('button', { name: 'Undo this run' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('checkbox', { name: 'Exclude these items from the rule from now on' }))
  await user.type(within(question).getByLabelText(/^End date of the exception/), '2027-03-31')
  await user.click(within(question).getByRole('button', { name: /^Undo \d+ change/ }))
  expect(await screen.findByText(/now exceptions? of this rule|is now an exception of this rule/)).toBeInTheDocument()
  expect(undone()[0]?.body).toMatchObject({ exception: { expiresOn: '2027-03-31' } })
})

test('viewers read why they cannot undo a run', async () => {
  await open('viewer')
  expect(await screen.findByRole('button', { name: 'Undo this run' })).toHaveAccessibleDescription(
    /Viewers can't change rules/,
  )
})

test('a run that changed nothing saves nothing, which is not unknown', async () => {
  let run: Execution | undefined
  await renderScreen(() => paths.activityRun(run?.id ?? ''), {
    scenario: 'sample',
    async before(sandbox) {
      const { items } = (await (await adsCaller(sandbox))('GET', `${AUTOPILOT}/executions`)).body
      run = items.find(({ changedCount }: Execution) => changedCount === 0)
    },
  })
  expect((await screen.findByText('Savings')).nextElementSibling).toHaveTextContent(/^–$/)
})

test('an unknown run shows a message with a way back', async () => {
  await renderScreen(paths.activityRun('exe_unknown'), { scenario: 'sample' })
  expect(await screen.findByRole('heading', { name: 'Run not found' })).toBeVisible()
  expect(within(screen.getByRole('main')).getAllByRole('link', { name: 'All activity' }).length).toBeGreaterThan(0)
})
