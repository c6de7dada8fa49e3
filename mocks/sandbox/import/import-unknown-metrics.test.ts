import { PreviewWarningKind } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { BASE, CLIENT } from '#mocks/sandbox/handlers/EA/ads.fixture.ts'
import { importStage } from '#mocks/sandbox/import/import.fixture.ts'

const { on, write, take } = importStage()

const PERIOD = 'dateBegin=2026-11-01&dateEnd=2026-11-19'

test('a column that the report does not have is unknown everywhere, never 0, and the form says that a rule cannot match by it', async () => {
  await take(
    write(
      'clicks.csv',
      'Day,Campaign,Currency code,Impr.,Clicks',
      '2026-11-17,Brand,EUR,900,90',
      '2026-11-18,Outlet,EUR,500,10',
    ),
  )
  const call = await on().as(on().owner)
  const table = (await call('GET', `${BASE}/metrics/${CLIENT}/campaigns?${PERIOD}&orderBy=cost`)).body
  const unknown = { cost: null, conversions: null, conversionValue: null, averageCpc: null, cpa: null, roas: null }
  expect(table.totals).toMatchObject({
    impressions: 1400,
    clicks: 100,
    ctr: 0.071429,
    conversionRate: null,
    ...unknown,
  })
  expect(table.items).toHaveLength(2)
  for (const row of table.items)
    expect(row).toMatchObject({
      ...unknown,
      status: null,
      channelType: null,
      biddingStrategyType: null,
      dailyBudget: null,
      budgetUtilization: null,
    })
  const rule = (await call('GET', `${BASE}/autopilot/${CLIENT}/rules/rule_spend-without-conversions`)).body
  const item = {
    ruleId: rule.id,
    name: 'Import',
    mode: 3,
    conditions: rule.defaultConditions,
    action: rule.defaultAction,
    scope: { includeAll: true, campaignIds: [], adGroupIds: [], labelNames: [], nameContains: null },
    schedule: { frequency: 3, weekDays: [], hour: 6, timeZone: 'Europe/Berlin' },
  }
  const { body } = await call('POST', `${BASE}/autopilot/${CLIENT}/preview`, { item })
  expect(body).toMatchObject({ matchedCount: 0, estimatedSaving: null })
  const texts = body.warnings.filter(({ kind }: { kind: number }) => kind === PreviewWarningKind.MetricUnknown)
  expect(texts.map(({ text }: { text: string }) => text)).toEqual([
    'The imported report has no data for "cost", so this rule cannot match by it.',
    'The imported report has no data for "conversions", so this rule cannot match by it.',
  ])
  const saved = (await call('POST', `${BASE}/autopilot/${CLIENT}`, item)).body
  expect(saved.unknownMetrics).toEqual(['cost', 'conversions'])
  const listed = (await call('GET', `${BASE}/autopilot/${CLIENT}`)).body
  expect(listed.find(({ id }: { id: string }) => id === saved.id).unknownMetrics).toEqual(['cost', 'conversions'])
  const run = (await call('POST', `${BASE}/autopilot/${CLIENT}/${saved.id}/run`, {})).body
  expect(run).toMatchObject({ matchedCount: 0, unknownMetrics: ['cost', 'conversions'] })
})

test('an empty cell is unknown in every sum with it, never 0, and the summary tells how many there are', async () => {
  const printed = await take(
    write(
      'gaps.csv',
      'Day,Campaign,Currency code,Impr.,Clicks,Cost,Conversions',
      '2026-11-17,Brand,EUR,900,90,12.00,3',
      '2026-11-18,Brand,EUR,500,50,--,2',
      '2026-11-17,Outlet,EUR,500,10,7.00,',
    ),
  )
  expect(printed).toContain(
    'Not known: cost (1 empty cell; sums with it are not known); conversions (1 empty cell; sums with it are not known).',
  )
  const call = await on().as(on().owner)
  const table = async (period: string) =>
    (await call('GET', `${BASE}/metrics/${CLIENT}/campaigns?${period}&orderBy=cost`)).body
  const both = await table(PERIOD)
  expect(both.totals).toMatchObject({ impressions: 1900, clicks: 150, cost: null, conversions: null, cpa: null })
  expect(both.items).toMatchObject([
    { name: 'Outlet', cost: 7, conversions: null, averageCpc: 0.7, conversionRate: null, cpa: null },
    { name: 'Brand', cost: null, conversions: 5, averageCpc: null, cpa: null, roas: null },
  ])
  const { items } = await table(`dateBegin=2026-11-16&dateEnd=2026-11-18&trendMetric=cost`)
  expect(items.map(({ trend }: { trend: unknown }) => trend)).toEqual([
    [0, 7, 0],
    [0, 12, null],
  ])
  const first = await table('dateBegin=2026-11-17&dateEnd=2026-11-17')
  expect(first.totals).toMatchObject({ cost: 19, conversions: null })
  const rule = (await call('GET', `${BASE}/autopilot/${CLIENT}/rules/rule_spend-without-conversions`)).body
  expect(rule).toMatchObject({ violatingCount: 0, matchedCost30d: 0 })
})

test('the catalog says of a rule that no data of the report can match it, by its default conditions or by those of its items', async () => {
  await take(write('clicks.csv', 'Day,Campaign,Currency code,Impr.,Clicks', '2026-11-18,Brand,EUR,900,90'))
  const call = await on().as(on().owner)
  const rule = async (id: string) => (await call('GET', `${BASE}/autopilot/${CLIENT}/rules/${id}`)).body
  const spend = await rule('rule_spend-without-conversions')
  expect(spend).toMatchObject({ violatingCount: 0, matchedCost30d: null, unknownMetrics: ['cost', 'conversions'] })
  const [condition] = spend.defaultConditions
  const byClicks = [{ ...condition, metric: 'clicks', value: 10_000 }]
  const item = {
    ruleId: spend.id,
    name: 'By clicks',
    mode: 3,
    conditions: byClicks,
    action: spend.defaultAction,
    scope: { includeAll: true, campaignIds: [], adGroupIds: [], labelNames: [], nameContains: null },
    schedule: { frequency: 3, weekDays: [], hour: 6, timeZone: 'Europe/Berlin' },
  }
  expect((await call('POST', `${BASE}/autopilot/${CLIENT}`, item)).status).toBe(201)
  expect(await rule(spend.id)).not.toHaveProperty('unknownMetrics')
})

test('a level that the report does not have has no totals, and a period that reaches beyond the report says its days', async () => {
  await take(
    write(
      'clicks.csv',
      'Day,Campaign,Currency code,Impr.,Clicks',
      '2026-11-12,Brand,EUR,900,90',
      '2026-11-18,Brand,EUR,500,10',
    ),
  )
  const call = await on().as(on().owner)
  const table = async (level: string, period: string) =>
    (await call('GET', `${BASE}/metrics/${CLIENT}/${level}?${period}`)).body
  for (const level of ['ad-groups', 'keywords', 'search-terms', 'ads', 'bidding-strategies'])
    expect(await table(level, PERIOD)).toMatchObject({
      items: [],
      totals: { impressions: null, clicks: null, cost: null },
    })
  expect(await table('campaigns', PERIOD)).toMatchObject({ daysWithData: 7 })
  expect(await table('campaigns', 'dateBegin=2026-11-12&dateEnd=2026-11-14')).not.toHaveProperty('daysWithData')
  expect(await table('campaigns', 'dateBegin=2026-10-01&dateEnd=2026-10-31')).toMatchObject({ daysWithData: 0 })
})

test('an ad group of a report says which of its counts are not known, and no rule matches by them', async () => {
  await take(
    write(
      'groups.csv',
      'Day,Campaign,Campaign type,Ad group,Currency code,Impr.,Clicks,Cost,Conversions',
      '2026-11-17,Brand,Search,Exact,EUR,900,90,12.00,3',
      '2026-11-17,Brand,Search,Phrase,EUR,500,50,9.00,2',
    ),
  )
  const call = await on().as(on().owner)
  const table = async (orderBy: string) =>
    (await call('GET', `${BASE}/metrics/${CLIENT}/ad-groups?${PERIOD}&orderBy=${orderBy}&sortOrder=asc`)).body.items
  for (const orderBy of ['cost', 'adCount', 'keywordCount'])
    for (const row of await table(orderBy)) expect(row).toMatchObject({ unknownCounts: ['keywordCount', 'adCount'] })
  const single = (await call('GET', `${BASE}/autopilot/${CLIENT}/rules/rule_single-ad-group`)).body
  expect(single).toMatchObject({ violatingCount: 0, unknownMetrics: ['adCount', 'status'] })
})

test('keywords of a report are counted, and an account with ads and keywords knows both counts', async () => {
  const call = await on().as(on().owner)
  const table = async () => (await call('GET', `${BASE}/metrics/${CLIENT}/ad-groups?${PERIOD}`)).body.items
  for (const row of await table()) expect(row).not.toHaveProperty('unknownCounts')
  await take(
    write(
      'keywords.csv',
      'Day,Campaign,Campaign type,Ad group,Keyword,Match type,Currency code,Impr.,Clicks,Cost',
      '2026-11-17,Brand,Search,Exact,tent,Exact,EUR,900,90,12.00',
      '2026-11-17,Brand,Search,Exact,tents,Exact,EUR,500,50,9.00',
    ),
  )
  expect(await table()).toMatchObject([{ keywordCount: 2, adCount: 0, unknownCounts: ['adCount'] }])
})
