import { SubscriptionStatus } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { toContractAmount, toMinorUnits } from '#mocks/sandbox/domain/billing/money.ts'
import { PLANS } from '#mocks/sandbox/domain/billing/plans.ts'
import { applyEvent, canTransition, readEvent, shownEntry } from '#mocks/sandbox/domain/billing/subscription-states.ts'
import type { Subscription } from '#mocks/sandbox/domain/identity/people.ts'

const growth: Subscription = {
  id: 'sub_9bV4kR',
  productName: 'Growth',
  status: SubscriptionStatus.Active,
  plan: 2,
  period: 2,
  trialUsed: true,
  trialEndsAt: null,
  cancelAtPeriodEnd: false,
  currentPeriodEndsAt: '2026-03-02T09:14:00.000Z',
}

const event = (type: string, object: Record<string, unknown>) => ({
  id: 'evt_00001',
  type,
  created: 1_772_615_702,
  livemode: false,
  data: { object },
})
const after = (before: Subscription, type: string, object: Record<string, unknown>) => {
  const fact = readEvent(event(type, object))
  return fact && applyEvent(before, fact, PLANS)
}

const paid = {
  number: 'ADW-2026-00318',
  subtotal: 129_000,
  period_end: 1_803_978_840,
  parent: { subscription_details: { subscription: 'sub_9bV4kR' } },
}

const cycle = (plan: string, reason: string) => ({ ...paid, billing_reason: reason, metadata: { plan, period: '2' } })

test('a paid invoice renews a subscription, even if it is past due', () => {
  for (const status of [4, 5, 7] as const)
    expect(after({ ...growth, status }, 'invoice.paid', paid)).toMatchObject({
      subscription: { status: 4, currentPeriodEndsAt: '2027-03-02T09:14:00.000Z' },
      entry: {
        event: 3,
        amountMinor: 129_000,
        period: 2,
        productName: 'Growth',
        invoiceNumber: 'ADW-2026-00318',
        status: 4,
      },
    })
})

test('the first invoice after a trial subscribes; an invoice of another plan upgrades or downgrades', () => {
  const trial: Subscription = {
    ...growth,
    status: SubscriptionStatus.Trialing,
    productName: 'Trial',
    trialEndsAt: '2026-03-02T09:14:00.000Z',
  }
  expect(after(trial, 'invoice.paid', cycle('1', 'subscription_create'))).toMatchObject({
    subscription: { productName: 'Starter', plan: 1, trialEndsAt: null },
    entry: { event: 2, productName: 'Starter' },
  })
  expect(after(growth, 'invoice.paid', cycle('3', 'subscription_update'))?.entry).toMatchObject({
    event: 4,
    productName: 'Scale',
  })
  expect(after(growth, 'invoice.paid', cycle('1', 'subscription_cycle'))?.entry).toMatchObject({
    event: 5,
    productName: 'Starter',
  })
})

test('after a failed payment the subscription is past due and the paid period unchanged', () => {
  expect(after(growth, 'invoice.payment_failed', { ...paid, amount_due: 153_510 })).toMatchObject({
    subscription: { status: 5, currentPeriodEndsAt: growth.currentPeriodEndsAt },
    entry: { event: 6, amountMinor: 129_000, status: 5, periodEndsAt: '2027-03-02T09:14:00.000Z' },
  })
})

test('an unpaid plan does not start: a failed upgrade changes nothing, a failed renewal keeps the old plan', () => {
  const upgrade = after(growth, 'invoice.payment_failed', { ...cycle('3', 'subscription_update'), amount_due: 10 })
  expect(upgrade).toEqual({ subscription: growth, entry: null })
  expect(after(growth, 'invoice.payment_failed', cycle('3', 'subscription_cycle'))).toMatchObject({
    subscription: { status: 5, plan: 2, period: 2, productName: 'Growth' },
  })
})

test('internal amounts are integers in minor units, amounts of the contract are decimals', () => {
  const entry = after(growth, 'invoice.paid', { ...paid, subtotal: 8_501 })?.entry
  expect(entry?.amountMinor).toBe(8501)
  const stored = { id: 'sev_1', subscriptionId: 'sub_1', personId: 'usr_1', position: 0 }
  expect(entry && shownEntry({ ...entry, ...stored })).toMatchObject({ amount: 85.01 })
  expect(after(growth, 'invoice.paid', { ...paid, subtotal: 85.01 })?.entry?.amountMinor).toBe(0)
  expect([toMinorUnits(19.99, 'EUR'), toMinorUnits(1999, 'JPY'), toContractAmount(1999, 'JPY')]).toEqual([
    1999, 1999, 1999,
  ])
})

test('canceling and the end add one entry each, resuming adds none', () => {
  const cancelled = { id: 'sub_9bV4kR', status: 'active', cancel_at_period_end: true }
  const first = after(growth, 'customer.subscription.updated', cancelled)
  expect(first).toMatchObject({
    subscription: { status: 4, cancelAtPeriodEnd: true },
    entry: { event: 7, amountMinor: 0 },
  })
  expect(after({ ...growth, cancelAtPeriodEnd: true }, 'customer.subscription.updated', cancelled)?.entry).toBeNull()
  expect(
    after({ ...growth, cancelAtPeriodEnd: true }, 'customer.subscription.updated', {
      ...cancelled,
      cancel_at_period_end: false,
    }),
  ).toMatchObject({ subscription: { cancelAtPeriodEnd: false }, entry: null })
  expect(after(growth, 'customer.subscription.deleted', { id: 'sub_9bV4kR', status: 'canceled' })).toMatchObject({
    subscription: { status: 6 },
    entry: { event: 8, status: 6 },
  })
})

test('an ended subscription stays ended after any event', () => {
  for (const status of [2, 6] as const) {
    expect(after({ ...growth, status }, 'invoice.paid', paid)).toBeUndefined()
    expect(after({ ...growth, status }, 'invoice.payment_failed', paid)).toBeUndefined()
  }
})

test('only a new subscription becomes a trial, and none returns to the state none', () => {
  for (const from of Object.values(SubscriptionStatus)) {
    expect(canTransition(from, SubscriptionStatus.Trialing)).toBe(from === 8 || from === 3)
    expect(canTransition(from, SubscriptionStatus.None)).toBe(from === 8)
  }
})

test('events of other types are ignored', () => {
  expect(readEvent(event('charge.refunded', {}))).toBeUndefined()
})
