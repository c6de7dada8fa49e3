import { ChannelType, EntityType } from '@adwright/sdk/types'
import { beforeEach, expect, test } from 'vitest'
import type { AdsEntity, MetricParts } from '#mocks/sandbox/platforms/ads/entity.ts'
import { addParts, metricSetOf } from '#mocks/sandbox/platforms/ads/metric-set.ts'
import { addDays } from '#mocks/sandbox/time/time-zone.ts'
import type { AdsWorld } from '#mocks/sandbox/world/ads/ads-world.ts'
import { type Stage, stage } from '#mocks/sandbox/world/ads/world.fixture.ts'

let platform: Stage
let world: AdsWorld

beforeEach(async () => {
  platform = stage()
  world = await platform.at()
})

const [FROM, TO] = ['2026-10-15', '2026-11-19']
const isSearch = ({ attributes }: AdsEntity) => attributes.channelType === ChannelType.Search
const sumOf = (list: AdsEntity[], from = FROM, to = TO) => addParts(list.map(({ id }) => world.parts(id, from, to)))
const ofGroup = (kind: AdsEntity['entityType'], id: string) =>
  world.entities(kind).filter(({ adGroupId }) => adGroupId === id)

test('it has the size of a real account', () => {
  const sizes = [
    EntityType.Campaign,
    EntityType.AdGroup,
    EntityType.Keyword,
    EntityType.Ad,
    EntityType.SearchTerm,
    EntityType.BiddingStrategy,
  ].map((kind) => world.entities(kind as 1).length)
  const expected = [40, 160, 1200, 350, 4000, 12]
  for (const [index, size] of sizes.entries()) expect(Math.abs(size / (expected[index] ?? 1) - 1)).toBeLessThan(0.1)
  const all = [1, 2, 3, 4, 5, 6, 8].flatMap((kind) => world.entities(kind as 1).map(({ id }) => id))
  expect(new Set(all).size).toBe(all.length)
})

test('each level is exactly the sum of what lies below it', () => {
  expect(world.accountParts(FROM, TO)).toEqual(sumOf(world.entities(EntityType.Campaign)))
  for (const campaign of world.entities(EntityType.Campaign).filter(isSearch)) {
    const groups = world.entities(EntityType.AdGroup).filter(({ campaignId }) => campaignId === campaign.id)
    expect(world.parts(campaign.id, FROM, TO)).toEqual(sumOf(groups))
    for (const group of groups)
      expect(world.parts(group.id, FROM, TO)).toEqual(sumOf(ofGroup(EntityType.Keyword, group.id)))
  }
  const strategy = world.entities(EntityType.BiddingStrategy)[0]
  const users = world
    .entities(EntityType.Campaign)
    .filter(({ attributes }) => attributes.biddingStrategyId === strategy?.id)
  expect(world.parts(strategy?.id ?? '', FROM, TO)).toEqual(sumOf(users))
  expect(strategy?.attributes.campaignCount).toBe(users.length)
})

test('ads add up to their ad group; search terms add up to at most their keyword', () => {
  const split = ['impressions', 'clicks', 'cost', 'conversions', 'conversionValue'] as const
  for (const group of world.entities(EntityType.AdGroup)) {
    const [ads, whole] = [sumOf(ofGroup(EntityType.Ad, group.id)), world.parts(group.id, FROM, TO)]
    for (const name of split) expect(ads[name]).toBeCloseTo(whole[name], 2)
  }
  for (const keyword of world.entities(EntityType.Keyword).slice(0, 200)) {
    const terms = world.entities(EntityType.SearchTerm).filter(({ attributes }) => attributes.keywordId === keyword.id)
    const [sum, whole] = [sumOf(terms), world.parts(keyword.id, FROM, TO)]
    for (const name of split) expect(sum[name]).toBeLessThanOrEqual(whole[name] + 1e-6)
  }
})

test('a period is the sum of its days, for every kind', () => {
  for (const kind of [
    EntityType.Account,
    EntityType.Campaign,
    EntityType.AdGroup,
    EntityType.Ad,
    EntityType.Keyword,
    EntityType.SearchTerm,
    EntityType.BiddingStrategy,
  ] as const)
    for (const { id } of world.entities(kind).slice(0, 12)) {
      const days = addParts(world.daily(id, FROM, TO).map(({ parts }) => parts))
      const whole = world.parts(id, FROM, TO)
      expect([days.impressions, days.clicks, days.cost, days.conversions]).toEqual([
        whole.impressions,
        whole.clicks,
        whole.cost,
        whole.conversions,
      ])
    }
})

test('conversions never exceed clicks, nor clicks impressions, and search impression shares are consistent', () => {
  const kinds = [
    EntityType.Campaign,
    EntityType.AdGroup,
    EntityType.Ad,
    EntityType.Keyword,
    EntityType.SearchTerm,
  ] as const
  for (const kind of kinds)
    for (const { id } of world.entities(kind)) {
      const parts = world.parts(id, FROM, TO)
      expect(parts.clicks).toBeLessThanOrEqual(parts.impressions)
      expect(parts.conversions).toBeLessThanOrEqual(parts.clicks)
      expect(Math.min(...Object.values(parts))).toBeGreaterThanOrEqual(0)
      expect(parts.clicks > 0 || parts.cost === 0).toBe(true)
      const found = parts.impressions + parts.lostToBudget + parts.lostToRank
      expect(parts.eligibleImpressions === 0 || parts.eligibleImpressions === found).toBe(true)
    }
})

test('ratios are computed from their parts, and null where the divisor is 0', () => {
  const parts: MetricParts = {
    impressions: 200,
    clicks: 10,
    cost: 25,
    conversions: 2.5,
    conversionValue: 100,
    eligibleImpressions: 400,
    lostToBudget: 40,
    lostToRank: 160,
    absoluteTopImpressions: 50,
  }
  expect(metricSetOf(parts, true)).toMatchObject({
    ctr: 0.05,
    averageCpc: 2.5,
    conversionRate: 0.25,
    cpa: 10,
    roas: 4,
    searchImpressionShare: 0.5,
    searchLostIsBudget: 0.1,
    searchLostIsRank: 0.4,
    absoluteTopImpressionRate: 0.25,
  })
  expect(metricSetOf(parts, false)).toMatchObject({ searchImpressionShare: null, absoluteTopImpressionRate: null })
  const nothing = { ...parts, impressions: 0, clicks: 0, cost: 0, conversions: 0, conversionValue: 0 }
  const unknown = { ctr: null, averageCpc: null, conversionRate: null, cpa: null, roas: null }
  expect(metricSetOf(nothing, false)).toMatchObject({ cost: 0, ...unknown })
})

test('the same seed gives the same account, another seed gives another one', async () => {
  const [twin, other] = [stage(), stage(2)]
  const [same, different] = [await twin.at(), await other.at()]
  expect(same.accountParts(FROM, TO)).toEqual(world.accountParts(FROM, TO))
  expect(same.entities(EntityType.Keyword)).toEqual(world.entities(EntityType.Keyword))
  expect(different.accountParts(FROM, TO)).not.toEqual(world.accountParts(FROM, TO))
})

test('weekdays differ, season turns, and nothing lies before the history or after today', () => {
  const brand = world.entities(EntityType.Campaign)[0]?.id ?? ''
  const shown = new Map<number, number>()
  for (const { day, parts } of world.daily(brand, '2026-08-03', '2026-11-01')) {
    const weekday = new Date(day).getUTCDay()
    shown.set(weekday, (shown.get(weekday) ?? 0) + parts.eligibleImpressions)
  }
  expect(shown.get(0)).toBeGreaterThan((shown.get(5) ?? 0) * 1.1)
  const gloves = world.entities(EntityType.Campaign).find(({ name }) => name.includes('Gloves'))?.id ?? ''
  const [winter, summer] = [
    world.parts(gloves, '2025-11-20', '2026-01-20'),
    world.parts(gloves, '2026-05-01', '2026-07-01'),
  ]
  expect(winter.eligibleImpressions).toBeGreaterThan(summer.eligibleImpressions * 1.5)
  expect(world.accountParts('2020-01-01', '2020-12-31').impressions).toBe(0)
  expect(world.accountParts('2026-11-20', '2026-12-31').impressions).toBe(0)
  expect(world.today).toBe('2026-11-19')
})

test('a day spends at most the budget, except where the platform overdelivers', () => {
  const over: string[] = []
  for (const { id, name, attributes } of world.entities(EntityType.Campaign))
    for (const { parts } of world.daily(id, '2026-09-01', '2026-11-18'))
      if (parts.cost > (attributes.dailyBudget ?? 0)) over.push(name)
  expect(new Set(over)).toEqual(new Set(['Search | Rain jackets | Non-brand']))
})

test('today grows as the day passes, and conversions of the last days keep arriving', async () => {
  const morning = (await platform.at('2026-11-19T06:00:00Z')).accountParts('2026-11-19', '2026-11-19')
  const afternoon = world.accountParts('2026-11-19', '2026-11-19')
  const later = await platform.at('2026-11-26T13:30:00Z')
  const settled = later.accountParts('2026-11-19', '2026-11-19')
  expect(morning.clicks).toBeLessThan(afternoon.clicks)
  expect(afternoon.clicks).toBeLessThan(settled.clicks)
  const recent = ['2026-11-16', '2026-11-18'] as const
  expect(world.accountParts(...recent).clicks).toBe(later.accountParts(...recent).clicks)
  expect(world.accountParts(...recent).conversions).toBeLessThan(later.accountParts(...recent).conversions * 0.95)
  expect(world.accountParts('2026-10-01', '2026-11-14')).toEqual(later.accountParts('2026-10-01', '2026-11-14'))
})

test('there is one period of broken conversion tracking and two outages without impressions', () => {
  const broken = world.accountParts(addDays('2026-11-19', -61), addDays('2026-11-19', -59))
  expect([broken.clicks > 3000, broken.conversions]).toEqual([true, 0])
  const [outage, before] = [-97, -98]
    .map((days) => addDays('2026-11-19', days))
    .map((day) => world.accountParts(day, day))
  expect(outage?.impressions).toBeLessThan((before?.impressions ?? 0) * 0.3)
})
