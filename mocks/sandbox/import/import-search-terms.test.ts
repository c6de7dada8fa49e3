import { EntityType } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { changeAdsAccount } from '#mocks/sandbox/domain/integrations/ads-account.ts'
import { ACCOUNT, BASE, CLIENT } from '#mocks/sandbox/handlers/EA/ads.fixture.ts'
import { importStage } from '#mocks/sandbox/import/import.fixture.ts'

const { on, write, take, world } = importStage()

const termRow = (day: string, term: string, metrics: string) =>
  `${day},Shoes,Boots,[boots],Exact match,${term},${metrics}`
const PERIOD = 'dateBegin=2026-11-01&dateEnd=2026-11-19'

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
