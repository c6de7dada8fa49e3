import { afterAll, beforeAll, expect, test } from 'vitest'
import { BASE, CLIENT, type Stage, stage } from '#mocks/sandbox/handlers/EA/ads.fixture.ts'
import type { caller } from '#mocks/sandbox/testing.ts'

let set: Stage
let call: ReturnType<typeof caller>
beforeAll(async () => {
  set = await stage()
  call = await set.as(set.viewer)
})
afterAll(() => set.close())

type Row = Record<string, number | string | null> & { entityId: string; name: string }
const get = (path: string) => call('GET', `${BASE}/metrics/${CLIENT}/${path}`)

/** All pages of a table, with the totals of the last one. */
async function all(path: string): Promise<{ rows: Row[]; totals: Record<string, number>; totalCount: number }> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const { status, body } = await get(`${path}${path.includes('?') ? '&' : '?'}pageSize=100&currentPage=${page}`)
    expect(status).toBe(200)
    rows.push(...body.items)
    if (page >= body.totalPages) return { rows, totals: body.totals, totalCount: body.totalCount }
  }
}

const ORDERS: Record<string, string[]> = {
  campaigns: [
    'name',
    'status',
    'channelType',
    'biddingStrategyType',
    'dailyBudget',
    'budgetUtilization',
    'optimizationScore',
    'searchLostIsBudget',
    'absoluteTopImpressionRate',
    'roas',
  ],
  'bidding-strategies': ['name', 'type', 'targetCpa', 'targetRoas', 'campaignCount', 'learningStatus', 'cpa'],
  'ad-groups': ['name', 'campaignName', 'defaultCpcBid', 'keywordCount', 'adCount', 'conversionRate'],
  ads: ['name', 'campaignName', 'adGroupName', 'adType', 'adStrength', 'approvalStatus', 'ctr'],
  keywords: [
    'text',
    'matchType',
    'qualityScore',
    'expectedCtr',
    'adRelevance',
    'landingPageExperience',
    'cpcBid',
    'firstPageCpc',
    'averageCpc',
    'cpa',
  ],
  'search-terms': ['text', 'matchedKeyword', 'matchType', 'addedState', 'impressions', 'conversionValue'],
}

test.each(Object.keys(ORDERS))('%s: totals are the sums of all rows, pages hold each row once', async (table) => {
  const { rows, totals, totalCount } = await all(table)
  expect(rows).toHaveLength(totalCount)
  expect(new Set(rows.map(({ entityId }) => entityId)).size).toBe(totalCount)
  for (const name of ['impressions', 'clicks', 'cost', 'conversions', 'conversionValue'])
    expect(rows.reduce((sum, row) => sum + Number(row[name]), 0)).toBeCloseTo(totals[name] ?? 0, 1)
  expect(totals.ctr).toBeCloseTo((totals.clicks ?? 0) / (totals.impressions ?? 1), 5)
})

const compare = new Intl.Collator('en').compare
const inOrder = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))

const sorts = Object.entries(ORDERS).flatMap(([table, fields]) => fields.map((field) => [table, field] as const))

test.each(sorts)('%s by %s: both directions, rows without a value last', async (table, field) => {
  const directions = ['asc', 'desc'] as const
  for (const direction of directions) {
    const { body } = await get(`${table}?orderBy=${field}&sortOrder=${direction}&pageSize=100`)
    const values: (string | number | null)[] = body.items.map((row: Row) => row[field])
    const known = values.filter((value) => value !== null)
    expect(values.slice(0, known.length)).toEqual(known)
    const sign = direction === 'asc' ? 1 : -1
    expect(known).toEqual(known.toSorted((a, b) => inOrder(a, b) * sign))
  }
})

test('the usual order is by cost, highest first, over the 30 days up to yesterday', async () => {
  const { body } = await get('keywords')
  const explicit = await get(
    'keywords?dateBegin=2026-10-20&dateEnd=2026-11-18&orderBy=cost&sortOrder=desc&currentPage=1&pageSize=25',
  )
  expect(body).toEqual(explicit.body)
  expect(body.items[0].cost).toBeGreaterThan(body.items[1].cost)
})

test('a search narrows rows, totals and counts, whatever the case', async () => {
  const { rows, totals } = await all('keywords?searchText=DOME%20tent')
  expect(rows.length).toBeGreaterThan(3)
  expect(rows.every(({ name }) => name.toLowerCase().includes('dome tent'))).toBe(true)
  expect(totals.cost).toBeLessThan((await get('keywords')).body.totals.cost)
  expect((await get('keywords?searchText=zzzz')).body).toMatchObject({
    totalCount: 0,
    totalPages: 0,
    items: [],
    totals: { cpa: null },
  })
  const byDescription = await get('ads?searchText=storm%20and%20rain')
  expect(byDescription.body.items.length).toBeGreaterThan(0)
})

test('a page beyond the last is empty and keeps the totals', async () => {
  const { body } = await get('campaigns?currentPage=99')
  expect(body).toMatchObject({ items: [], currentPage: 99, totalPages: 2 })
  expect(body.totals).toEqual((await get('campaigns')).body.totals)
})

test('what lies below a thing adds up to it, and an id of another kind is unknown', async () => {
  const campaign = (await get('campaigns?searchText=Tents')).body.items[0]
  const groups = await all(`ad-groups/by-campaign/${campaign.entityId}`)
  expect(groups.totals.cost).toBe(campaign.cost)
  expect(groups.rows.every(({ campaignName }) => campaignName === campaign.name)).toBe(true)
  expect((await all(`keywords/by-campaign/${campaign.entityId}`)).totals.cost).toBe(campaign.cost)
  const ofCampaign = await all(`search-terms/by-campaign/${campaign.entityId}`)
  expect(ofCampaign.rows.length).toBeGreaterThan(0)
  expect(ofCampaign.totals.clicks).toBeLessThanOrEqual(campaign.clicks)
  const group = groups.rows[0]
  expect((await all(`keywords/by-ad-group/${group?.entityId}`)).totals.cost).toBe(group?.cost)
  expect((await all(`ads/by-ad-group/${group?.entityId}`)).totals.clicks).toBe(group?.clicks)
  const terms = await all(`search-terms/by-ad-group/${group?.entityId}`)
  expect(terms.totals.clicks).toBeLessThan(Number(group?.clicks))
  const ads = await all(`ads/by-campaign/${campaign.entityId}`)
  expect(ads.rows.every(({ campaignName }) => campaignName === campaign.name)).toBe(true)
  expect(ads.totals.clicks).toBe(campaign.clicks)
  const ofAds = await Promise.all(
    ads.rows
      .filter(({ adGroupName }) => adGroupName === group?.name)
      .map(({ entityId }) => all(`search-terms/by-ad/${entityId}`)),
  )
  expect(ofAds.reduce((sum, { totals }) => sum + (totals.clicks ?? 0), 0)).toBeLessThanOrEqual(terms.totals.clicks ?? 0)
  for (const path of [
    `ad-groups/by-campaign/${group?.entityId}`,
    'keywords/by-campaign/999',
    `search-terms/by-ad/${campaign.entityId}`,
    `ads/by-ad-group/${campaign.entityId}`,
  ])
    expect((await get(path)).status).toBe(404)
})

test('search terms before the ads of a group add up to its search terms, and their days to the period', async () => {
  const campaign = (await get('campaigns?searchText=Tents')).body.items[0]
  const group = (await all(`ad-groups/by-campaign/${campaign.entityId}`)).rows[0]
  const days = Array.from({ length: 12 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`)
  const period = `dateBegin=${days[0]}&dateEnd=${days.at(-1)}`
  const sums = ({ totals }: { totals: Record<string, number> }) =>
    ['impressions', 'clicks', 'cost', 'conversions', 'conversionValue'].map((metric) => totals[metric] ?? 0)
  const added = (list: number[][]) =>
    list.reduce((sum, values) => sum.map((value, index) => Math.round((value + (values[index] ?? 0)) * 100) / 100))
  const ads = await all(`ads/by-ad-group/${group?.entityId}?${period}`)
  const ofAds = await Promise.all(ads.rows.map(({ entityId }) => all(`search-terms/by-ad/${entityId}?${period}`)))
  expect(ofAds.length).toBeGreaterThan(1)
  expect(added(ofAds.map(sums))).toEqual(sums(await all(`search-terms/by-ad-group/${group?.entityId}?${period}`)))
  for (const { rows } of ofAds) {
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(({ clicks, impressions }) => Number(clicks) <= Number(impressions))).toBe(true)
  }
  const path = `search-terms/by-ad/${ads.rows[0]?.entityId}`
  const ofDays = await Promise.all(days.map((day) => all(`${path}?dateBegin=${day}&dateEnd=${day}`)))
  expect(added(ofDays.map(sums))).toEqual(sums(await all(`${path}?${period}`)))
})

const removed = async (period: string) =>
  (await all(`campaigns?${period}`)).rows.filter(({ status }) => status === 3).map(({ name }) => name)

test('removed things are listed while they have figures in the period', async () => {
  expect(await removed('dateBegin=2026-10-01&dateEnd=2026-11-18')).toEqual(['Search | Navigation | Non-brand'])
  expect(await removed('dateBegin=2026-11-15&dateEnd=2026-11-18')).toEqual([])
})

test('Performance Max has figures, and neither ad groups nor search shares', async () => {
  const campaign = (await get('campaigns?searchText=PMax')).body.items[0]
  expect(campaign).toMatchObject({ searchImpressionShare: null, absoluteTopImpressionRate: null })
  expect(campaign.clicks).toBeGreaterThan(0)
  expect((await get(`ad-groups/by-campaign/${campaign.entityId}`)).body.totalCount).toBe(0)
})

test('a period that ends before it begins or is too long, an unknown order and an unknown client are refused', async () => {
  for (const query of [
    'dateBegin=2026-11-10&dateEnd=2026-11-01',
    'dateBegin=2025-01-01&dateEnd=2026-11-01',
    'orderBy=colour',
    'pageSize=7',
  ])
    expect((await get(`campaigns?${query}`)).status).toBe(400)
  expect((await get('campaigns?dateBegin=2025-10-14&dateEnd=2026-11-18')).status).toBe(200)
  expect((await call('GET', `${BASE}/metrics/1111111111/campaigns`)).status).toBe(404)
  expect((await call('GET', `${BASE}/metrics/1029384756/campaigns`)).status).toBe(404)
})
