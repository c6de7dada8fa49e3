import path from 'node:path'
import { EntityType, PreviewWarningKind } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { changeAdsAccount } from '#mocks/sandbox/domain/integrations/ads-account.ts'
import { ACCOUNT, BASE, CLIENT } from '#mocks/sandbox/handlers/EA/ads.fixture.ts'
import { importStage } from '#mocks/sandbox/import/import.fixture.ts'
import { importReports } from '#mocks/sandbox/import/import-reports.ts'

const { on, folder, write, take, world } = importStage()

const termRow = (day: string, term: string, metrics: string) =>
  `${day},Shoes,Boots,[boots],Exact match,${term},${metrics}`
const CAMPAIGNS = [
  'Campaign report',
  '"November 1, 2026 - November 19, 2026"',
  'Day,Campaign,Currency code,Campaign type,Impr.,Clicks,Cost,Conversions,Conv. value',
  '2026-11-01,Brand — Search,EUR,Search,"1,000",100,24.12,2.43,131.57',
  '2026-11-18,Brand — Search,EUR,Search,500,50,10.01,1.00,70.00',
  '2026-11-19,Brand — Search,EUR,Search,400,40,9.99,0.50,30.00',
  '2026-11-01,Outlet,EUR,Performance Max,"22,089",471,136.19,9.11,460.79',
  '2026-11-02,Remarketing,EUR,Display,7,1,0.19,3.00,168.05',
  'Total: Account,,EUR,--,"23,996",662,180.50,16.04,860.41',
]
const TOTALS = { impressions: 23_996, clicks: 662, cost: 180.5, conversions: 16.04, conversionValue: 860.41 }
const PERIOD = 'dateBegin=2026-11-01&dateEnd=2026-11-19'

test('a campaign report replaces the client’s metrics: tables add up to the file, with an ad group and a keyword', async () => {
  const printed = await take(write('ads.csv', ...CAMPAIGNS))
  expect(printed).toContain('ads.csv: Campaign report, 5 rows, 2026-11-01 to 2026-11-19, in EUR.')
  expect(printed).toContain(
    'Taken: impressions 23,996; clicks 662; cost 180.50; conversions 16.04; conversion value 860.41.',
  )
  expect(printed).toContain('Dropped: 1 row of totals.')
  expect(printed).not.toContain('add up to')
  const call = await on().as(on().owner)
  const table = async (what: string) => (await call('GET', `${BASE}/metrics/${CLIENT}/${what}?${PERIOD}`)).body
  expect(await table('campaigns')).toMatchObject({ totalCount: 3, totals: { ...TOTALS, searchImpressionShare: null } })
  expect((await table('ad-groups')).items.map(({ name }: { name: string }) => name)).toEqual([
    'Brand — Search',
    'Remarketing',
  ])
  const keywords = await table('keywords')
  expect(keywords.items).toMatchObject([{ name: 'Brand — Search', impressions: 1900, cost: 44.12, conversions: 3.93 }])
  const seen = await world()
  expect(seen.accountParts('2025-01-01', '2026-11-19')).toMatchObject(TOTALS)
  expect(seen.accountParts('2026-10-01', '2026-10-31')).toMatchObject({ impressions: 0, cost: 0 })
})

test('rules and the snapshot use imported metrics', async () => {
  await take(write('ads.csv', ...CAMPAIGNS))
  const call = await on().as(on().owner)
  expect((await call('GET', `${BASE}/snapshot/${CLIENT}`)).status).toBe(200)
  expect((await call('GET', `${BASE}/autopilot/${CLIENT}/rules`)).status).toBe(200)
})

test('changes at the platform affect imported metrics from then on', async () => {
  await take(write('ads.csv', ...CAMPAIGNS))
  const campaign = (await world()).entities(EntityType.Campaign).find(({ name }) => name === 'Brand — Search')
  const change = { entityId: campaign?.id ?? '', field: 'status', value: 'paused', from: '2026-11-19' } as const
  await changeAdsAccount(on().sandbox.runtime, ACCOUNT, CLIENT, { ...change, at: '2026-11-18T23:00:00.000Z' })
  const seen = await world()
  expect(seen.parts(change.entityId, '2026-11-19', '2026-11-19').impressions).toBe(0)
  expect(seen.parts(change.entityId, '2026-11-01', '2026-11-18').impressions).toBe(1500)
  expect(seen.entity(change.entityId)?.status).toBe('paused')
})

test('search terms keep their own metrics, and add up to their keyword', async () => {
  await take(
    write(
      'terms.csv',
      'Search terms report',
      '1 November 2026 - 2 November 2026',
      'Day,Campaign,Ad group,Keyword,Match type,Search term,Impr.,Clicks,Cost,Conversions',
      termRow('2026-11-01', 'boots', '100,9,4.55,1.00'),
      termRow('2026-11-01', 'red boots', '3,2,0.45,2.50'),
      termRow('2026-11-02', 'red boots', '5,0,0.00,0.00'),
    ),
  )
  const seen = await world()
  const terms = seen.entities(EntityType.SearchTerm).map(({ id, name, attributes }) => {
    const { impressions, clicks, cost, conversions } = seen.parts(id, '2026-11-01', '2026-11-02')
    return [name, attributes.matchedKeyword, impressions, clicks, cost, conversions]
  })
  expect(terms).toEqual([
    ['boots', 'boots', 100, 9, 4.55, 1],
    ['red boots', 'boots', 8, 2, 0.45, 2.5],
  ])
  const keyword = seen.entities(EntityType.Keyword)[0]
  expect(keyword).toMatchObject({ name: 'boots', adGroupName: 'Boots', attributes: { matchType: 1 } })
  expect(seen.parts(keyword?.id ?? '', '2026-11-01', '2026-11-02')).toMatchObject({ impressions: 108, cost: 5 })
  const call = await on().as(on().owner)
  const { status, body } = await call('GET', `${BASE}/metrics/${CLIENT}/search-terms?${PERIOD}`)
  expect([status, body.totals.impressions, body.totals.searchImpressionShare]).toEqual([200, 108, null])
})

test('a search term that becomes a keyword has its own metrics from then on, and its keyword the rest', async () => {
  const day = (number: number) => `2026-11-${number}`
  const days = [17, 18, 19, 20]
  await take(
    write(
      'terms.csv',
      'Search terms report',
      '17 November 2026 - 20 November 2026',
      'Day,Campaign,Ad group,Keyword,Match type,Search term,Impr.,Clicks,Cost,Conversions',
      ...days.flatMap((number) => [
        termRow(day(number), 'boots', '75,9,4.50,1.00'),
        termRow(day(number), 'red boots', '25,2,0.50,0.50'),
      ]),
    ),
  )
  const { clock } = on().sandbox.runtime
  clock.set(new Date('2026-11-18T21:00:00Z'))
  const term = (await world()).entities(EntityType.SearchTerm).find(({ name }) => name === 'red boots')
  const change = { entityId: term?.id ?? '', field: 'keyword', value: '[red boots]', from: day(19) } as const
  const at = clock.now().toISOString()
  await changeAdsAccount(on().sandbox.runtime, ACCOUNT, CLIENT, { ...change, at })
  clock.set(new Date('2026-11-25T12:00:00Z'))
  const seen = await world()
  const shown = (name: string, number: number) => {
    const { id = '' } = seen.entities(EntityType.Keyword).find((one) => one.name === name) ?? {}
    const { impressions, clicks, cost } = seen.parts(id, day(number), day(number))
    return [impressions, clicks, cost]
  }
  expect(shown('red boots', 18)).toEqual([0, 0, 0])
  expect([19, 20].map((number) => shown('red boots', number))).toEqual([
    [25, 2, 0.5],
    [25, 2, 0.5],
  ])
  expect(shown('boots', 18)[0]).toBe(100)
  expect(shown('boots', 20)[0]).toBe(75)
  expect(seen.accountParts(day(20), day(20)).impressions).toBe(100)
})

test('a report with a currency sets the currency; one without uses the workspace’s', async () => {
  const rows = ['Gün,Kampanya,Para birimi kodu,Gösterim,Maliyet', '2026-11-01,Bahçe,TRY,1.000,"1.234,56"']
  await take(write('tr.csv', 'Kampanya raporu', '1 Kasım 2026', ...rows))
  const call = await on().as(on().owner)
  expect((await call('GET', `${BASE}/information`)).body.currencyCode).toBe('TRY')
  expect((await on().sandbox.store.get('account', ACCOUNT))?.currencyCode).toBe('TRY')
  expect((await world()).accountParts('2026-11-01', '2026-11-01').cost).toBe(1234.56)
  expect(await take(write('plain.csv', 'Day,Campaign,Clicks', '2026-11-01,A,1'))).toContain('in TRY.')
})

test('nothing is imported if one of the files is invalid, and files that would count twice are rejected', async () => {
  const before = (await world()).accountParts('2026-11-01', '2026-11-18')
  const good = write('ads.csv', ...CAMPAIGNS)
  const broken = write('broken.csv', 'Day,Campaign,Clicks', '2026-11-01,A,many')
  await expect(take(good, broken)).rejects.toThrow('broken.csv: row 2, column 3 (Clicks): “many” is not a number.')
  const groups = write('groups.csv', 'Day,Campaign,Ad group,Clicks', '2026-11-01,A,B,1')
  await expect(take(good, groups)).rejects.toThrow(/^groups\.csv: it is by ad groups and ads\.csv by campaigns/)
  const foreign = write('foreign.csv', 'Day,Campaign,Currency code,Clicks', '2026-11-01,A,CHF,1')
  await expect(take(good, foreign)).rejects.toThrow(/^foreign\.csv: its currency is CHF/)
  const visits = write('ga4.csv', '# A', '# Start date: 20261101', 'Nth day,Sessions', '0000,7')
  await expect(take(good, visits)).rejects.toThrow(/no GA4 property selected/)
  await expect(take(write('list.csv', 'name,email', 'a,b'))).rejects.toThrow(
    /^list\.csv: row 1, column 1: it is no report/,
  )
  await expect(take(path.join(folder(), 'none.csv'))).rejects.toThrow(/none\.csv cannot be read \(ENOENT\)/)
  expect((await world()).accountParts('2026-11-01', '2026-11-18')).toEqual(before)
})

test('the next import replaces the last one; two files of one import are combined', async () => {
  await take(write('ads.csv', ...CAMPAIGNS))
  const head = 'Day,Campaign,Clicks'
  const printed = await take(
    write('a.csv', head, '2026-11-01,A,1', '2026-11-02,A,2'),
    write('b.csv', head, '2026-11-02,A,5', '2027-01-03,A,7'),
  )
  expect(printed).toContain('1 row of a later file took the place of the same in an earlier one')
  expect(printed).toContain('1 day after the sandbox’s today (2026-11-19)')
  expect((await world()).accountParts('2026-11-01', '2026-11-19').clicks).toBe(6)
  await on().sandbox.moveTo(new Date('2027-01-05T10:00:00Z'))
  expect((await world()).accountParts('2026-11-01', '2027-01-05').clicks).toBe(13)
})

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

test('exact duplicates count once and are told, and so is everything that is dropped', async () => {
  const [title = '', period = '', header = '', first = '', ...rows] = CAMPAIGNS
  const odd = '2026-11-03,Odd,EUR,Hotel,10,1,0.50,0,0'
  const printed = await take(write('twice.csv', title, period, header, first, first, ...rows.slice(0, -1), odd))
  expect(printed).toContain('impressions 24,006; clicks 663')
  expect(printed).toContain(
    'Dropped: 1 exact duplicate row, each row counted once; Hotel (a state or campaign type that is not known).',
  )
})

test('a report with amounts and without a currency asks for it', async () => {
  const file = write('plain.csv', 'Day,Campaign,Impr.,Clicks,Cost', '2026-11-01,Brand,100,10,5.00')
  const from = { accountId: ACCOUNT, files: [file] }
  await expect(importReports(on().sandbox.runtime, from)).rejects.toThrow(
    'plain.csv: it has amounts but no column Currency code.',
  )
  expect(await importReports(on().sandbox.runtime, { ...from, currency: 'GBP' })).toContain('in GBP.')
})

test('more clicks than impressions are refused with row and column', async () => {
  const file = write('wrong.csv', 'Day,Campaign,Currency code,Impr.,Clicks', '2026-11-01,Brand,EUR,10,11')
  await expect(take(file)).rejects.toThrow(/row 2, column 5 .*11 clicks are more than 10 impressions/)
})

test('a German report is read; reports in other languages are refused by name', async () => {
  const german = write(
    'deutsch.csv',
    'Kampagnenbericht',
    'Tag;Kampagne;Währungscode;Kampagnenstatus;Kampagnentyp;Impr.;Klicks;Kosten;Conversions;Conv.-Wert',
    '01.11.2026;Marke;EUR;Aktiviert;Suchnetzwerk;1.234;100;1.024,12;2,50;131,57',
    'Gesamt: Konto;;;;;1.234;100;1.024,12;2,50;131,57',
  )
  const printed = await take(german)
  expect(printed).toContain('impressions 1,234; clicks 100; cost 1,024.12; conversions 2.50; conversion value 131.57')
  const call = await on().as(on().owner)
  const { items } = (await call('GET', `${BASE}/metrics/${CLIENT}/campaigns?${PERIOD}`)).body
  expect(items).toMatchObject([{ name: 'Marke', status: 1, channelType: 1, cost: 1024.12 }])
  const french = write('rapport.csv', 'Jour,Campagne,Clics,Impressions,Coût', '2026-11-01,Marque,10,100,5')
  await expect(take(french)).rejects.toThrow('rapport.csv: the report is in French. English, German and Turkish')
})
