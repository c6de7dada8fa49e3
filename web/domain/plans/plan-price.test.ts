import { SubscriptionStatus } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { canBuyPlan, largestSaving, monthOfYear, yearlySaving } from './plan-price.ts'

const growth = { priceMonthly: 129, priceYearly: 1290 }

test('a year is compared with twelve months', () => {
  expect(yearlySaving(growth)).toBe(258)
  expect(monthOfYear(growth)).toBe(107.5)
})

test('a year that costs as much or more saves nothing', () => {
  expect(yearlySaving({ priceMonthly: 10, priceYearly: 130 })).toBe(0)
})

test('the promised saving is the largest one, rounded down', () => {
  expect(largestSaving([{ priceMonthly: 100, priceYearly: 1150 }, growth])).toBe(0.16)
  expect(largestSaving([])).toBe(0)
  expect(largestSaving([{ priceMonthly: 0, priceYearly: 0 }])).toBe(0)
})

test('a trial or an ended plan can be replaced by a new one; an active or past-due plan cannot', () => {
  const open = Object.values(SubscriptionStatus).filter(canBuyPlan)
  expect(open).toEqual([2, 3, 6, 8])
})
