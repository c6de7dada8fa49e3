import {
  type Account,
  AccountStatus,
  type SubscriptionInfo,
  SubscriptionStatus,
  type User,
  UserRole,
} from '@adwright/sdk/types'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answer, answerWith, connected, refusal, withSettings } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { CurrentContext } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Component } from './overview.route.tsx'

const exampleOf = (operationId: string, name?: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  const examples = examplesOf(operation?.responses['200']?.content?.['application/json'])
  return (examples.find((example) => example.name === name) ?? examples[0])?.value
}

const user = exampleOf('getUser', 'typical') as User
const [example] = exampleOf('listAccounts', 'typical') as Account[]
const running: SubscriptionInfo = {
  activeSubscriptionExists: true,
  status: SubscriptionStatus.Active,
  productName: 'Growth',
  trialEndsAt: null,
  cancelAtPeriodEnd: false,
  currentPeriodEndsAt: '2027-10-17T09:00:00Z',
}
const HISTORY = `GET /Subscription/${user.id}/history`
const PORTAL = `POST /Payment/stripe/billing-portal-session/${user.id}`

function open(
  role: Account['role'],
  info: Partial<SubscriptionInfo> = {},
  table: Record<string, Answer> = {},
  fields: Partial<Account> | null = {},
  person: User = user,
  search = '',
) {
  if (!example) throw new Error('the contract has no account')
  const account = { ...example, name: 'Lindholm', role, ...fields }
  const own = fields === null ? undefined : account
  const calls = answerWith({
    [`GET /Account/${account.id}/subscription`]: { body: { ...running, ...info } },
    'GET /App/constants': { body: exampleOf('getConstants') },
    [HISTORY]: { body: exampleOf('listSubscriptionHistory') },
    ...table,
  })
  const current = {
    user: person,
    accounts: own ? [own] : [],
    account: own,
    hasAdsData: true,
    hasAnalyticsData: true,
  }
  const page = connected(
    <CurrentContext value={current}>
      <Component />
    </CurrentContext>,
  )
  return { calls, ...renderUi(page, { path: `/subscriptions${search}` }) }
}

beforeEach(async () => {
  toaster.dismissAll()
  await withSettings()
})

afterEach(() => vi.unstubAllGlobals())

test('a viewer sees the plan, and nothing of what it costs is even asked for', async () => {
  const { calls } = open(UserRole.Viewer, { status: SubscriptionStatus.PastDue })
  expect(await screen.findByRole('heading', { name: 'Plan of Lindholm' })).toBeVisible()
  expect(screen.getByText(/owners of Lindholm see prices and invoices/)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText('The last payment failed')).toBeNull()
  expect(calls.map(({ name }) => name)).not.toContain(HISTORY)
})

test('an admin sees prices and invoices but changes nothing, and is told whom to ask', async () => {
  const { calls, user: person } = open(UserRole.Admin)
  const change = await screen.findByRole('button', { name: 'Change to Scale' })
  expect(change).toHaveAccessibleDescription(/Only an owner of Lindholm/)
  await person.click(change)
  expect(screen.getByRole('heading', { name: 'History and invoices' })).toBeVisible()
  expect(calls.map(({ name }) => name)).not.toContain(PORTAL)
})

test('a portal that does not open says so', async () => {
  const { user: person } = open(
    UserRole.Owner,
    { status: SubscriptionStatus.PastDue },
    { [PORTAL]: refusal(409, 'There is no card yet.') },
  )
  expect(await screen.findByText('The last payment failed')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Open billing portal' }))
  await waitFor(() =>
    expect(toaster.all().map(({ title, description }) => [title, description])).toEqual([
      ['The billing portal could not be opened', 'There is no card yet.'],
    ]),
  )
})

test('in a trial an owner goes to the checkout of the chosen period', async () => {
  const trial = {
    status: 3,
    productName: 'Trial',
    trialEndsAt: '2099-01-01T00:00:00Z',
    currentPeriodEndsAt: null,
  } as const
  const { user: person } = open(UserRole.Owner, trial)
  await screen.findByText(/days of your trial are left/)
  await person.click(await screen.findByRole('button', { name: /Yearly/ }))
  expect(await screen.findByRole('link', { name: 'Choose Scale' })).toHaveAttribute(
    'href',
    `/checkout?plan=3&person=${user.id}&key=${user.checkoutKey}&lang=en&period=2`,
  )
  expect(screen.queryByRole('button', { name: 'Open billing portal' })).toBeNull()
})

test('a history that fails leaves plan and prices standing', async () => {
  open(UserRole.Owner, {}, { [HISTORY]: refusal(503, 'Busy.') })
  expect(await screen.findByText('The rows could not be loaded')).toBeVisible()
  expect(await screen.findByText('Starter')).toBeVisible()
})

test('while the account waits for approval the plan of the person is shown, and the account is not asked', async () => {
  const { calls } = open(UserRole.Owner, {}, {}, { status: AccountStatus.PendingApproval })
  expect(await screen.findByRole('heading', { name: 'Plans and prices' })).toBeVisible()
  expect(calls.map(({ name }) => name).filter((name) => name.endsWith('/subscription'))).toEqual([])
})

test('a trial without an account, whose end nobody tells, is a sentence', async () => {
  const details = { ...user.subscriptionDetails, status: 3, subscriptionProductName: 'Trial' } as const
  open(UserRole.Owner, {}, {}, null, { ...user, subscriptionDetails: details })
  expect(await screen.findByText('Your trial is running')).toBeVisible()
  expect(screen.getByText(/costs nothing and ends by itself/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose a plan' })).toBeVisible()
})

const inTightWindow = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(min-width: 768px) and (max-width: 1279.98px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

test('in a tight window the history says the day under what happened, and how it is paid under the plan', async () => {
  inTightWindow()
  open(UserRole.Owner)
  const row = (await screen.findByText('Renewed')).closest('tr')
  expect(row?.children).toHaveLength(5)
  expect(row?.firstElementChild).toHaveTextContent(/^Renewed.*20\d\d$/)
  expect(row).toHaveTextContent(/Growth(Yearly|Monthly)/)
})

test('in a tight window three columns hold everything, the choice with its plan', async () => {
  inTightWindow()
  open(UserRole.Owner, { status: SubscriptionStatus.Trialing, productName: 'Trial' })
  const choice = await screen.findByRole('link', { name: 'Choose Scale' })
  const row = choice.closest('tr')
  expect(row?.children).toHaveLength(3)
  expect(row?.firstElementChild).toContainElement(choice)
  expect(row).toHaveTextContent(/Active rules/)
})

test.each([
  ['?period=yearly', 'Yearly'],
  ['?period=weekly', 'Monthly'],
])('the period of the prices under %s is %s', async (search, name) => {
  open(UserRole.Owner, {}, {}, {}, user, search)
  expect(await screen.findByRole('button', { name: new RegExp(`^${name}`), pressed: true })).toBeVisible()
})
