import { EntityType, Lookback, RuleActionType } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { type BacktestOptions, backtest } from '#mocks/sandbox/domain/autopilot/backtest.ts'
import type { RuleSettings } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import {
  action,
  condition,
  type SmallEntity,
  settings,
  smallWorld,
  TODAY,
} from '#mocks/sandbox/domain/autopilot/small-world.fixture.ts'
import type { RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'

/** A backtest of runs at noon, on accounts whose past is as it is now. */
function simulate(
  rule: RuleSettings,
  world: RuleWorld,
  { runsOn = (day) => [new Date(`${day}T12:00:00Z`)], ...options }: Partial<BacktestOptions> & { cooldownDays: number },
) {
  const sceneAt = async (at: Date) => ({
    world,
    moment: { day: at.toISOString().slice(0, 10), hour: at.getUTCHours() },
  })
  return backtest(rule, world, TODAY, { runsOn, sceneAt, ...options })
}

const waste: SmallEntity = {
  id: 'waste',
  entityType: EntityType.Keyword,
  daily: (day) => ({ cost: day >= '2026-11-01' ? 10 : 0 }),
}
const costly = condition({ metric: 'cost', operator: 'gte', value: 30, lookback: Lookback.Last3Days })

test('a pause saves what was spent after it, and happens once', async () => {
  const result = await simulate(settings({ conditions: [costly] }), smallWorld([waste]), { cooldownDays: 0 })
  expect(result.days).toHaveLength(30)
  expect(result.days.filter(({ changedCount }) => changedCount > 0)).toMatchObject([
    { day: '2026-11-04', changedCount: 1, spendSaved: 140, conversionsLost: 0 },
  ])
  expect(result).toMatchObject({ changedCount: 1, spendSaved: 140 })
})

test('cuts come again after the cooldown, each of what the ones before have left, never more than was spent', async () => {
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
  const result = await simulate(rule, smallWorld([campaign]), { cooldownDays: 10 })
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

test('only days on which the item runs are looked at', async () => {
  const options = {
    cooldownDays: 0,
    runsOn: (day: string) => (day === '2026-11-10' ? [new Date(`${day}T12:00:00Z`)] : []),
  }
  const result = await simulate(settings({ conditions: [costly] }), smallWorld([waste]), options)
  expect(result.days).toMatchObject([{ day: '2026-11-10', changedCount: 1, spendSaved: 80 }])
})

test('in an imported report a keyword that was paused or removed since counts on the days on which it had impressions', async () => {
  const live = (status: 'paused' | 'removed'): SmallEntity => ({
    ...waste,
    id: status,
    status,
    daily: (day) => (day < '2026-11-10' ? { cost: 10, impressions: 100 } : {}),
  })
  const result = await simulate(
    settings({ conditions: [costly] }),
    { ...smallWorld([live('paused'), live('removed')]), isImported: true },
    {
      cooldownDays: 0,
    },
  )
  expect(result.changedCount).toBe(2)
  expect(result.days[0]).toMatchObject({ day: '2026-10-20', changedCount: 2, spendSaved: 400 })
  expect(result.days.find(({ day }) => day === '2026-11-10')).toMatchObject({ checkedCount: 0 })
})

test('raises add spend instead of saving it, and the window is as long as asked for', async () => {
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
  const result = await simulate(rule, smallWorld([campaign]), { days: 7, cooldownDays: 90 })
  expect(result.days).toHaveLength(7)
  expect(result).toMatchObject({ changedCount: 1, spendSaved: 0, spendAdded: 30, conversionsLost: 0 })
})

test('cuts start from the value that the cut before has set', async () => {
  const campaign: SmallEntity = {
    ...waste,
    entityType: EntityType.Campaign,
    attributes: { dailyBudget: 10 },
    daily: { cost: 10 },
  }
  const cut = { type: RuleActionType.ChangeBudgetPercent, value: -50, unit: '%', minLimit: 4 } as const
  const rule = settings({ entityType: EntityType.Campaign, conditions: [costly], action: action(cut) })
  const result = await simulate(rule, smallWorld([campaign]), { cooldownDays: 1 })
  // 10 → 5 → 4, and no further.
  expect(result.changedCount).toBe(2)
})

test('an hourly rule runs each hour, and sees the hours of an incomplete day', async () => {
  const hours: number[] = []
  const world = smallWorld([waste])
  await backtest(settings({ conditions: [costly] }), world, TODAY, {
    days: 1,
    cooldownDays: 0,
    runsOn: (day) => [6, 7, 8].map((hour) => new Date(`${day}T0${hour}:00:00Z`)),
    sceneAt: async (at) => {
      hours.push(at.getUTCHours())
      return { world, moment: { day: at.toISOString().slice(0, 10), hour: at.getUTCHours() } }
    },
  })
  expect(hours).toEqual([6, 7, 8])
})
