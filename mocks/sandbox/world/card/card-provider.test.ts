import { expect, test } from 'vitest'
import { PLAN_PRICES } from '#mocks/sandbox/domain/billing/plans.ts'
import type { CardSubscription, Choice, ProviderBook } from '#mocks/sandbox/platforms/card.ts'
import {
  advance,
  beginTrial,
  buy,
  cancel,
  cardOf,
  changeCard,
  changePlan,
  periodAfter,
  resume,
} from '#mocks/sandbox/world/card/card-provider.ts'

let counted = 0
const book: ProviderBook = {
  plans: PLAN_PRICES,
  newEventId: () => `evt_${(counted += 1)}`,
  newInvoiceNumber: (at) => `ADW-${at.getUTCFullYear()}-${(counted += 1)}`,
  invoiceUrl: (number) => `https://billing.example/${number}`,
}

const AT = '2026-01-31T10:00:00.000Z'
const person = { id: 'sub_a', customerId: 'cus_a', personId: 'usr_a' }
const growthMonthly: Choice = { plan: 2, period: 1 }
const card = (number: string) => {
  const known = cardOf(number)
  if (!known) throw new Error('no such card')
  return known
}
const good = card('4242 4242 4242 4242')
const failing = card('4000000000000341')
const bought = (number = good, choice = growthMonthly) =>
  buy(book, { ...person, ...choice, card: number, at: AT }).subscription
const types = ({ events }: { events: { type: string }[] }) => events.map(({ type }) => type)
const until = (moment: string) => new Date(moment)

const day = (number: number) => new Date(Date.parse('2026-02-28T10:00:00.000Z') + number * 86_400_000)

test('a month after January 31 ends on the last day of February, a year after on January 31', () => {
  expect(periodAfter(AT, 1)).toBe('2026-02-28T10:00:00.000Z')
  expect(periodAfter(AT, 2)).toBe('2027-01-31T10:00:00.000Z')
  expect(periodAfter('2028-02-29T10:00:00.000Z', 2)).toBe('2029-02-28T10:00:00.000Z')
})

/** The ends of the next periods, each reached by a renewal. */
const nextEnds = (subscription: CardSubscription, count: number): string[] => {
  if (count === 0) return []
  const { subscription: renewed } = advance(book, subscription, until(subscription.periodEndsAt))
  return [subscription.periodEndsAt.slice(0, 10), ...nextEnds(renewed, count - 1)]
}

test('periods end on the billing anchor day, whatever shorter months lie between', () => {
  expect(nextEnds(bought(), 4)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])
  const leapDay = { ...person, plan: 2, period: 2, card: good, at: '2028-02-29T10:00:00.000Z' } as const
  expect(nextEnds(buy(book, leapDay).subscription, 5)).toEqual([
    '2029-02-28',
    '2030-02-28',
    '2031-02-28',
    '2032-02-29',
    '2033-02-28',
  ])
})

test('plan changes, downgrades, revoked cancellations and late payments keep the anchor day; another interval sets a new one', () => {
  const february = advance(book, bought(), until('2026-02-28T10:00:00.000Z')).subscription
  const at = '2026-03-05T10:00:00.000Z'
  expect(nextEnds(changePlan(book, february, { plan: 3, period: 1 }, at).subscription, 2)).toEqual([
    '2026-03-31',
    '2026-04-30',
  ])
  expect(nextEnds(changePlan(book, february, { plan: 1, period: 1 }, at).subscription, 2)).toEqual([
    '2026-03-31',
    '2026-04-30',
  ])
  const kept = resume(book, cancel(book, february, at).subscription, at).subscription
  expect(nextEnds(kept, 2)).toEqual(['2026-03-31', '2026-04-30'])
  const late = changeCard(book, advance(book, bought(failing), day(2)).subscription, good, day(2).toISOString())
  expect(nextEnds(late.subscription, 2)).toEqual(['2026-03-31', '2026-04-30'])
  const yearly = changePlan(book, february, { plan: 2, period: 2 }, at).subscription
  expect(nextEnds(yearly, 2)).toEqual(['2027-03-05', '2028-03-05'])
  // A downgrade to a yearly plan begins with the next period and lasts a whole year.
  const scale = bought(good, { plan: 3, period: 1 })
  const lower = changePlan(book, scale, { plan: 1, period: 2 }, '2026-02-10T10:00:00.000Z').subscription
  expect(nextEnds(lower, 3)).toEqual(['2026-02-28', '2027-02-28', '2028-02-29'])
  // Back to monthly, from a leap day on.
  const leapDay = { ...person, plan: 2, period: 2, card: good, at: '2028-02-29T10:00:00.000Z' } as const
  const monthly = changePlan(book, buy(book, leapDay).subscription, { plan: 2, period: 1 }, '2028-05-01T00:00:00.000Z')
  expect(nextEnds(monthly.subscription, 3)).toEqual(['2029-02-28', '2029-03-29', '2029-04-29'])
})

test('the open invoice of a past period pays for the current one, ending on the anchor day', () => {
  const unpaid = advance(book, bought(failing), until('2026-04-02T00:00:00.000Z')).subscription
  expect(unpaid).toMatchObject({ status: 'unpaid', periodEndsAt: '2026-03-31T10:00:00.000Z' })
  const told = changeCard(book, unpaid, good, '2026-04-02T00:00:00.000Z')
  expect(told.subscription).toMatchObject({ status: 'active', periodEndsAt: '2026-04-30T10:00:00.000Z' })
  expect(types(advance(book, told.subscription, until('2026-04-30T09:59:59.000Z')))).toEqual([])
})

test.each([
  ['another plan', { plan: 3, period: 1 }],
  ['another period', { plan: 2, period: 2 }],
] as const)('a card that is declined refuses an upgrade to %s: nothing changes, no invoice stays open', (_, choice) => {
  const before = { ...bought(failing), next: { plan: 1, period: 1 } as const }
  const told = changePlan(book, before, choice, '2026-02-10T10:00:00.000Z')
  expect(told.isDeclined).toBe(true)
  expect(told.subscription).toEqual(before)
  expect(types(told)).toEqual(['payment_intent.payment_failed'])
})

test('an upgrade with a credit balance needs no charge, and neither does a downgrade', () => {
  const yearly = bought(failing, { plan: 2, period: 2 })
  const told = changePlan(book, yearly, { plan: 3, period: 1 }, '2026-02-10T10:00:00.000Z')
  expect(told.isDeclined).toBeUndefined()
  expect(told.subscription).toMatchObject({ plan: 3, period: 1 })
  expect(changePlan(book, bought(failing), { plan: 1, period: 1 }, AT).subscription.next).toEqual({
    plan: 1,
    period: 1,
  })
})

test('every amount is a whole number of cents', () => {
  const odd: ProviderBook = {
    ...book,
    plans: book.plans.map((plan) => ({ ...plan, monthlyMinor: plan.monthlyMinor + 99 })),
  }
  const [a, b] = ['2026-02-09T03:07:11.000Z', '2026-02-17T19:33:59.000Z']
  const first = buy(odd, { ...person, plan: 1, period: 1, card: good, at: AT }).subscription
  const second = changePlan(odd, first, { plan: 2, period: 1 }, a)
  const third = changePlan(odd, second.subscription, { plan: 2, period: 2 }, b)
  const amounts = [...second.events, ...third.events].map(({ data }) => data.object.subtotal)
  expect(amounts).toHaveLength(2)
  expect(amounts.every(Number.isInteger)).toBe(true)
  const failed = advance(book, bought(failing), day(1)).subscription
  expect(failed.openInvoice).toMatchObject({ amountMinor: 12_900 })
})

test('choosing a plan revokes a cancellation, also when the plan begins with the next period', () => {
  const cancelled = cancel(book, bought(), '2026-02-10T10:00:00.000Z').subscription
  const told = changePlan(book, cancelled, { plan: 1, period: 1 }, '2026-02-11T10:00:00.000Z')
  expect(told.subscription).toMatchObject({ cancelAtPeriodEnd: false, next: { plan: 1, period: 1 } })
  expect(types(told)).toEqual(['customer.subscription.updated'])
})

test('an unknown number has no card', () => {
  expect(cardOf('4111111111111111')).toBeUndefined()
})

test('a trial without a card ends automatically, once', () => {
  const { subscription } = beginTrial(book, { ...person, ...growthMonthly, at: AT, endsAt: '2026-02-14T10:00:00.000Z' })
  expect(types(advance(book, subscription, until('2026-02-14T09:59:59.000Z')))).toEqual([])
  const over = advance(book, subscription, until('2026-02-14T10:00:00.000Z'))
  expect(types(over)).toEqual(['customer.subscription.deleted'])
  expect(types(advance(book, over.subscription, until('2027-01-01T00:00:00.000Z')))).toEqual([])
})

test('a valid card is charged each period; advancing in steps sends the same events as in one step', () => {
  const once = advance(book, bought(), until('2026-05-01T00:00:00.000Z'))
  expect(types(once)).toEqual(['invoice.paid', 'invoice.paid', 'invoice.paid'])
  let stepped = bought()
  let count = 0
  for (let day = 1; day <= 90; day += 1) {
    const told = advance(book, stepped, new Date(Date.parse(AT) + day * 86_400_000))
    stepped = told.subscription
    count += told.events.length
  }
  expect(count).toBe(3)
  expect(stepped.periodEndsAt).toBe(once.subscription.periodEndsAt)
})

test('a failed charge is retried after 3, 5 and 7 days, then the subscription is unpaid, and canceled after 30 more', () => {
  const statuses = [0, 3, 8, 15, 45].map((number) => advance(book, bought(failing), day(number)).subscription.status)
  expect(statuses).toEqual(['past_due', 'past_due', 'past_due', 'unpaid', 'canceled'])
  expect(types(advance(book, bought(failing), day(60)))).toEqual([
    'invoice.payment_failed',
    'invoice.payment_failed',
    'invoice.payment_failed',
    'invoice.payment_failed',
    'customer.subscription.updated',
    'customer.subscription.deleted',
  ])
})

test('a new card pays the open invoice immediately', () => {
  const pastDue = advance(book, bought(failing), until('2026-03-01T00:00:00.000Z')).subscription
  const told = changeCard(book, pastDue, good, '2026-03-01T12:00:00.000Z')
  expect(types(told)).toEqual(['invoice.paid'])
  expect(told.subscription).toMatchObject({ status: 'active', openInvoice: null, card: good })
  expect(types(advance(book, told.subscription, until('2026-03-20T00:00:00.000Z')))).toEqual([])
})

test('a cancellation takes effect at the end of the period and can be revoked until then', () => {
  const cancelled = cancel(book, bought(), '2026-02-10T10:00:00.000Z')
  expect(types(cancelled)).toEqual(['customer.subscription.updated'])
  expect(types(cancel(book, cancelled.subscription, '2026-02-11T10:00:00.000Z'))).toEqual([])
  expect(types(advance(book, cancelled.subscription, until('2026-06-01T00:00:00.000Z')))).toEqual([
    'customer.subscription.deleted',
  ])
  const kept = resume(book, cancelled.subscription, '2026-02-11T10:00:00.000Z').subscription
  expect(types(advance(book, kept, until('2026-03-01T00:00:00.000Z')))).toEqual(['invoice.paid'])
})

test('canceling an unpaid subscription ends it immediately', () => {
  const pastDue = advance(book, bought(failing), until('2026-03-01T00:00:00.000Z')).subscription
  const told = cancel(book, pastDue, '2026-03-01T12:00:00.000Z')
  expect(types(told)).toEqual(['customer.subscription.updated', 'customer.subscription.deleted'])
})

test('an upgrade begins immediately with proration; a downgrade begins with the next period', () => {
  const half = new Date((Date.parse(AT) + Date.parse('2026-02-28T10:00:00.000Z')) / 2).toISOString()
  const up = changePlan(book, bought(), { plan: 3, period: 1 }, half)
  expect(up.events[0]?.data.object).toMatchObject({ subtotal: 8500, billing_reason: 'subscription_update' })
  expect(up.subscription).toMatchObject({ plan: 3, periodEndsAt: '2026-02-28T10:00:00.000Z' })
  const yearly = changePlan(book, bought(), { plan: 2, period: 2 }, half)
  expect(yearly.events[0]?.data.object).toMatchObject({ subtotal: 129_000 - 6450 })
  expect(yearly.subscription.periodEndsAt).toBe(periodAfter(half, 2))
  const down = changePlan(book, bought(), { plan: 1, period: 1 }, half)
  expect(down).toMatchObject({ events: [], subscription: { plan: 2, next: { plan: 1, period: 1 } } })
  const renewed = advance(book, down.subscription, until('2026-03-01T00:00:00.000Z'))
  expect(renewed.subscription).toMatchObject({ plan: 1, next: null })
  expect(renewed.events[0]?.data.object).toMatchObject({ subtotal: 4900 })
})
