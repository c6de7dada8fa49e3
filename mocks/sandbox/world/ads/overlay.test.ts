import { EntityType } from '@adwright/sdk/types'
import { beforeEach, expect, test } from 'vitest'
import { metricSetOf } from '#mocks/sandbox/platforms/ads/metric-set.ts'
import type { AdsWorld } from '#mocks/sandbox/world/ads/ads-world.ts'
import { type Stage, stage } from '#mocks/sandbox/world/ads/world.fixture.ts'

let platform: Stage
let before: AdsWorld

beforeEach(async () => {
  platform = stage()
  before = await platform.at()
})

const AT = '2026-11-10T10:00:00.000Z'
const [FROM, TO] = ['2026-11-11', '2026-11-18']
const main = () => before.entities(EntityType.Campaign)[1]?.id ?? ''
const ofMain = (kind: 2 | 3 | 4 | 5) => before.entities(kind).filter(({ campaignId }) => campaignId === main())
const parts = (world: AdsWorld, id: string) => world.parts(id, FROM, TO)

test('a paused keyword has no metrics from the next day on, its history stays, and its siblings get some of its searches', async () => {
  const [keyword, sibling] = ofMain(EntityType.Keyword)
  await platform.change({ entityId: keyword?.id ?? '', field: 'status', value: 'paused' }, AT)
  const after = await platform.at()
  expect(after.entity(keyword?.id ?? '')?.status).toBe('paused')
  expect(before.entity(keyword?.id ?? '')?.status).toBe('enabled')
  expect(parts(after, keyword?.id ?? '').impressions).toBe(0)
  const past = ['2026-09-01', '2026-11-09'] as const
  expect(after.parts(keyword?.id ?? '', ...past)).toEqual(before.parts(keyword?.id ?? '', ...past))
  expect(parts(after, sibling?.id ?? '').eligibleImpressions).toBeGreaterThan(
    parts(before, sibling?.id ?? '').eligibleImpressions,
  )
  const [then, now] = [before, after].map(
    (world) => world.parts(keyword?.id ?? '', '2026-11-10', '2026-11-10').eligibleImpressions,
  )
  expect(now).toBeLessThan(then ?? 0)
  expect(now).toBeGreaterThan(0)
  const group = keyword?.adGroupId ?? ''
  expect(after.entity(group)?.attributes.keywordCount).toBe((before.entity(group)?.attributes.keywordCount ?? 0) - 1)
})

test('what is paused and enabled again is as before, and a change is not seen before its moment', async () => {
  const id = ofMain(EntityType.Keyword)[0]?.id ?? ''
  await platform.change({ entityId: id, field: 'status', value: 'paused' }, AT)
  await platform.change({ entityId: id, field: 'status', value: 'enabled' }, '2026-11-12T22:59:00.000Z')
  const after = await platform.at()
  expect(after.parts(id, '2026-11-11', '2026-11-11').impressions).toBe(0)
  expect(after.parts(id, '2026-11-14', '2026-11-18')).toEqual(before.parts(id, '2026-11-14', '2026-11-18'))
  expect((await platform.at('2026-11-10T09:00:00Z')).entity(id)?.status).toBe('enabled')
  expect((await platform.at('2026-11-11T09:00:00Z')).entity(id)?.status).toBe('paused')
})

test('a raised budget brings more clicks and loses fewer impressions to budget; other campaigns are unchanged', async () => {
  const budget = before.entity(main())?.attributes.dailyBudget ?? 0
  await platform.change({ entityId: main(), field: 'dailyBudget', value: budget * 1.5 }, AT)
  const after = await platform.at()
  const [then, now] = [metricSetOf(parts(before, main()), true), metricSetOf(parts(after, main()), true)]
  expect((now.clicks ?? 0) / (then.clicks ?? 0)).toBeGreaterThan(1.3)
  expect(now.searchLostIsBudget).toBeLessThan(then.searchLostIsBudget ?? 0)
  expect(after.entity(main())?.attributes.dailyBudget).toBe(budget * 1.5)
  const other = before.entities(EntityType.Campaign)[0]?.id ?? ''
  expect(parts(after, other)).toEqual(parts(before, other))
})

test('a higher bid wins more searches at a higher price, that of an ad group for its keywords too', async () => {
  const group = ofMain(EntityType.AdGroup)[4]
  const keyword = ofMain(EntityType.Keyword).find(({ adGroupId }) => adGroupId === group?.id)
  const bid = group?.attributes.defaultCpcBid ?? 0
  await platform.change({ entityId: group?.id ?? '', field: 'cpcBid', value: bid * 2 }, AT)
  const after = await platform.at()
  const [then, now] = [
    metricSetOf(parts(before, group?.id ?? ''), true),
    metricSetOf(parts(after, group?.id ?? ''), true),
  ]
  expect(now.searchLostIsRank).toBeLessThan(then.searchLostIsRank ?? 0)
  expect(now.averageCpc).toBeGreaterThan((then.averageCpc ?? 0) * 1.2)
  expect(after.entity(keyword?.id ?? '')?.attributes.cpcBid).toBeCloseTo((keyword?.attributes.cpcBid ?? 0) * 2, 1)
})

test('a lower target wins less', async () => {
  const campaign = before.entities(EntityType.Campaign).find(({ name }) => name.includes('Climbing'))
  await platform.change({ entityId: campaign?.id ?? '', field: 'targetCpa', value: 10 }, AT)
  const after = await platform.at()
  expect(parts(after, campaign?.id ?? '').cost).toBeLessThan(parts(before, campaign?.id ?? '').cost * 0.8)
})

test('an excluded search term is searched for no more and costs its keyword that share', async () => {
  const term = ofMain(EntityType.SearchTerm).find(({ name }) => name.includes('ebay'))
  const keyword = term?.attributes.keywordId ?? ''
  expect(parts(before, term?.id ?? '').cost).toBeGreaterThan(5)
  await platform.change({ entityId: term?.id ?? '', field: 'negativeKeyword', value: '[used 4 person tent ebay]' }, AT)
  const after = await platform.at()
  expect(after.entity(term?.id ?? '')?.attributes.addedState).toBe(3)
  expect(parts(after, term?.id ?? '').impressions).toBe(0)
  expect(parts(after, keyword).eligibleImpressions).toBeLessThan(parts(before, keyword).eligibleImpressions * 0.95)
  await platform.change({ entityId: term?.id ?? '', field: 'negativeKeyword', value: '' }, '2026-11-15T10:00:00.000Z')
  const undone = await platform.at()
  expect(undone.entity(term?.id ?? '')?.attributes.addedState).toBe(1)
  expect(undone.parts(keyword, '2026-11-17', '2026-11-18')).toEqual(before.parts(keyword, '2026-11-17', '2026-11-18'))
})

test('a search term that was added as a keyword has the metrics of a keyword from then on', async () => {
  const term = ofMain(EntityType.SearchTerm).find(({ name }) => name === 'familienzelt 6 personen')
  await platform.change({ entityId: term?.id ?? '', field: 'keyword', value: '[familienzelt 6 personen]' }, AT)
  const after = await platform.at()
  const keyword = after.entities(EntityType.Keyword).find(({ name }) => name === 'familienzelt 6 personen')
  expect(keyword).toMatchObject({ status: 'enabled', adGroupId: term?.adGroupId, attributes: { matchType: 1 } })
  expect(parts(after, keyword?.id ?? '').clicks).toBeGreaterThan(0)
  expect(parts(after, term?.id ?? '').impressions).toBeGreaterThan(0)
  expect(after.entity(term?.id ?? '')?.attributes.addedState).toBe(2)
  const group = term?.adGroupId ?? ''
  const keywords = after.entities(EntityType.Keyword).filter(({ adGroupId }) => adGroupId === group)
  expect(keywords.reduce((sum, { id }) => sum + parts(after, id).impressions, 0)).toBe(parts(after, group).impressions)
})

test('a paused ad leaves its traffic to the others, and labels can be added and removed', async () => {
  const group = ofMain(EntityType.AdGroup)[0]?.id ?? ''
  const [first, second] = ofMain(EntityType.Ad).filter(({ adGroupId }) => adGroupId === group)
  await platform.change({ entityId: first?.id ?? '', field: 'status', value: 'paused' }, AT)
  await platform.change({ entityId: second?.id ?? '', field: 'label', value: 'Low quality score' }, AT)
  const after = await platform.at()
  expect(parts(after, first?.id ?? '').impressions).toBe(0)
  expect(parts(after, second?.id ?? '').impressions).toBeGreaterThan(parts(before, second?.id ?? '').impressions)
  expect(parts(after, group)).toEqual(parts(before, group))
  expect(after.entity(second?.id ?? '')?.labels).toEqual(['Low quality score'])
  await platform.change({ entityId: second?.id ?? '', field: 'label', value: '' }, '2026-11-11T10:00:00.000Z')
  expect((await platform.at()).entity(second?.id ?? '')?.labels).toEqual([])
})

test('the daily budget of each day is the one that was in force then', async () => {
  const budget = before.entity(main())?.attributes.dailyBudget ?? 0
  await platform.change({ entityId: main(), field: 'dailyBudget', value: budget * 2 }, AT)
  await platform.change({ entityId: main(), field: 'dailyBudget', value: budget * 3 }, '2026-11-12T10:00:00.000Z')
  const after = await platform.at()
  const days = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-19']
  expect(days.map((day) => after.dailyBudgetOn(main(), day))).toEqual([1, 2, 2, 3, 3].map((factor) => budget * factor))
  expect(before.dailyBudgetOn(main(), '2026-11-19')).toBe(budget)
  expect(before.dailyBudgetOn(ofMain(EntityType.Keyword)[0]?.id ?? '', '2026-11-19')).toBeNull()
})
