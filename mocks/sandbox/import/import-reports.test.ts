import path from 'node:path'
import { EntityType } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { changeAdsAccount } from '#mocks/sandbox/domain/integrations/ads-account.ts'
import { ACCOUNT, BASE, CLIENT } from '#mocks/sandbox/handlers/EA/ads.fixture.ts'
import { importStage } from '#mocks/sandbox/import/import.fixture.ts'
import { importReports } from '#mocks/sandbox/import/import-reports.ts'

const { on, folder, write, take, world } = importStage()

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

test('a campaign report replaces the client’s metrics: tables add up to the file, and nothing is invented', async () => {
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
  for (const level of ['ad-groups', 'keywords']) expect((await table(level)).items).toEqual([])
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
