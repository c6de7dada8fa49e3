import { ComparedTo, EntityType, Lookback } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { evaluate } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import {
  condition,
  type SmallEntity,
  settings,
  smallWorld,
} from '#mocks/sandbox/domain/autopilot/small-world.fixture.ts'

/** As of November 11 at midnight, so that ten days of the month have gone by. */
const MOMENT = { day: '2026-11-11', hour: 0 }
const CHANGED_ON = '2026-11-06'

const spent = (before: number, after: number) => (day: string) => ({
  cost: day < CHANGED_ON ? before : day < MOMENT.day ? after : 0,
})
const budget = (before: number, after: number): Partial<SmallEntity> => ({
  attributes: { dailyBudget: after },
  budgetOn: (day) => (day < CHANGED_ON ? before : after),
})

/** The value and the limit of "cost of the month above 110% of the plan", and whether it is met. */
function outcomeOf(campaign: Partial<SmallEntity>, planOfMonth = 0) {
  const rule = settings({
    entityType: EntityType.Campaign,
    conditions: [
      condition({
        metric: 'budgetUtilization',
        operator: 'gt',
        value: 110,
        lookback: Lookback.ThisMonth,
        comparedTo: ComparedTo.Target,
      }),
    ],
    parameters: { planOfMonth },
  })
  const world = smallWorld([{ id: 'tents', entityType: EntityType.Campaign, ...campaign }])
  const { matches, justMissed } = evaluate(rule, world, MOMENT)
  const outcome = [...matches, ...justMissed][0]?.outcomes[0]
  return { actual: outcome?.actual, limit: outcome?.threshold, isMet: outcome?.isMet }
}

test('a month is over plan by the budgets that were in force, not by the one of today', () => {
  // 1,400 spent of 5 × 120 + 5 × 80.
  expect(outcomeOf({ ...budget(120, 80), daily: spent(140, 140) })).toMatchObject({ actual: 1.4 })
})

test('a cut of the budget does not cut the plan of the month, so that a rule does not chase its own cuts', () => {
  const { actual, limit, isMet } = outcomeOf({ ...budget(100, 80), daily: spent(118, 94) })
  // 1,060 spent of 900; the plan is still 1,000.
  expect(actual).toBeCloseTo(1060 / 900, 3)
  expect(limit).toBeCloseTo((1.1 * 1000) / 900, 6)
  expect(isMet).toBe(false)
})

test('a raise of the budget raises the plan from its day on', () => {
  const outcome = outcomeOf({ ...budget(100, 200), daily: spent(160, 160) })
  expect(outcome).toMatchObject({ actual: 1.0667, isMet: false })
  expect(outcome.limit).toBeCloseTo(1.1, 6)
})

test('a plan of the month counts instead of the budgets', () => {
  const campaign = { ...budget(100, 100), daily: spent(100, 100) }
  expect(outcomeOf(campaign, 2700)).toMatchObject({ actual: 1, isMet: true })
  expect(outcomeOf(campaign, 3000)).toMatchObject({ actual: 1, isMet: false })
})
