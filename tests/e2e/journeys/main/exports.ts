// Report exports of a small shop in the format of the platforms, as a customer would download them.

/** Days from one to another, as YYYY-MM-DD. */
function daysFrom(first: string, last: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(first); at <= Date.parse(last); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

/** Both files continue after the day of the journey; later days become visible as the clock advances. */
const DAYS = daysFrom('2026-08-01', '2026-12-05')
const [FIRST, LAST] = [DAYS[0] ?? '', DAYS.at(-1) ?? '']

/** A number between 0 and 1, the same for the same day and purpose. */
const wobble = (place: number, salt: number) => ((place * 37 + salt * 61) % 23) / 23
const WEEK = [0.86, 1.06, 1.08, 1.05, 1.02, 0.97, 0.84]
const weekly = (day: string) => WEEK[new Date(day).getUTCDay()] ?? 1

const long = (day: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
const cell = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const count = (number: number) => cell(new Intl.NumberFormat('en').format(number))

/** Spends more than 100 a month without a conversion. */
export const WASTED = 'free boots repair'
const KEYWORDS = [
  { campaign: 'Shoes, women | Non-brand', group: 'Boots', keyword: 'red boots', clicks: 60, conversions: 2.5 },
  { campaign: 'Shoes, women | Non-brand', group: 'Boots', keyword: WASTED, clicks: 9, conversions: 0 },
  { campaign: 'Brand — Search', group: 'Brand', keyword: 'northwind outlet', clicks: 48, conversions: 4 },
]
const CPC = 0.62

const adsRows = DAYS.flatMap((day, place) =>
  KEYWORDS.map(({ campaign, group, keyword, clicks: usual, conversions }, salt) => {
    const clicks = Math.round(usual * weekly(day) * (0.9 + 0.2 * wobble(place, salt)))
    const cost = (clicks * CPC).toFixed(2)
    const sold = (conversions * (0.8 + 0.4 * wobble(place, salt + 7))).toFixed(2)
    return { day, keyword, clicks, cost, cells: [campaign, 'EUR', group, keyword, 'Phrase match'], sold }
  }),
)

/** The metrics of a keyword on a day in the file. */
export const writtenOf = (keyword: string, day: string) =>
  adsRows.find((row) => row.keyword === keyword && row.day === day) ?? { clicks: 0, cost: '0.00' }

const adsReport = [
  'Search keyword report',
  `"${long(FIRST)} - ${long(LAST)}"`,
  'Day,Campaign,Currency code,Ad group,Keyword,Match type,Impr.,Clicks,CTR,Avg. CPC,Cost,Conversions,Conv. value',
  ...adsRows.map(({ day, cells, clicks, cost, sold }) =>
    [
      day,
      ...cells.map(cell),
      count(clicks * 21),
      clicks,
      '4.76%',
      CPC,
      cost,
      sold,
      (Number(sold) * 71).toFixed(2),
    ].join(','),
  ),
  'Total: Account,,EUR,--,--,--,--,--,--,--,--,--,--',
].join('\n')

/** The day on which bot traffic comes through the channel. */
const BREAK = '2026-11-20'
const CHANNELS = [
  { channel: 'Organic Search', usual: 620 },
  { channel: 'Paid Search', usual: 410 },
  { channel: 'Direct', usual: 280 },
  { channel: 'Email', usual: 90 },
]

const visits = DAYS.flatMap((day, place) =>
  CHANNELS.map(({ channel, usual }, salt) => {
    const factor = day === BREAK && channel === 'Direct' ? 5 : 1
    const sessions = Math.round(usual * factor * weekly(day) * (0.95 + 0.1 * wobble(place, salt + 3)))
    return { day, place, channel, sessions }
  }),
)

/** The sessions of the file in a date range, both bounds included. */
export const sessionsIn = (from: string, to: string): number =>
  visits.filter(({ day }) => day >= from && day <= to).reduce((sum, { sessions }) => sum + sessions, 0)

const DASHES = '# ----------------------------------------'
const analyticsReport = [
  DASHES,
  '# Traffic acquisition: Session primary channel group',
  '# Account: Northwind Outlet',
  '# Property: Northwind Outlet – web',
  DASHES,
  '#',
  '# All Users',
  `# Start date: ${FIRST.replaceAll('-', '')}`,
  `# End date: ${LAST.replaceAll('-', '')}`,
  '',
  'Nth day,Session primary channel group (Default Channel Group),Sessions,Total users,Engaged sessions,Key events',
  ...visits.map(({ place, channel, sessions }) =>
    [
      String(place).padStart(4, '0'),
      channel,
      sessions,
      Math.round(sessions * 0.81),
      Math.round(sessions * 0.58),
      (sessions * 0.02).toFixed(1),
    ].join(','),
  ),
].join('\n')

/** The files in the form that the sandbox imports. */
export const exportFiles = [
  { name: 'keywords.csv', text: adsReport },
  { name: 'traffic.csv', text: analyticsReport },
]
