import { type Account, AccountStatus, type User } from '@adwright/sdk/types'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answer, answerThrough, answerWith, connected } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { savedData } from '#web/lib/saved-data.ts'
import { paths } from '#web/paths.ts'
import { chooseAccount } from './account-choice.ts'
import { useGate } from './use-gate.ts'

const examplesFor = (operationId: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])
}
const user = examplesFor('getUser').find(({ name }) => name === 'typical')?.value as User
const unpaid: User = {
  ...user,
  subscriptionDetails: { ...user.subscriptionDetails, subscriptionId: null },
}

const MINUTE_MS = 60_000
const STEP_MS = 5000

function Probe({ at }: { at: string }) {
  const gate = useGate(at)
  return <p>{gate.state === 'loading' ? `${gate.resource}${gate.isLate ? ', late' : ''}` : gate.state}</p>
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function open(at: string) {
  const table: Record<string, Answer> = { 'GET /User': { body: unpaid }, 'GET /Account': { body: [] } }
  const calls = answerWith(table)
  renderUi(connected(<Probe at={at} />))
  return { table, reads: () => calls.filter(({ name }) => name === 'GET /User').length }
}

/** Advances in steps, because rendering follows the fake clock only between them. */
async function forward(ms: number) {
  for (let gone = 0; gone < ms; gone += STEP_MS)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(STEP_MS, ms - gone)))
}

test('a first payment that is confirmed after minutes opens the view without a redirect to the pricing page', async () => {
  const { table, reads } = open(paths.thankYouMonthly())
  await forward(5000)
  expect(screen.getByText('payment')).toBeInTheDocument()
  await forward(10 * MINUTE_MS)
  expect(screen.getByText('payment, late')).toBeInTheDocument()
  // Seldom enough for an outage of hours.
  expect(reads()).toBeLessThan(100)
  table['GET /User'] = { body: user }
  await forward(MINUTE_MS)
  expect(screen.getByText('open')).toBeInTheDocument()
})

test('without a pending payment the redirect to the pricing page is immediate', async () => {
  open(paths.dashboard())
  await forward(1000)
  expect(screen.getByText('redirect')).toBeInTheDocument()
})

test('early requests for an account pending approval are discarded, and not made the next time', async () => {
  const account = examplesFor('getAccount')[0]?.value as Account
  const early: Request[] = []
  chooseAccount(account.id)
  answerThrough(async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/User') return Response.json(user)
    if (pathname === '/Account') return Response.json([{ ...account, status: AccountStatus.PendingApproval }])
    early.push(request)
    return new Promise(() => undefined)
  })
  const { unmount } = renderUi(connected(<Probe at={paths.anomalySetup()} />))
  await forward(1000)
  expect(screen.getByText('notice')).toBeInTheDocument()
  expect(early.map(({ signal }) => signal.aborted)).toEqual([true, true, true])
  unmount()
  renderUi(connected(<Probe at={paths.anomalySetup()} />))
  await forward(1000)
  expect(screen.getByText('notice')).toBeInTheDocument()
  expect(early).toHaveLength(3)
})

test('where another person was before, the account is opened all the same', async () => {
  const account = examplesFor('getAccount')[0]?.value as Account
  savedData.set('personId', 'another person')
  chooseAccount('an account of another person')
  answerThrough(async ({ url }) => {
    const { pathname } = new URL(url)
    if (pathname === '/User') return Response.json(user)
    return Response.json(pathname === '/Account' ? [{ ...account, status: AccountStatus.Active }] : { hasData: true })
  })
  renderUi(connected(<Probe at={paths.anomalySetup()} />))
  await forward(1000)
  expect(screen.getByText('open')).toBeInTheDocument()
})
