import { type Action, EntityType, HeldBackReason, RuleActionType } from '@adwright/sdk/types'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Change } from '#mocks/sandbox/domain/autopilot/change.ts'
import { amountAfter, inverseOf, planChanges, valueNow } from '#mocks/sandbox/domain/autopilot/changes.ts'
import { evaluate } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import {
  action,
  condition,
  NOON,
  type SmallEntity,
  settings,
  smallWorld,
} from '#mocks/sandbox/domain/autopilot/small-world.fixture.ts'
import type { RuleEntity } from '#mocks/sandbox/domain/autopilot/world.ts'

const always = [condition({ metric: 'cost', operator: 'gte', value: 0 })]

function planFor(entityType: 1 | 4 | 5, chosen: Action, things: SmallEntity[], parameters = {}) {
  const rule = settings({ entityType, conditions: always, action: chosen, parameters })
  const world = smallWorld(things)
  return planChanges(rule, evaluate(rule, world, NOON).matches, world)
}
const campaign = (id: string, attributes: RuleEntity['attributes'], cost = 1): SmallEntity => ({
  id,
  entityType: EntityType.Campaign,
  attributes,
  daily: { cost },
})

test('each action changes its field, by per cent or to an amount', () => {
  const budget = planFor(
    1,
    action({ type: RuleActionType.ChangeBudgetPercent, value: 15, unit: '%', minLimit: 10, maxLimit: 250 }),
    [campaign('a', { dailyBudget: 180 })],
  )
  expect(budget.changes).toMatchObject([{ field: 'dailyBudget', before: 180, after: 207, unit: 'money', saving: null }])
  const target = planFor(
    1,
    action({ type: RuleActionType.ChangeTargetCpaPercent, value: -10, unit: '%', minLimit: 8, maxLimit: 80 }),
    [campaign('a', { targetCpa: 35 }, 10)],
  )
  expect(target.changes).toMatchObject([
    { field: 'targetCpa', before: 35, after: 31.5, saving: { cost: 300, avoidedCost: 30 } },
  ])
  const bid = planFor(4, action({ type: RuleActionType.SetBid, unit: 'money', maxLimit: 2.5 }), [
    { id: 'k', entityType: EntityType.Keyword, attributes: { cpcBid: 0.8, firstPageCpc: 1.1 } },
    { id: 'l', entityType: EntityType.Keyword, attributes: { cpcBid: 2.6, firstPageCpc: 3 } },
  ])
  expect(bid).toMatchObject({
    changes: [{ field: 'cpcBid', before: 0.8, after: 1.1 }],
    heldBack: [{ reason: HeldBackReason.NothingToChange }],
  })
  const term: SmallEntity = {
    id: 't',
    entityType: EntityType.SearchTerm,
    attributes: { text: 'used tent', addedState: 1 },
    daily: { cost: 2 },
  }
  expect(planFor(5, action({ type: RuleActionType.AddNegativeKeyword }), [term]).changes).toMatchObject([
    { field: 'negativeKeyword', before: null, after: '[used tent]', saving: { avoidedCost: 60 } },
  ])
  expect(
    planFor(5, action({ type: RuleActionType.AddKeywordFromSearchTerm }), [term], { keywordMatchType: 2 }).changes,
  ).toMatchObject([{ field: 'keyword', after: '"used tent"' }])
  expect(
    planFor(4, action({ type: RuleActionType.AddLabel }), [{ id: 'k', entityType: EntityType.Keyword }], {
      labelName: 'Weak',
    }).changes,
  ).toMatchObject([{ field: 'label', before: null, after: 'Weak' }])
})

test('where bids are set by hand a target action lowers the bids of the ad groups', () => {
  const plan = planFor(
    1,
    action({ type: RuleActionType.ChangeTargetCpaPercent, value: -10, unit: '%', minLimit: 8, maxLimit: 80 }),
    [
      campaign('manual', { biddingStrategyType: 5 }),
      { id: 'group', entityType: EntityType.AdGroup, campaignId: 'manual', attributes: { defaultCpcBid: 0.5 } },
      campaign('without', { biddingStrategyType: 1 }),
    ],
  )
  expect(plan).toMatchObject({
    changes: [{ entity: { id: 'group' }, field: 'cpcBid', before: 0.5, after: 0.45 }],
    heldBack: [{ reason: HeldBackReason.NothingToChange }],
  })
})

test('bids that change in place of a target stay within their own limits, and the run says so', () => {
  const things: SmallEntity[] = [
    campaign('manual', { biddingStrategyType: 5 }),
    { id: 'group', entityType: EntityType.AdGroup, campaignId: 'manual', attributes: { defaultCpcBid: 0.5 } },
  ]
  const cut = { type: RuleActionType.ChangeTargetCpaPercent, value: -20, unit: '%', minLimit: 8, maxLimit: 80 } as const
  expect(planFor(1, action({ ...cut, minBidLimit: 0.45 }), things).changes).toMatchObject([
    { before: 0.5, after: 0.45 },
  ])
  expect(planFor(1, action({ ...cut, minBidLimit: 0.5 }), things)).toMatchObject({
    changes: [],
    heldBack: [{ reason: HeldBackReason.NothingToChange }],
  })
})

test('a run makes at most its number of changes, those with the highest cost', () => {
  const things = [1, 5, 3].map((cost) => campaign(`c${cost}`, { dailyBudget: 100 }, cost))
  const plan = planFor(1, action({ type: RuleActionType.Pause, maxChangesPerRun: 2 }), things)
  expect(plan.changes.map(({ entity }) => entity.id)).toEqual(['c5', 'c3'])
  expect(plan.heldBack).toEqual([{ reason: HeldBackReason.RunLimit, autopilotId: null }])
})

const money = fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100)

test('no guard rail is ever exceeded, and none turns a raise into a cut', () => {
  fc.assert(
    fc.property(
      money,
      fc.integer({ min: -90, max: 500 }),
      fc.option(money),
      fc.option(money),
      (before, value, one, other) => {
        const [minLimit, maxLimit] = one !== null && other !== null && one > other ? [other, one] : [one, other]
        const after = amountAfter(
          action({ type: RuleActionType.ChangeBudgetPercent, value, minLimit, maxLimit }),
          before,
          before * (1 + value / 100),
        )
        fc.pre(after !== null)
        expect(after).toBeGreaterThanOrEqual(minLimit ?? 0)
        expect(after).toBeLessThanOrEqual(maxLimit ?? Number.POSITIVE_INFINITY)
        expect(Math.sign(after - before)).toBe(Math.sign(value))
      },
    ),
  )
})

function applied(entity: RuleEntity, { field, before, after }: Pick<Change, 'field' | 'before' | 'after'>): RuleEntity {
  if (field === 'status') return { ...entity, status: after === 'paused' ? 'paused' : 'enabled' }
  if (field === 'label')
    return {
      ...entity,
      labels: [...entity.labels.filter((label) => label !== before), ...(after === null ? [] : [String(after)])],
    }
  return { ...entity, attributes: { ...entity.attributes, [field]: after } }
}

test('undoing what was applied gives back what was there', () => {
  const types = fc.constantFrom(2 as const, 4 as const, 6 as const, 8 as const, 9 as const, 12 as const)
  fc.assert(
    fc.property(types, money, fc.integer({ min: -90, max: 500 }), (type, amount, value) => {
      const attributes = { dailyBudget: amount, cpcBid: amount, targetCpa: amount, targetRoas: amount }
      const things = [campaign('c', attributes)]
      const before = smallWorld(things).entity('c')
      if (!before) throw new Error('The campaign is there.')
      for (const change of planFor(1, action({ type, value }), things, { labelName: 'x' }).changes) {
        const after = applied(before, change)
        expect(valueNow(after, change.field, change.after)).toBe(change.after)
        expect(applied(after, inverseOf(change))).toEqual(before)
      }
    }),
  )
})
