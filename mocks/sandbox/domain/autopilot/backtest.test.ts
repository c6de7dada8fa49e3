import { EntityType, Lookback, RuleActionType } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { backtest } from '#mocks/sandbox/domain/autopilot/backtest.ts'
import {
  action,
  condition,
  NOON,
  type SmallEntity,
  settings,
  smallWorld,
} from '#mocks/sandbox/domain/autopilot/small-world.fixture.ts'

const waste: SmallEntity = {
  id: 'waste',
  entityType: EntityType.Keyword,
  daily: (day) => ({ cost: day >= '2026-11-01' ? 10 : 0 }),
}
const costly = condition({ metric: 'cost', operator: 'gte', value: 30, lookback: Lookback.Last3Days })

test('a pause saves what was spent after it, and happens once', () => {
  const result = backtest(settings({ conditions: [costly] }), smallWorld([waste]), NOON, { cooldownDays: 0 })
  expect(result.days).toHaveLength(30)
  expect(result.days.filter(({ changedCount }) => changedCount > 0)).toMatchObject([
    { day: '2026-11-04', changedCount: 1, spendSaved: 140, conversionsLost: 0 },
  ])
  expect(result).toMatchObject({ changedCount: 1, spendSaved: 140 })
})

test('cuts come again after the cooldown, each of what the ones before have left, never more than was spent', () => {
  const campaign: SmallEntity = {
    ...waste,
    entityType: EntityType.Campaign,
    attributes: { dailyBudget: 100 },
    daily: { cost: 10, conversions: 1 },
  }
  const rule = settings({
    entityType: EntityType.Campaign,
    conditions: [costly],
    action: action({ type: RuleActionType.ChangeBudgetPercent, value: -50, unit: '%' }),
  })
  const result = backtest(rule, smallWorld([campaign]), NOON, { cooldownDays: 10 })
  expect(
    result.days.filter(({ changedCount }) => changedCount > 0).map(({ day, spendSaved }) => [day, spendSaved]),
  ).toEqual([
    ['2026-10-20', 145],
    ['2026-10-30', 47.5],
    ['2026-11-09', 11.25],
  ])
  expect(result.spendSaved).toBeLessThan(300)
  expect(result.conversionsLost).toBeCloseTo(20.38, 1)
})

test('only days on which the item runs are looked at', () => {
  const options = { cooldownDays: 0, isRunDay: (day: string) => day === '2026-11-10' }
  const result = backtest(settings({ conditions: [costly] }), smallWorld([waste]), NOON, options)
  expect(result.days).toMatchObject([{ day: '2026-11-10', changedCount: 1, spendSaved: 80 }])
})
