import { type Account, type EaInformation, type Execution, type User, UserRole } from '@adwright/sdk/types'
import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { type Answer, answerWith, connected, refusal } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { paths, patterns } from '#web/paths.ts'
import { CurrentContext } from '#web/session/current.ts'
import { Component } from './run.route.tsx'

const exampleOf = (operationId: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value
}

const account = exampleOf('getAccount') as Account
const person = exampleOf('getUser') as User
const ads = exampleOf('getAdsInformation') as EaInformation
const example = exampleOf('getAutopilotExecution') as Execution
const APPLIED = 1
const changes = example.changes.map((change) => ({ ...change, status: APPLIED, failureReason: null }) as const)
const run: Execution = { ...example, changes, isUndoable: true, undoneAt: null, undoneByName: null }
const BASE = `/EA/${account.id}/autopilot/${ads.customerClientId}`
const RUN = `${BASE}/executions/${run.id}`

function open(answers: Record<string, Answer | Answer[]>, role: Account['role'] = UserRole.Owner) {
  const calls = answerWith({
    [`GET /EA/${account.id}/information`]: { body: ads },
    [`GET ${RUN}`]: { body: run },
    ...answers,
  })
  const mine = { ...account, role }
  const current = { user: person, accounts: [mine], account: mine, hasAdsData: true, hasAnalyticsData: true }
  const view = renderUi(
    connected(
      <CurrentContext value={current}>
        <Routes>
          <Route path={patterns.activityRun} element={<Component />} />
        </Routes>
      </CurrentContext>,
    ),
    { path: paths.activityRun(run.id) },
  )
  return { ...view, calls }
}

const name = (index: number) => changes[index]?.name ?? ''
const idOf = (index: number) => changes[index]?.id ?? ''

test('undoing a run skips changes that were overwritten since, names them, and offers to undo them too', async () => {
  const first = {
    execution: run,
    undoneCount: 1,
    skipped: [{ changeId: idOf(1), reason: 'It was changed by hand since.', isChangedSince: true }],
  }
  const second = { execution: { ...run, isUndoable: false }, undoneCount: 1, skipped: [] }
  const { user, calls } = open({ [`POST ${RUN}/undo`]: [{ body: first }, { body: second }] })
  await user.click(await screen.findByRole('button', { name: 'Undo this run' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: /^Undo \d+ change/ }))
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent('1 change was undone')
  expect(notice).toHaveTextContent(`${name(1)}: It was changed by hand since.`)
  await user.click(within(notice).getByRole('button', { name: /changed since too/ }))
  const again = await screen.findByRole('alertdialog', { name: 'Undo 1 change?' })
  expect(within(again).getByRole('checkbox')).toBeChecked()
  await user.click(within(again).getByRole('button', { name: 'Undo 1 change' }))
  await expect
    .poll(() => calls.filter((call) => call.name.endsWith('/undo')).map(({ body }) => body))
    .toEqual([{ includeChangedSince: false }, { changeIds: [idOf(1)], includeChangedSince: true }])
})

test('viewers read why they cannot undo a run', async () => {
  open({}, UserRole.Viewer)
  expect(await screen.findByRole('button', { name: 'Undo this run' })).toHaveAccessibleDescription(
    /Viewers cannot change rules/,
  )
})

test('an unknown run shows a message with a way back', async () => {
  open({ [`GET ${RUN}`]: refusal(404, 'Not found') })
  expect(await screen.findByRole('heading', { name: 'This run does not exist' })).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'All activity' })).toHaveLength(2)
})
