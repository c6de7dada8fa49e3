import { type Account, type User, UserRole } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { answerWith, connected, refusal } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { CurrentContext } from '#web/session/current.ts'
import { SampleBanner } from './SampleBanner.tsx'

function example(operationId: string): unknown {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value
}

const DELETE = 'DELETE /Account/acc_1/sample-workspace'

// Its code is there before the first test waits for it.
beforeAll(() => import('./SampleLine.tsx'))

const Where = () => <p>{`at ${useLocation().pathname}`}</p>

function show(isDemo: boolean, role: UserRole = UserRole.Owner) {
  const account = { ...(example('listAccounts') as Account[])[0], id: 'acc_1', isDemo, role } as Account
  const user = example('getUser') as User
  const current = { user, accounts: [account], account, hasAdsData: true, hasAnalyticsData: true }
  return renderUi(
    connected(
      <CurrentContext value={current}>
        <SampleBanner />
        <Where />
      </CurrentContext>,
    ),
    { path: '/dashboard' },
  ).user
}

test('an account with figures of its own has no banner, and asks for nothing', () => {
  const calls = answerWith({})
  show(false)
  expect(screen.queryByText(/sample/)).toBeNull()
  expect(calls).toEqual([])
})

test('what goes is said before it goes; a refusal keeps the question', async () => {
  const calls = answerWith({ [DELETE]: [refusal(409, 'It is still being made.'), { status: 204, body: null }] })
  const user = show(true)
  await user.click(await screen.findByRole('button', { name: 'Remove sample data' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove the sample data?' })
  expect(dialog).toHaveTextContent('all rules, watches, anomalies and tasks made with them')
  expect(calls).toEqual([])
  const confirm = () => screen.getAllByRole('button', { name: 'Remove sample data' }).at(-1) as HTMLElement
  await user.click(confirm())
  expect(await screen.findByText('It is still being made.')).toBeVisible()
  await user.click(confirm())
  expect(await screen.findByText('at /get-started')).toBeVisible()
})

test('a viewer sees the mark and whom to ask', async () => {
  answerWith({})
  show(true, UserRole.Viewer)
  expect(await screen.findByRole('button', { name: 'Remove sample data' })).toHaveAccessibleDescription(
    'Only admins and owners may remove it. Ask one of them.',
  )
})
