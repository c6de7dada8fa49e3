import { expect, test } from 'vitest'
import { parseAnalyticsReport } from '#mocks/sandbox/import/analytics-report.ts'
import { detectReport } from '#mocks/sandbox/import/detect-report.ts'
import { dayNumber } from '#mocks/sandbox/time/time-zone.ts'

const DASHES = '# ----------------------------------------'
const block = (name: string, rows: string[], start = '20260801', end = '20260803', audience = 'All Users') => [
  DASHES,
  `# ${name}`,
  '# Account: Northwind Outlet',
  '# Property: Northwind Outlet – web',
  DASHES,
  '#',
  `# ${audience}`,
  `# Start date: ${start}`,
  `# End date: ${end}`,
  '',
  ...rows,
  '',
]
const file = (...blocks: string[][]) => blocks.flat().join('\n')
const NTH = block('Traffic acquisition: Session primary channel group', [
  'Nth day,Sessions,Total users,Engagement rate,Key events,Total revenue',
  ',3069,2160,0.6,61.4,3560.45',
  '0000,1290,1044,0.58,29.7,1720.86',
  '0001,1379,1116,0.58,31.7,1839.59',
  '0002,400,0,0.5,0,0',
])
const refusalOf = (text: string) => {
  try {
    parseAnalyticsReport(text)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return 'taken'
}

test('day indexes are counted from the start date; the totals line and rates are skipped', () => {
  const report = parseAnalyticsReport(file(NTH))
  expect(report).toMatchObject({
    property: 'Northwind Outlet – web',
    rowsTaken: 3,
    left: { totals: 1, ratios: ['Engagement rate'] },
  })
  expect(report.has).toEqual(['sessions', 'totalUsers', 'conversions', 'revenueCents'])
  expect(report.days).toEqual([
    {
      day: dayNumber('2026-08-01'),
      parts: { sessions: 1290, totalUsers: 1044, conversions: 29.7, revenueCents: 172086 },
    },
    {
      day: dayNumber('2026-08-02'),
      parts: { sessions: 1379, totalUsers: 1116, conversions: 31.7, revenueCents: 183959 },
    },
    { day: dayNumber('2026-08-03'), parts: { sessions: 400, totalUsers: 0, conversions: 0, revenueCents: 0 } },
  ])
})

test('blocks of one file are combined by day; blocks that are not daily are skipped and reported', () => {
  const report = parseAnalyticsReport(
    file(
      NTH,
      block('Pages and screens: Page path and screen class', ['Date,Views', 'Grand total,7', '20260802,7']),
      block('Demographic details: Country', ['Country,Sessions', 'Germany,900', 'Austria,390']),
      block('Traffic acquisition', ['Nth day,Sessions', '0000,1'], '20260801', '20260803', 'Mobile traffic'),
    ),
  )
  expect(report.days[1]?.parts).toMatchObject({ sessions: 1379, screenPageViews: 7 })
  expect(report.names).toHaveLength(2)
  expect(report.left.blocks.map(({ row, reason }) => [row, reason])).toEqual([
    [41, 'it has no days'],
    [55, 'it is of “Mobile traffic” only'],
  ])
})

test('rows of a dimension add up to the day, and keep their values', () => {
  const report = parseAnalyticsReport(
    file(
      block('Free form 1', [
        'Date,Session primary channel group (Default Channel Group),Sessions,Total revenue',
        ',,300,10',
        '20260801,Organic Search,200,10',
        '20260801,"Direct, none",100,0',
      ]),
    ),
  )
  expect(report.days).toEqual([{ day: dayNumber('2026-08-01'), parts: { sessions: 300, revenueCents: 1000 } }])
  expect(report.values.map(({ dimension, value, parts }) => [dimension, value, parts.sessions])).toEqual([
    ['sessionDefaultChannelGroup', 'Organic Search', 200],
    ['sessionDefaultChannelGroup', 'Direct, none', 100],
  ])
})

test('a Turkish export is read too', () => {
  const text = [
    DASHES,
    '# Trafik edinme: Oturum birincil kanal grubu',
    '# Hesap: Yeşil Ev',
    '# Mülk: Yeşil Ev – web',
    DASHES,
    '#',
    '# Tüm Kullanıcılar',
    '# Başlangıç tarihi: 20260801',
    '# Bitiş tarihi: 20260802',
    '',
    'N. gün,Oturumlar,Toplam kullanıcı sayısı,Önemli etkinlikler,Toplam gelir',
    '0000,1.290,1.044,"29,7","1.720,86"',
    '0001,1.379,1.116,"31,7","1.839,59"',
    'Genel toplam,2.669,2.160,"61,4","3.560,45"',
  ].join('\n')
  const report = parseAnalyticsReport(text)
  expect(report.property).toBe('Yeşil Ev – web')
  expect(report.days.map(({ parts }) => parts)).toEqual([
    { sessions: 1290, totalUsers: 1044, conversions: 29.7, revenueCents: 172086 },
    { sessions: 1379, totalUsers: 1116, conversions: 31.7, revenueCents: 183959 },
  ])
})

test('a German export is read too', () => {
  const text = [
    DASHES,
    '# Traffic-Akquisition: Sitzung – primäre Channelgruppe (Standard-Channelgruppe)',
    '# Konto: Nordwind',
    '# Property: Nordwind – Web',
    DASHES,
    '#',
    '# Alle Nutzer',
    '# Startdatum: 20260801',
    '# Enddatum: 20260802',
    '',
    'N-ter Tag,Sitzung – primäre Channelgruppe (Standard-Channelgruppe),Sitzungen,Nutzer insgesamt,Neue Nutzer,Sitzungen mit Interaktionen,Aufrufe,Ereignisanzahl,Schlüsselereignisse,Gesamtumsatz,Interaktionsrate',
    '0000,Organic Search,1.290,1.044,700,800,4.000,9.000,"29,7","1.720,86","0,62"',
    '0001,Organic Search,1.379,1.116,710,810,4.100,9.100,"31,7","1.839,59","0,59"',
    'Gesamt,,2.669,2.160,1.410,1.610,8.100,18.100,"61,4","3.560,45","0,6"',
  ].join('\n')
  expect(detectReport(text)).toBe('analytics')
  const report = parseAnalyticsReport(text)
  expect(report).toMatchObject({
    property: 'Nordwind – Web',
    left: { totals: 1, ratios: ['Interaktionsrate'], columns: [], blocks: [] },
  })
  expect(report.days).toEqual([
    {
      day: dayNumber('2026-08-01'),
      parts: {
        sessions: 1290,
        totalUsers: 1044,
        newUsers: 700,
        engagedSessions: 800,
        screenPageViews: 4000,
        eventCount: 9000,
        conversions: 29.7,
        revenueCents: 172086,
      },
    },
    expect.objectContaining({ day: dayNumber('2026-08-02') }),
  ])
  expect(report.values).toMatchObject([
    { dimension: 'sessionDefaultChannelGroup', value: 'Organic Search' },
    { dimension: 'sessionDefaultChannelGroup', value: 'Organic Search' },
  ])
})

test('an empty cell is unknown on its day, in its value and in every sum with them', () => {
  const report = parseAnalyticsReport(
    file(
      block('Traffic', [
        'Nth day,Session primary channel group,Sessions,Key events',
        '0000,Organic Search,10,',
        '0000,Direct,5,2',
        '0001,Direct,6,3',
      ]),
    ),
  )
  expect(report.days.map(({ parts }) => parts)).toEqual([
    { sessions: 15, conversions: null },
    { sessions: 6, conversions: 3 },
  ])
  expect(report.values.map(({ parts }) => parts.conversions)).toEqual([null, 2, 3])
  expect(report.emptyCells).toEqual([{ part: 'conversions', count: 1 }])
})

test.each([
  [
    'an unknown day',
    block('A', ['Nth day,Sessions', '00x1,5']),
    'Row 12, column 1 (Nth day): “00x1” is not the number of a day.',
  ],
  [
    'a day too late',
    block('A', ['Nth day,Sessions', '0003,5']),
    'Row 12, column 1 (Nth day): day 0003 lies after the end date.',
  ],
  ['a number', block('A', ['Nth day,Sessions', '0000,5x']), 'Row 12, column 2 (Sessions): “5x” is not a number.'],
  [
    'a torn row',
    block('A', ['Nth day,Sessions', '0000']),
    'Row 12, column 2 (Sessions): the header has 2 columns, this row 1.',
  ],
  [
    'a week',
    block('A', ['Nth week,Sessions', '0000,5']),
    'Row 11, column 1 (Nth week): the report is not daily: export it by day.',
  ],
  [
    'no days',
    block('A', ['Country,Sessions', 'Germany,5']),
    'Row 11, column 1 (Country): no table has days (Nth day or Date) and metrics such as Sessions.',
  ],
  ['a date', block('A', ['Date,Sessions', '20260832,5']), 'Row 12, column 1 (Date): “20260832” is not a day.'],
  ['a start', block('A', ['Nth day,Sessions', '0000,5'], '2026'), 'Row 8, column 1: “2026” is not a day.'],
  [
    'a day twice',
    block('A', ['Nth day,Sessions', '0000,5', '0000,6']),
    'Row 13, column 2 (Sessions): “6” is another metric than row 12 has for this day.',
  ],
  [
    'too much',
    block('A', ['Nth day,Sessions,Engaged sessions', '0000,5,6']),
    'Row 12, column 3 (Engaged sessions): 6 engaged sessions are more than 5 sessions.',
  ],
])('%s is refused with its row and column', (_, lines, sentence) => {
  expect(refusalOf(file(lines))).toBe(sentence)
})

test('day indexes require a start date', () => {
  expect(refusalOf('# A\nNth day,Sessions\n0000,5\n')).toBe(
    'Row 2, column 1 (Nth day): days are counted, and no comment says the start date they count from.',
  )
})

test('the kind of a file is detected by its prefix and labels', () => {
  expect(detectReport(file(NTH))).toBe('analytics')
  expect(detectReport('Campaign report\n\nDay,Campaign,Clicks\n')).toBe('ads')
  expect(detectReport(new Uint8Array(Buffer.from('\uFEFFKampanya raporu\nGün\tKampanya\tTıklama\n', 'utf16le')))).toBe(
    'ads',
  )
  expect(detectReport('name,email\nA,b@c.example\n')).toBeUndefined()
})
