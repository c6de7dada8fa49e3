import { EntityType, Lookback, RuleActionType } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { type BacktestOptions, backtest } from '#mocks/sandbox/domain/autopilot/backtest.ts'
import type { RuleSettings } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import {
  action,
  changedWorld,
  condition,
  type SmallEntity,
  settings,
  TODAY,
} from '#mocks/sandbox/domain/autopilot/small-world.fixture.ts'

type Options = Partial<BacktestOptions> & { cooldownDays: number; isImported?: boolean }

/** A backtest of runs at noon, on an account whose past is as it is now and whose metrics follow its changes in proportion. */
function simulate(
  rule: RuleSettings,
  things: SmallEntity[],
  { runsOn = (day) => [new Date(`${day}T12:00:00Z`)], isImported = false, ...options }: Options,
) {
  const accountWith: BacktestOptions['accountWith'] = async (changes) => ({
    ...changedWorld(things, changes),
    isImported,
  })
  return backtest(rule, TODAY, {
    runsOn,
    accountWith,
    sceneAt: async (at, changes) => ({
      world: await accountWith(changes),
      moment: { day: at.toISOString().slice(0, 10), hour: at.getUTCHours() },
    }),
    ...options,
  })
}

const waste: SmallEntity = {
  id: 'waste',
  entityType: EntityType.Keyword,
  daily: (day) => ({ cost: day >= '2026-11-01' ? 10 : 0 }),
}
const costly = condition({ metric: 'cost', operator: 'gte', value: 30, lookback: Lookback.Last3Days })

test('a pause saves what was spent after it, and happens once', async () => {
  const result = await simulate(settings({ conditions: [costly] }), [waste], { cooldownDays: 0 })
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
    conditions: [{ ...costly, value: 3 }],
    action: action({ type: RuleActionType.ChangeBudgetPercent, value: -50, unit: '%' }),
  })
  const result = await simulate(rule, [campaign], { cooldownDays: 10 })
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
  const result = await simulate(settings({ conditions: [costly] }), [waste], options)
  expect(result.days).toMatchObject([{ day: '2026-11-10', changedCount: 1, spendSaved: 80 }])
})

test('in an imported report a keyword that was paused or removed since counts on the days on which it had impressions', async () => {
  const live = (status: 'paused' | 'removed'): SmallEntity => ({
    ...waste,
    id: status,
    status,
    daily: (day) => (day < '2026-11-10' ? { cost: 10, impressions: 100 } : {}),
  })
  const result = await simulate(settings({ conditions: [costly] }), [live('paused'), live('removed')], {
    cooldownDays: 0,
    isImported: true,
  })
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
  const result = await simulate(rule, [campaign], { days: 7, cooldownDays: 90 })
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
  const result = await simulate(rule, [campaign], { cooldownDays: 1 })
  // 10 → 5 → 4, and no further.
  expect(result.changedCount).toBe(2)
})

test('a raised budget is spent on the following days, and the next raise starts from it, up to the maximum', async () => {
  const campaign: SmallEntity = {
    ...waste,
    entityType: EntityType.Campaign,
    attributes: { dailyBudget: 10 },
    daily: { cost: 10 },
  }
  const raise = { type: RuleActionType.ChangeBudgetPercent, value: 50, unit: '%', maxLimit: 30 } as const
  const rule = settings({ entityType: EntityType.Campaign, conditions: [costly], action: action(raise) })
  const result = await simulate(rule, [campaign], { days: 6, cooldownDays: 1 })
  // 10 → 15 → 22.5 → 30, and no further; each raise adds its difference on the days that are left.
  expect(result.days.map(({ changedCount, spendAdded }) => [changedCount, spendAdded])).toEqual([
    [1, 25],
    [1, 30],
    [1, 22.5],
    [0, 0],
    [0, 0],
    [0, 0],
  ])
  expect(result).toMatchObject({ changedCount: 3, spendAdded: 77.5, spendSaved: 0 })
})

test('what the item changed before the first day is still within its cooldown', async () => {
  const touched = [{ entityId: 'waste', at: new Date('2026-10-19T12:00:00Z') }]
  const long = { ...waste, daily: { cost: 10 } }
  const result = await simulate(settings({ conditions: [costly] }), [long], { cooldownDays: 3, touched })
  expect(result.days.find(({ changedCount }) => changedCount > 0)?.day).toBe('2026-10-22')
})

test('an hourly rule runs each hour, and sees the hours of an incomplete day', async () => {
  const hours: number[] = []
  await simulate(settings({ conditions: [costly] }), [waste], {
    days: 1,
    cooldownDays: 0,
    runsOn: (day) => [6, 7, 8].map((hour) => new Date(`${day}T0${hour}:00:00Z`)),
    sceneAt: async (at, changes) => {
      hours.push(at.getUTCHours())
      return {
        world: changedWorld([waste], changes),
        moment: { day: at.toISOString().slice(0, 10), hour: at.getUTCHours() },
      }
    },
  })
  expect(hours).toEqual([6, 7, 8])
})
