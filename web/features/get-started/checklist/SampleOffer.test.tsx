import type { Account, User } from '@adwright/sdk/types'
import { screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { type Answer, answerWith, connected, refusal } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { CurrentContext } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { SampleOffer } from './SampleOffer.tsx'

function example(operationId: string, name = 'typical', status = '200'): unknown {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses[status]?.content?.['application/json']).find((one) => one.name === name)?.value
}

const ADMIN = 3
const USER = 2
const GET = 'GET /Account/acc_1/sample-workspace'
const POST = 'POST /Account/acc_1/sample-workspace'
const account = { ...(example('listAccounts') as Account[])[0], id: 'acc_1' } as Account
const offered: Answer = { body: example('getSampleWorkspace') }
const loaded: Answer = { status: 201, body: example('createSampleWorkspace', 'typical', '201') }

beforeEach(() => toaster.dismissAll())

const Where = () => <p>{`at ${useLocation().pathname}`}</p>

function show(role = ADMIN) {
  const current = {
    user: example('getUser') as User,
    accounts: [],
    account: { ...account, role } as Account,
    hasAdsData: false,
    hasAnalyticsData: false,
  }
  return renderUi(
    connected(
      <CurrentContext value={current}>
        <SampleOffer />
        <Where />
      </CurrentContext>,
    ),
    { path: '/get-started' },
  ).user
}

const button = () => screen.findByRole('button', { name: 'Load sample data' })

test('sample data is loaded with one click, and shown', async () => {
  const calls = answerWith({ [GET]: [offered, { body: example('getSampleWorkspace', 'loaded') }], [POST]: loaded })
  const user = show()
  await user.click(await button())
  expect(await screen.findByText('at /dashboard')).toBeVisible()
  expect(calls.filter(({ name }) => name === POST)).toHaveLength(1)
  expect(toaster.all().map(({ title }) => title)).toEqual(['The sample data is there'])
})

test('a refusal is told in the words of the server; a new try is the same intent', async () => {
  const calls = answerWith({
    [GET]: [offered, offered],
    [POST]: [undefined, refusal(409, 'This account works with its own figures.')],
  })
  const user = show()
  await user.click(await button())
  expect(await screen.findByRole('alert')).toHaveTextContent('The sample data could not be loaded')
  await user.click(await button())
  expect(await screen.findByText('This account works with its own figures.')).toBeVisible()
  const keys = calls.filter(({ name }) => name === POST).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys).toEqual([keys[0], keys[0]])
})

test('it is not offered to an account with connections of its own', async () => {
  const calls = answerWith({ [GET]: { body: example('getSampleWorkspace', 'realDataConnected') } })
  show()
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.queryByRole('button')).toBeNull()
})

test('who may not load it reads whom to ask', async () => {
  answerWith({ [GET]: offered })
  show(USER)
  expect(await button()).toHaveAccessibleDescription('Only admins and owners may load it. Ask one of them.')
})
