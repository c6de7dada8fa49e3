import { SubscriptionStatus } from '@adwright/sdk/types'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Subscription } from '#mocks/sandbox/domain/identity/people.ts'
import { refusal } from '#tests/support/api.tsx'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { everythingRead, type OpenScreen, renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const HISTORY = 'GET /Subscription/usr_3kT9vQ/history'
const PORTAL = 'POST /Payment/stripe/billing-portal-session/usr_3kT9vQ'

type Options = Parameters<typeof renderScreen>[1]
const open = (options: Options = {}): Promise<OpenScreen> => renderScreen(paths.subscriptions(), options)

/** Puts the owner, who pays for the account, at another point of the subscription. */
const subscribed =
  (fields: Partial<Subscription>) =>
  ({ sandbox, personOf }: OpenSandbox) =>
    sandbox.store.update('person', personOf('owner').id, (person) => ({
      ...person,
      subscription: { ...person.subscription, ...fields },
    }))

/** Lets the card provider charge the owner monthly. */
const monthly = async ({ sandbox: { store }, personOf }: OpenSandbox) => {
  for (const { id } of await store.list('cardSubscription', personOf('owner').id))
    await store.set('cardSubscription', id, { period: 1 })
}
const pastDue = subscribed({ status: SubscriptionStatus.PastDue })
const trial = subscribed({
  status: SubscriptionStatus.Trialing,
  productName: 'Trial',
  trialEndsAt: '2026-12-01T09:00:00Z',
  currentPeriodEndsAt: null,
})

test('a viewer sees the plan, and no costs are requested', async () => {
  const { calls } = await open({ role: 'viewer', before: pastDue })
  expect(await screen.findByRole('heading', { name: 'Plan for Lindholm Outdoor' })).toBeVisible()
  expect(screen.getByText(/owners of Lindholm Outdoor can see prices and invoices/)).toBeVisible()
  await everythingRead()
  expect(within(screen.getByRole('main')).queryByRole('button')).toBeNull()
  expect(screen.queryByText('The last payment failed')).toBeNull()
  expect(calls().filter(({ name }) => name.endsWith('/history'))).toEqual([])
})

test('an admin sees prices and invoices, cannot change the plan, and sees whom to ask', async () => {
  const { calls, user } = await open({ role: 'admin' })
  const change = await screen.findByRole('button', { name: 'Switch to Scale' })
  expect(change).toHaveAccessibleDescription(/Only owners of Lindholm Outdoor/)
  await user.click(change)
  expect(await screen.findByRole('heading', { name: 'History and invoices' })).toBeVisible()
  await everythingRead()
  expect(calls().filter(({ name }) => name.startsWith('POST'))).toEqual([])
})

test('the plan shows its price, next payment and card, and can be switched to yearly', async () => {
  const { user, calls } = await open({ before: monthly, answers: { [PORTAL]: refusal(503, 'Closed.') } })
  expect(await screen.findByText('€129.00 per month, excl. tax')).toBeVisible()
  expect(screen.getByText(/^€129.00 on /)).toBeVisible()
  expect(screen.getByText('Card ending in 4242')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Switch to yearly and save €258.00 a year' }))
  expect(await screen.findByText("The billing portal couldn't open")).toBeVisible()
  expect(calls(PORTAL).map(({ body }) => body)).toEqual([{ change: { plan: 2, period: 2 } }])
})

test('the prices of the period in which the customer pays come first, and none is recommended to a customer', async () => {
  const { user } = await open()
  expect(await screen.findByRole('button', { name: /^Yearly/, pressed: true })).toBeVisible()
  const own = await screen.findByRole('row', { name: /Your plan/ })
  expect(own).toHaveTextContent('€1,290.00')
  expect(within(own).queryByRole('button')).toBeNull()
  expect(screen.queryByText('Recommended')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Monthly' }))
  expect(await screen.findByRole('button', { name: 'Switch to monthly' })).toBeVisible()
  expect(location.search).toBe('?period=monthly')
})

test('a payment that failed is overdue, instead of due on a day in the past, and the period cannot be changed', async () => {
  await open({
    before: async (sandbox) => {
      await monthly(sandbox)
      await pastDue(sandbox)
    },
  })
  expect(await screen.findByText('€129.00, overdue')).toBeVisible()
  expect(screen.queryByText(/^€129.00 on /)).toBeNull()
  expect(screen.queryByRole('button', { name: /^Switch to yearly/ })).toBeNull()
})

test('a portal that does not open says so', async () => {
  const { user } = await open({ before: pastDue, answers: { [PORTAL]: refusal(409, 'There is no card yet.') } })
  expect(await screen.findByText('The last payment failed')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Open billing portal' }))
  expect(await screen.findByText("The billing portal couldn't open")).toBeVisible()
  expect(screen.getByText('There is no card yet.')).toBeVisible()
})

test('in a trial an owner goes to the checkout of the chosen period', async () => {
  const { user, as } = await open({ before: trial })
  await screen.findByText(/days left in your trial/)
  await user.click(await screen.findByRole('button', { name: /Yearly/ }))
  const { id, checkoutKey } = (await (await as('owner'))('GET', '/User')).body
  expect(await screen.findByRole('link', { name: 'Choose Scale' })).toHaveAttribute(
    'href',
    `/checkout?plan=3&person=${id}&key=${checkoutKey}&lang=en&period=2`,
  )
  expect(screen.queryByRole('button', { name: 'Open billing portal' })).toBeNull()
})

test('a history that fails leaves plan and prices standing', async () => {
  await open({ answers: { [HISTORY]: refusal(503, 'Busy.') } })
  expect(await screen.findByText("The table couldn't load")).toBeVisible()
  expect(await screen.findByText('Starter')).toBeVisible()
})

test('while the account waits for approval the plan of the person is shown, and its own is not', async () => {
  const { calls } = await open({ scenario: 'pending-approval' })
  expect(await screen.findByRole('heading', { name: 'Plans and prices' })).toBeVisible()
  await everythingRead()
  expect(calls(`GET /Account/${ACCOUNT}/subscription`)).toEqual([])
})

test('a trial without an account, whose end is unknown, is a sentence', async () => {
  const before = async ({ as }: OpenSandbox) => (await as('new'))('POST', '/User/start-trial')
  await open({ scenario: 'new-user', role: 'new', before })
  expect(await screen.findByText('Your trial is running')).toBeVisible()
  expect(screen.getByText(/free and ends automatically/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose a plan' })).toBeVisible()
})

const inTightWindow = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(min-width: 768px) and (max-width: 1279.98px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

test('in a narrow window, the history shows the date below the event and the period below the plan', async () => {
  await open({ before: inTightWindow })
  const row = (await screen.findAllByText('Renewed'))[0]?.closest('tr')
  expect(row?.children).toHaveLength(5)
  expect(row?.firstElementChild).toHaveTextContent(/^Renewed.*20\d\d$/)
  expect(row).toHaveTextContent(/Growth(Yearly|Monthly)/)
})

test('in a tight window three columns hold everything, the choice with its plan', async () => {
  await open({
    before: (opened) => {
      inTightWindow()
      return trial(opened)
    },
  })
  const choice = await screen.findByRole('link', { name: 'Choose Scale' })
  const row = choice.closest('tr')
  expect(row?.children).toHaveLength(3)
  expect(row?.firstElementChild).toContainElement(choice)
  expect(row).toHaveTextContent(/Active rules/)
})

test('the limits of the plan say what is counted by the day and what by the month', async () => {
  await open()
  const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling
  expect(await screen.findByText('AI answers')).toBeVisible()
  expect(valueOf('AI answers')).toHaveTextContent('0 of 200 today')
  expect(valueOf('Designs')).toHaveTextContent('0 of 20 this month')
  expect(valueOf('Strategies')).toHaveTextContent(/^0 of 200$/)
})

test.each([
  ['?period=yearly', 'Yearly'],
  ['?period=weekly', 'Monthly'],
])('the period of the prices under %s is %s', async (search, name) => {
  await renderScreen(`${paths.subscriptions()}${search}`, { before: monthly })
  expect(await screen.findByRole('button', { name: new RegExp(`^${name}`), pressed: true })).toBeVisible()
})
