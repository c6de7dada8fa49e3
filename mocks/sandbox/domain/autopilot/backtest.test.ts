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
    attributes: { dailyBudget: 10 },
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

test('a keyword that was paused or removed since counts on the days on which it had impressions', () => {
  const live = (status: 'paused' | 'removed'): SmallEntity => ({
    ...waste,
    id: status,
    status,
    daily: (day) => (day < '2026-11-10' ? { cost: 10, impressions: 100 } : {}),
  })
  const result = backtest(settings({ conditions: [costly] }), smallWorld([live('paused'), live('removed')]), NOON, {
    cooldownDays: 0,
  })
  expect(result.changedCount).toBe(2)
  expect(result.days[0]).toMatchObject({ day: '2026-10-20', changedCount: 2, spendSaved: 400 })
  expect(result.days.find(({ day }) => day === '2026-11-10')).toMatchObject({ checkedCount: 0 })
})

test('raises add spend instead of saving it, and the window is as long as asked for', () => {
  const campaign: SmallEntity = {
    ...waste,
    entityType: EntityType.Campaign,
    attributes: { dailyBudget: 10 },
    daily: { cost: 10, conversions: 1 },
  }
  const rule = settings({
    entityType: EntityType.Campaign,
    conditions: [costly],
    action: action({ type: RuleActionType.ChangeBudgetPercent, value: 50, unit: '%' }),
  })
  const result = backtest(rule, smallWorld([campaign]), NOON, { days: 7, cooldownDays: 90 })
  expect(result.days).toHaveLength(7)
  expect(result).toMatchObject({ changedCount: 1, spendSaved: 0, spendAdded: 30, conversionsLost: 0 })
})
