import { ComparedTo, type Condition, EntityType, Lookback } from '@adwright/sdk/types'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { reasonOf } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { evaluate, type RuleSettings } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import {
  condition,
  NOON,
  type SmallEntity,
  settings,
  smallWorld,
  TODAY,
} from '#mocks/sandbox/domain/autopilot/small-world.fixture.ts'
import { wastedSpendOf } from '#mocks/sandbox/domain/autopilot/violations.ts'
import { reasonText } from '#mocks/sandbox/domain/autopilot/wording.ts'

const keyword = (id: string, fields: Partial<SmallEntity> = {}): SmallEntity => ({
  id,
  entityType: EntityType.Keyword,
  campaignId: 'tents',
  adGroupId: 'family',
  ...fields,
})
const parents: SmallEntity[] = [
  {
    id: 'tents',
    entityType: EntityType.Campaign,
    attributes: { channelType: 1, targetCpa: 40, dailyBudget: 100 },
    labels: ['outdoor'],
  },
  { id: 'family', entityType: EntityType.AdGroup, campaignId: 'tents' },
]
const found = (rule: RuleSettings, things: SmallEntity[], exclusions = {}) =>
  evaluate(rule, smallWorld([...parents, ...things]), NOON, exclusions).matches.map(({ entity }) => entity.id)

const rise = (value: number) =>
  settings({
    conditions: [
      condition({
        metric: 'clicks',
        operator: 'changeUpPct',
        value,
        lookback: Lookback.Last7Days,
        comparedTo: ComparedTo.PreviousPeriod,
      }),
    ],
  })
const roasRule = (fields: Partial<Condition>) =>
  settings({ conditions: [condition({ metric: 'roas', operator: 'gte', value: 0, ...fields })] })
const term = (id: string): SmallEntity => ({
  id,
  entityType: EntityType.SearchTerm,
  attributes: { text: id, addedState: 1 },
})
const only = (metric: Condition['metric'], operator: Condition['operator'], value: number | string) => [
  condition({ metric, operator, value, lookback: Lookback.Today }),
]
const scoped = (scope: Partial<RuleSettings['scope']>) =>
  settings({
    conditions: [condition({ metric: 'cost', operator: 'gte', value: 0 })],
    scope: { includeAll: false, campaignIds: [], adGroupIds: [], labelNames: [], nameContains: null, ...scope },
  })
const spendsOver = (value: number) =>
  settings({
    entityType: EntityType.Campaign,
    conditions: [condition({ metric: 'budgetUtilization', operator: 'gte', value, lookback: Lookback.ThisMonth })],
  })
const halfToday = (day: string) => ({ cost: day === TODAY ? 50 : 100 })

test('cost without conversions matches, the dearest first; what is paused or in something paused does not', () => {
  const rule = settings({
    conditions: [
      condition({ metric: 'cost', operator: 'gte', value: 50 }),
      condition({ metric: 'conversions', operator: 'eq', value: 0 }),
    ],
  })
  const things = [
    keyword('cheap', { daily: { cost: 1, clicks: 1 } }),
    keyword('waste', { daily: { cost: 2, clicks: 2 } }),
    keyword('worst', { daily: { cost: 3, clicks: 2 } }),
    keyword('sells', { daily: { cost: 3, clicks: 2, conversions: 0.1 } }),
    keyword('paused', { status: 'paused', daily: { cost: 9 } }),
    keyword('gone', { status: 'removed', daily: { cost: 9 } }),
    { id: 'off', entityType: EntityType.AdGroup, status: 'paused', campaignId: 'tents' } satisfies SmallEntity,
    keyword('below-paused', { adGroupId: 'off', daily: { cost: 9 } }),
  ]
  expect(found(rule, things)).toEqual(['worst', 'waste'])
  expect(found(rule, things, { exceptions: new Set(['worst']) })).toEqual(['waste'])
  expect(found(rule, things, { exceptions: new Set(['tents']) })).toEqual([])
  expect(found(rule, things, { leftAlone: new Set(['waste']) })).toEqual(['worst'])
})

test('and binds closer than or', () => {
  const rule = settings({
    conditions: [
      condition({ metric: 'clicks', operator: 'gt', value: 1000 }),
      condition({ metric: 'cost', operator: 'gt', value: 1000, joiner: 'and' }),
      condition({ metric: 'impressions', operator: 'eq', value: 30, joiner: 'or' }),
    ],
  })
  expect(found(rule, [keyword('a', { daily: { impressions: 1, clicks: 1 } }), keyword('b')])).toEqual(['a'])
})

test('a figure is held against its target, the account average, and the period before', () => {
  const dear = keyword('dear', { daily: { cost: 10, clicks: 10, conversions: 0.2 } })
  const fair = keyword('fair', { daily: { cost: 10, clicks: 10, conversions: 0.3 } })
  const overTarget = settings({
    conditions: [condition({ metric: 'cpa', operator: 'gt', value: 120, comparedTo: ComparedTo.Target })],
  })
  expect(found(overTarget, [dear, fair])).toEqual(['dear'])
  const aboveAverage = settings({
    conditions: [condition({ metric: 'cost', operator: 'gte', value: 150, comparedTo: ComparedTo.AccountAverage })],
  })
  expect(
    found(aboveAverage, [keyword('one', { daily: { cost: 1 } }), keyword('four', { daily: { cost: 4 } })]),
  ).toEqual(['four'])
  const rising = keyword('rising', { daily: (day) => ({ clicks: day >= '2026-11-12' ? 15 : 10 }) })
  expect(found(rise(50), [rising])).toEqual(['rising'])
  expect(found(rise(51), [rising])).toEqual([])
})

test('without a target, a figure or days left to look at, nothing matches', () => {
  expect(
    found(roasRule({ comparedTo: ComparedTo.Target }), [keyword('a', { daily: { cost: 1, conversionValue: 9 } })]),
  ).toEqual([])
  expect(found(roasRule({}), [keyword('free')])).toEqual([])
  expect(
    found(roasRule({ metric: 'conversions', operator: 'eq', lookback: Lookback.Today, excludeRecentDays: 2 }), [
      keyword('a'),
    ]),
  ).toEqual([])
})

test('a parameter stands in for a missing target, keeps words safe, and ends the day of an hourly rule', () => {
  const cpa = settings({
    entityType: EntityType.Campaign,
    conditions: [condition({ metric: 'cpa', operator: 'lt', value: 100, comparedTo: ComparedTo.Target })],
    parameters: { fallbackTargetCpa: 35 },
  })
  const campaign: SmallEntity = {
    id: 'none',
    entityType: EntityType.Campaign,
    daily: { cost: 30, clicks: 1, conversions: 1 },
  }
  expect(found(cpa, [campaign])).toEqual(['none'])
  expect(found({ ...cpa, parameters: { fallbackTargetCpa: 30 } }, [campaign])).toEqual([])
  expect(found({ ...cpa, parameters: { fallbackTargetCpa: 35, beforeHour: 12 } }, [campaign])).toEqual([])
  const terms = settings({
    entityType: EntityType.SearchTerm,
    conditions: [condition({ metric: 'searchTerm', operator: 'contains', value: 'TENT' })],
  })
  expect(found(terms, [term('used tent'), term('boots')])).toEqual(['used tent'])
  expect(found({ ...terms, parameters: { protectedWords: ' , Used' } }, [term('used tent')])).toEqual([])
})

test('states, duplicates, ads of a group and bids are looked at as they are now', () => {
  const ads: SmallEntity[] = [
    {
      id: 'bad',
      entityType: EntityType.Ad,
      campaignId: 'tents',
      adGroupId: 'family',
      attributes: { approvalStatus: 4 },
    },
    {
      id: 'good',
      entityType: EntityType.Ad,
      campaignId: 'tents',
      adGroupId: 'family',
      attributes: { approvalStatus: 1 },
    },
  ]
  expect(found(settings({ entityType: EntityType.Ad, conditions: only('status', 'eq', 'disapproved') }), ads)).toEqual([
    'bad',
  ])
  expect(found(settings({ entityType: EntityType.AdGroup, conditions: only('adCount', 'lt', 3) }), ads)).toEqual([
    'family',
  ])
  expect(found(settings({ entityType: EntityType.AdGroup, conditions: only('adCount', 'lt', 2) }), ads)).toEqual([])
  const twice = ['one', 'two'].map((id) =>
    keyword(id, { attributes: { text: 'Tent', matchType: 1, cpcBid: 0.8, firstPageCpc: 1 } }),
  )
  const other = keyword('three', { attributes: { text: 'tent', matchType: 2, cpcBid: 1.2, firstPageCpc: 1 } })
  expect(found(settings({ conditions: only('duplicateCount', 'gte', 1) }), [...twice, other])).toEqual(['one', 'two'])
  expect(found(settings({ conditions: only('bidToFirstPage', 'lt', 1) }), [...twice, other])).toEqual(['one', 'two'])
  expect(
    found(settings({ conditions: only('daysSinceCreated', 'lt', 30) }), [keyword('new', { createdOn: '2026-11-01' })]),
  ).toEqual(['new'])
  expect(
    found(settings({ conditions: only('daysSinceCreated', 'lt', 30) }), [
      keyword('later', { createdOn: '2026-11-20' }),
    ]),
  ).toEqual([])
})

test('a thing is in the scope when it fits every list, by itself or by what it is in', () => {
  const things = [keyword('Zelt groß'), keyword('boots', { campaignId: 'shoes', adGroupId: null })]
  expect(found(scoped({ campaignIds: ['tents'] }), things)).toEqual(['Zelt groß'])
  expect(found(scoped({ adGroupIds: ['family'], nameContains: 'ZELT' }), things)).toEqual(['Zelt groß'])
  expect(found(scoped({ labelNames: ['outdoor'] }), things)).toEqual(['Zelt groß'])
  expect(found(scoped({ campaignIds: ['tents'], labelNames: ['indoor'] }), things)).toEqual([])
})

test('what misses one condition by a little is told as just missed', () => {
  const rule = settings({
    conditions: [
      condition({ metric: 'cost', operator: 'gte', value: 50 }),
      condition({ metric: 'conversions', operator: 'eq', value: 0 }),
    ],
  })
  const world = smallWorld([
    ...parents,
    keyword('near', { daily: { cost: 1.5 } }),
    keyword('far', { daily: { cost: 0.5 } }),
  ])
  expect(evaluate(rule, world, NOON).justMissed.map(({ entity }) => entity.id)).toEqual(['near'])
})

const anyCondition = fc
  .record({
    metric: fc.constantFrom('cost' as const, 'clicks' as const, 'conversions' as const, 'cpa' as const, 'ctr' as const),
    operator: fc.constantFrom(
      'gt' as const,
      'gte' as const,
      'lt' as const,
      'lte' as const,
      'eq' as const,
      'neq' as const,
    ),
    value: fc.integer({ min: 0, max: 200 }),
    lookback: fc.constantFrom(1 as const, 2 as const, 4 as const, 6 as const),
    comparedTo: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
  })
  .map(condition)
const anyThing = fc
  .record({
    cost: fc.integer({ min: 0, max: 9 }),
    clicks: fc.integer({ min: 0, max: 9 }),
    conversions: fc.integer({ min: 0, max: 2 }),
  })
  .chain((daily) => fc.constantFrom('enabled' as const, 'paused' as const).map((status) => ({ daily, status })))

test('what matches with all joined by and matches with any of them joined by or, and nothing paused is ever matched by a pause', () => {
  fc.assert(
    fc.property(
      fc.array(anyCondition, { minLength: 1, maxLength: 5 }),
      fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
      fc.array(anyThing, { maxLength: 8 }),
      (conditions, ors, kinds) => {
        const things = kinds.map((fields, place) => keyword(`k${place}`, fields))
        const strict = found(settings({ conditions }), things)
        const joined = conditions.map(
          (one, place): Condition => ({ ...one, joiner: place > 0 && ors[place] ? 'or' : 'and' }),
        )
        const loose = new Set(found(settings({ conditions: joined }), things))
        for (const id of strict) expect(loose.has(id)).toBe(true)
        for (const { id } of things.filter(({ status }) => status === 'paused')) expect(loose.has(id)).toBe(false)
      },
    ),
    { numRuns: 60 },
  )
})

test('today of a longer window counts by its hours in the use of the budget', () => {
  const campaign: SmallEntity = {
    id: 'c',
    entityType: EntityType.Campaign,
    attributes: { dailyBudget: 100 },
    daily: halfToday,
  }
  expect(found(spendsOver(1), [campaign])).toContain('c')
  expect(found(spendsOver(1.01), [campaign])).not.toContain('c')
})

test('cost per conversion above a value includes cost without conversions; below it does not', () => {
  const entities = [
    keyword('none', { daily: { cost: 2 } }),
    keyword('dear', { daily: { cost: 2, conversions: 0.02 } }),
    keyword('good', { daily: { cost: 2, conversions: 1 } }),
    keyword('idle', {}),
  ]
  const cpa = (operator: Condition['operator'], fields: Partial<Condition> = {}) =>
    settings({ conditions: [condition({ metric: 'cpa', operator, value: 40, ...fields })] })
  expect(found(cpa('gt'), entities)).toEqual(['dear', 'none'])
  expect(found(cpa('gte'), entities)).toEqual(['dear', 'none'])
  expect(found(cpa('lt'), entities)).toEqual(['good'])
  expect(found(cpa('gt', { value: 120, comparedTo: ComparedTo.Target }), entities)).toEqual(['dear', 'none'])
  const [, none] = evaluate(cpa('gt'), smallWorld([...parents, ...entities]), NOON).matches
  expect(none?.outcomes).toMatchObject([{ actual: null, threshold: 40, isMet: true }])
  expect(none && wastedSpendOf(none)).toBe(60)
  expect(none && reasonText(reasonOf(none), { language: 'en', currency: 'EUR' })).toContain('cost without conversions')
})
