import { SubscriptionStatus } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { daysUntil, statusNoticeOf, statusTones } from './subscription-status.ts'

const now = new Date('2026-11-20T12:00:00Z')

test('a day that has begun counts, and nothing is left once it has passed', () => {
  expect(daysUntil('2026-11-20T13:00:00Z', now)).toBe(1)
  expect(daysUntil('2026-11-26T12:00:00Z', now)).toBe(6)
  expect(daysUntil('2026-11-26T12:00:01Z', now)).toBe(7)
  expect(daysUntil('2026-11-20T11:59:59Z', now)).toBe(0)
})

test('every status has a tone, and all but an active plan have a next step', () => {
  for (const status of Object.values(SubscriptionStatus)) {
    expect(statusTones[status]).toBeTypeOf('string')
    const standing = statusNoticeOf({ status, cancelAtPeriodEnd: false })
    if (status === SubscriptionStatus.Active) expect(standing).toBeUndefined()
    else expect(standing?.advice).toBeTypeOf('string')
  }
})

test('open invoices are paid in the portal, and an ended plan needs a new one', () => {
  const wayOf = (status: SubscriptionStatus) => statusNoticeOf({ status, cancelAtPeriodEnd: false })?.way
  expect([1, 5, 7].map((status) => wayOf(status as SubscriptionStatus))).toEqual(['portal', 'portal', 'portal'])
  expect([2, 3, 6, 8].map((status) => wayOf(status as SubscriptionStatus))).toEqual([
    'plans',
    'plans',
    'plans',
    'plans',
  ])
})

test('a plan that was cancelled runs on to the end of its period and says so', () => {
  expect(statusNoticeOf({ status: SubscriptionStatus.Active, cancelAtPeriodEnd: true })?.advice).toBe('ending')
})
