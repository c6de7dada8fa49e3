import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAdsReport } from '#mocks/sandbox/import/ads-report.ts'
import { writeNumber } from '#mocks/sandbox/import/numbers.ts'
import { dayNumber } from '#mocks/sandbox/time/time-zone.ts'

const HEADER =
  'Day,Campaign,Currency code,Impr.,Clicks,CTR,Avg. CPC,Cost,Conversions,Cost / conv.,Conv. value,Search impr. share'
const file = (...lines: string[]) => ['Campaign report', '"August 1, 2026 - August 3, 2026"', ...lines, ''].join('\n')
const ENGLISH = file(
  HEADER,
  '2026-08-01,"Shoes, women | Non-brand",EUR,"2,653",131,4.94%,0.62,81.28,2.14,37.98,"1,119.50",< 10%',
  '2026-08-01,"Performance Max ""Outlet""",EUR,"22,089",471,2.13%,0.28,136.19,9.11,14.95,460.79, --',
  '2026-08-02,"Shoes, women | Non-brand",EUR,711,73,10.27%,0.35,25.01,--,--,--,62.10%',
  'Total: Account,,EUR,--,--,--,--,--,--,--,--,--',
)
const TURKISH = [
  'Kampanya raporu',
  '1 Ağustos 2026 - 2 Ağustos 2026',
  'Gün,Kampanya,Para birimi kodu,Gösterim,Tıklama,TO,Ort. TBM,Maliyet,Dönüşümler,Dönüşüm değeri',
  '2026-08-01,Bahçe mobilyası,TRY,2.653,131,"%4,94","0,62","1.081,28","2,14","3.119,50"',
  '2026-08-02,Bahçe mobilyası,TRY,711,73,"%10,27","0,35","25,01",--,--',
  'Toplam: Hesap,,TRY,--,--,--,--,--,--,--',
].join('\r\n')

const datedRows = (...days: string[]) => file('Day,Campaign,Clicks', ...days.map((day) => `${day},A,1`))
const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
const sums = ({ rows }: { rows: { metrics: (number | null)[] }[] }) =>
  rows.reduce((sum, { metrics }) => sum.map((amount, place) => amount + (metrics[place] ?? 0)), [0, 0, 0, 0, 0])
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))
const refusalOf = (text: string | Uint8Array) => {
  try {
    parseAdsReport(text)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return 'taken'
}

test('an English report: thousands, quotes, missing values and totals; ratios are skipped', () => {
  const report = parseAdsReport(ENGLISH)
  expect(report).toMatchObject({
    name: 'Campaign report',
    currencyCode: 'EUR',
    level: 'campaign',
    rowsTaken: 3,
    format: 'point',
  })
  expect(report.left).toEqual({
    totals: 1,
    duplicates: 0,
    words: [],
    ratios: ['CTR', 'Avg. CPC', 'Cost / conv.', 'Search impr. share'],
    columns: [],
  })
  expect(report.rows.map(({ campaign, day, metrics }) => [campaign, day - dayNumber('2026-08-01'), metrics])).toEqual([
    ['Shoes, women | Non-brand', 0, [2653, 131, 8128, 214, 111950]],
    ['Performance Max "Outlet"', 0, [22089, 471, 13619, 911, 46079]],
    ['Shoes, women | Non-brand', 1, [711, 73, 2501, null, null]],
  ])
  expect(report.emptyCells).toEqual([
    { metric: 'conversions', count: 1 },
    { metric: 'value', count: 1 },
  ])
})

test('a Turkish report: decimal commas, points between thousands', () => {
  const report = parseAdsReport(TURKISH)
  expect(report).toMatchObject({ name: 'Kampanya raporu', currencyCode: 'TRY', format: 'comma' })
  expect(sums(report)).toEqual([3364, 204, 110629, 214, 311950])
})

test('the Excel variant is the same report in UTF-16 with tabs', () => {
  const tabs = TURKISH.split('\r\n')
    .map((line) => line.replace(/"([^"]*)"|,/g, (_, inside) => inside ?? '\t'))
    .join('\r\n')
  expect(parseAdsReport(utf16(tabs))).toEqual(parseAdsReport(TURKISH))
})

test('number formats do not depend on the language of the header: unambiguous cells decide', () => {
  const day = '2026-08-01,A,EUR'
  const english = file('Day,Campaign,Currency code,Impr.,Clicks,Cost', `${day},1.234,7,"12,50"`)
  expect(sums(parseAdsReport(english))).toEqual([1234, 7, 1250, 0, 0])
  expect(refusalOf(file('Day,Campaign,Currency code,Cost', `${day},12.50`, `${day},"12,50"`))).toBe(
    'Row 5, column 4 (Cost): “12,50” has another decimal mark than row 4.',
  )
})

test('segments are summed into one row for each campaign and day', () => {
  const report = parseAdsReport(
    file(
      'Day,Device,Campaign,Impr.,Clicks,Cost',
      '2026-08-01,Computers,A,100,10,1.10',
      '2026-08-01,Mobile phones,A,50,5,2.20',
      '2026-08-01,Mobile phones,B,1,0,0.00',
    ),
  )
  expect(report.rows.map(({ campaign, metrics }) => [campaign, ...metrics])).toEqual([
    ['A', 150, 15, 330, 0, 0],
    ['B', 1, 0, 0, 0, 0],
  ])
  expect(report.left.columns).toEqual(['Device'])
  expect(report.currencyCode).toBeNull()
})

test('keywords and search terms keep their attributes, in columns of any order', () => {
  const report = parseAdsReport(
    file(
      'Search term,Clicks,Match type,Keyword,Ad group,Campaign type,Campaign,Campaign ID,Campaign state,Budget,Day',
      'red shoes,3,Phrase match,"""shoes""",Shoes,Search,A,123,Paused,"1,500.00",2026-08-01',
    ),
  )
  expect(report.level).toBe('term')
  expect(report.rows[0]).toMatchObject({
    campaign: 'A',
    campaignId: '123',
    status: 'paused',
    channel: 1,
    budget: 1500,
    group: 'Shoes',
    keyword: 'shoes',
    matchType: 2,
    term: 'red shoes',
    metrics: [0, 3, 0, 0, 0],
  })
})

test('a campaign named Total is not a totals row if it has a day', () => {
  const report = parseAdsReport(
    file('Campaign,Day,Clicks', 'Total body workout,2026-08-01,4', 'Total: Campaigns, --,5'),
  )
  expect(report.rows).toHaveLength(1)
  expect(report.notes).toEqual(['row 5 (Total: Campaigns) has clicks 5, the rows taken add up to 4'])
})

test('dates with slashes are parsed in the order that another row proves', () => {
  expect(parseAdsReport(datedRows('03/04/2026', '25/04/2026')).rows[0]?.day).toBe(dayNumber('2026-04-03'))
  expect(parseAdsReport(datedRows('03/04/2026', '04/25/2026')).rows[0]?.day).toBe(dayNumber('2026-03-04'))
  expect(refusalOf(datedRows('03/04/2026', '05/04/2026'))).toMatch(
    /^Row 4, column 1 \(Day\): “03\/04\/2026” can be two days/,
  )
  expect(refusalOf(datedRows('25/04/2026', '04/26/2026'))).toBe(
    'Row 5, column 1 (Day): “04/26/2026” has day and month the other way round than row 4.',
  )
})

test.each([
  [
    'a week',
    file('Week,Campaign,Clicks', '2026-08-03,A,1'),
    'Row 3, column 1 (Week): the report is not daily: export it by Day.',
  ],
  [
    'a month',
    file('Kampanya,Ay,Tıklama', 'A,2026-08,1'),
    'Row 3, column 2 (Ay): the report is not daily: export it by Day.',
  ],
  ['no day', file('Campaign,Clicks', 'A,1'), 'Row 3, column 1 (Campaign): the header has no column Day.'],
  ['a number', file('Day,Campaign,Cost', '2026-08-01,A,1.2.3'), 'Row 4, column 3 (Cost): “1.2.3” is not a number.'],
  [
    'a broken group',
    file('Day,Campaign,Impr.', '2026-08-01,A,"1,23,456"'),
    'Row 4, column 3 (Impr.): “1,23,456” is not a number.',
  ],
  ['a share', file('Day,Campaign,Clicks', '2026-08-01,A,< 10'), 'Row 4, column 3 (Clicks): “< 10” is not a number.'],
  ['a loss', file('Day,Campaign,Clicks', '2026-08-01,A,-4'), 'Row 4, column 3 (Clicks): “-4” is below 0.'],
  [
    'half a click',
    file('Day,Campaign,Clicks', '2026-08-01,A,0.5'),
    'Row 4, column 3 (Clicks): “0.5” is not a whole number.',
  ],
  ['no such day', file('Day,Campaign,Clicks', '2026-02-30,A,1'), 'Row 4, column 1 (Day): “2026-02-30” is not a day.'],
  ['no campaign', file('Day,Campaign,Clicks', '2026-08-01,,1'), 'Row 4, column 2 (Campaign): there is no campaign.'],
  [
    'a torn row',
    file('Day,Campaign,Clicks', '2026-08-01,A'),
    'Row 4, column 3 (Clicks): the header has 3 columns, this row 2.',
  ],
  [
    'a long row',
    file('Day,Campaign,Clicks', '2026-08-01,A,1,2'),
    'Row 4, column 4: the header has 3 columns, this row 4.',
  ],
  [
    'an open quote',
    file('Day,Campaign,Clicks', '2026-08-01,"A,1'),
    'Row 4, column 2: a quote is opened and not closed.',
  ],
  [
    'a loose quote',
    file('Day,Campaign,Clicks', '2026-08-01,"A"B,1'),
    'Row 4, column 2: there is text after the closing quote.',
  ],
  [
    'two currencies',
    file('Day,Campaign,Currency code,Clicks', '2026-08-01,A,EUR,1', '2026-08-01,B,TRY,1'),
    'Row 5, column 3 (Currency code): the currency is TRY where row 4 has EUR: export one currency at a time.',
  ],
  [
    'a column twice',
    file('Day,Campaign,Clicks,Clicks', '2026-08-01,A,1,1'),
    'Row 3, column 4 (Clicks): this column is there twice.',
  ],
  ['nothing', file('Day,Campaign,Clicks'), 'Row 3: no rows follow the header.'],
])('%s is refused with its row and column', (_, text, sentence) => {
  expect(refusalOf(text)).toBe(sentence)
})

test('rows are counted in lines of the file, and undecodable bytes are reported with their position', () => {
  expect(refusalOf(file('Day,Campaign,Clicks', '2026-08-01,"A\nB",1', '2026-08-01,C,x'))).toBe(
    'Row 6, column 3 (Clicks): “x” is not a number.',
  )
  const latin1 = new Uint8Array(Buffer.from(file('Day,Campaign,Clicks', '2026-08-01,Bahçe,1'), 'latin1'))
  expect(refusalOf(latin1)).toMatch(/^Row 4, column 2: “Bah.e” holds bytes that are neither UTF-8 nor UTF-16\.$/)
})

test('totals equal the file’s, whatever its segments and decimals, in both formats', () => {
  const amounts = fc.record({
    day: fc.integer({ min: 1, max: 28 }),
    campaign: fc.constantFrom('A', 'B, "C"', 'Ç — |'),
    impressions: fc.nat(5_000_000),
    cost: fc.nat(90_000_000).map((cents) => cents / 100),
    conversions: fc.nat(90_000_000).map((amount) => amount / 10_000),
  })
  fc.assert(
    fc.property(
      fc.array(amounts, { minLength: 1, maxLength: 40 }),
      fc.constantFrom('point', 'comma'),
      (rows, format) => {
        // One cell that is unambiguous in one number format, as every real report has.
        const sample = `2026-08-01,A,0,${quote(writeNumber(0.5, format, 2))},0`
        const lines = rows.map(({ day, campaign, impressions, cost, conversions }) =>
          [
            `2026-08-${String(day).padStart(2, '0')}`,
            quote(campaign),
            quote(writeNumber(impressions, format)),
            quote(writeNumber(cost, format, 2)),
            quote(writeNumber(conversions, format, 4)),
          ].join(','),
        )
        const total = sums(parseAdsReport(file('Day,Campaign,Impr.,Cost,Conversions', sample, ...lines)))
        const sum = (key: 'impressions' | 'cost' | 'conversions') => rows.reduce((all, row) => all + row[key], 0)
        expect(total[0]).toBe(sum('impressions'))
        expect(total[2]).toBe(Math.round(sum('cost') * 100) + 50)
        expect(Math.abs((total[3] ?? 0) / 100 - sum('conversions'))).toBeLessThan(0.0051)
      },
    ),
    { seed: 20261121, numRuns: 150 },
  )
})
