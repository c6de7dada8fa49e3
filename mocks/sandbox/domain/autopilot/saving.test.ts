import { EntityType, Lookback, RuleActionType } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { planChanges } from '#mocks/sandbox/domain/autopilot/changes.ts'
import { evaluate } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import { amountOf, totalOf } from '#mocks/sandbox/domain/autopilot/saving.ts'
import {
  action,
  condition,
  NOON,
  type SmallEntity,
  settings,
  smallWorld,
  TODAY,
} from '#mocks/sandbox/domain/autopilot/small-world.fixture.ts'
import { addDays } from '#mocks/sandbox/time/time-zone.ts'

const keyword = (fields: Partial<SmallEntity> = {}): SmallEntity => ({
  id: 'k',
  entityType: EntityType.Keyword,
  daily: { cost: 10 },
  ...fields,
})

function savingOf(entity: SmallEntity, fields: Partial<Parameters<typeof settings>[0]> = {}) {
  const world = smallWorld([entity])
  const conditions = [condition({ metric: 'cost', operator: 'gte', value: 0 })]
  const rule = settings({ entityType: entity.entityType, conditions, ...fields })
  const saving = planChanges(rule, evaluate(rule, world, NOON).matches, world).changes[0]?.saving
  return saving ?? null
}

test.each([Lookback.Today, Lookback.Last3Days, Lookback.Last7Days, Lookback.Last30Days, Lookback.LastMonth])(
  'the saving does not depend on the window of the condition (%i)',
  (lookback) => {
    const conditions = [condition({ metric: 'cost', operator: 'gte', value: 1, lookback, excludeRecentDays: 0 })]
    const basis = savingOf(keyword(), { conditions })
    expect(basis).toEqual({ dateBegin: '2026-10-20', dateEnd: '2026-11-18', cost: 300, avoidedCost: 300 })
    expect(basis && amountOf(basis)).toBe(300)
  },
)

test('an entity younger than 30 days is scaled from its complete days; one created today has no estimate', () => {
  const basis = savingOf(keyword({ createdOn: addDays(TODAY, -10) }))
  expect(basis).toMatchObject({ dateBegin: '2026-11-09', dateEnd: '2026-11-18', cost: 100 })
  expect(basis && amountOf(basis)).toBe(300)
  expect(savingOf(keyword({ createdOn: TODAY }))).toBeNull()
})

test('a lower daily budget saves at most the cost beyond it, a raise has no saving', () => {
  const campaign = (dailyBudget: number) =>
    keyword({ entityType: EntityType.Campaign, attributes: { dailyBudget }, daily: { cost: 95 } })
  const byPercent = (value: number) => ({
    action: action({ type: RuleActionType.ChangeBudgetPercent, value, unit: '%' as const }),
  })
  expect(savingOf(campaign(90), byPercent(-10))?.avoidedCost).toBe(285)
  expect(savingOf(campaign(100), byPercent(-10))?.avoidedCost).toBe(150)
  expect(savingOf(campaign(200), byPercent(-10))?.avoidedCost).toBe(0)
  expect(savingOf(campaign(90), byPercent(10))).toBeNull()
})

test('savings of unlike windows are scaled before they are added, and each part shows its calculation', () => {
  const basis = (dateBegin: string, avoidedCost: number) => ({
    dateBegin,
    dateEnd: '2026-11-18',
    cost: avoidedCost * 2,
    avoidedCost,
  })
  const total = totalOf([basis('2026-10-20', 60), basis('2026-10-20', 40), basis('2026-11-17', 10)])
  expect(total).toMatchObject({
    amount: 250,
    changeCount: 3,
    parts: [
      { basisDays: 30, changeCount: 2, cost: 200, avoidedCost: 100, amount: 100 },
      { basisDays: 2, changeCount: 1, cost: 20, avoidedCost: 10, amount: 150 },
    ],
  })
  for (const { avoidedCost, basisDays, amount } of total.parts) expect((avoidedCost / basisDays) * 30).toBe(amount)
  expect(totalOf([])).toEqual({ amount: 0, changeCount: 0, parts: [] })
})
