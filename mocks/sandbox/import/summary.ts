// Formats the result of an import as lines to print.
import type { AdsAccount, AnalyticsProperty } from '@adwright/sdk/types'
import { ADS_METRICS, type AdsMetric, type AdsReport } from '#mocks/sandbox/import/ads-report.ts'
import type { AnalyticsReport } from '#mocks/sandbox/import/analytics-report.ts'
import { writeNumber } from '#mocks/sandbox/import/numbers.ts'
import { PARTS, type Part } from '#mocks/sandbox/platforms/analytics/parts.ts'
import { type Day, dayNumber, dayOfNumber } from '#mocks/sandbox/time/time-zone.ts'

type Named<Report> = { file: string; report: Report }

const ADS_NAMES: Record<AdsMetric, string> = {
  impressions: 'impressions',
  clicks: 'clicks',
  cost: 'cost',
  conversions: 'conversions',
  value: 'conversion value',
}
const ANALYTICS_NAMES: Record<Part, string> = {
  sessions: 'sessions',
  totalUsers: 'total users',
  newUsers: 'new users',
  engagedSessions: 'engaged sessions',
  screenPageViews: 'views',
  eventCount: 'events',
  conversions: 'key events',
  revenueCents: 'revenue',
  seconds: 'seconds',
}

const count = (number: number) => writeNumber(number, 'point', 0)
const counted = (number: number, one: string, many = `${one}s`) => `${count(number)} ${number === 1 ? one : many}`
const amount = (hundredths: number) => writeNumber(hundredths / 100, 'point', 2)
const between = (first: number, last: number) => `${dayOfNumber(first)} to ${dayOfNumber(last)}`

/** Days after the current day of the sandbox's clock. */
function aheadOf(days: number[], today: Day): string[] {
  const ahead = new Set(days.filter((day) => day > dayNumber(today))).size
  return ahead === 0
    ? []
    : [`${counted(ahead, 'day')} after the sandbox’s today (${today}) show when its clock gets there`]
}

type Left = { totals: number; duplicates: number; words?: string[]; ratios: string[]; columns: string[] }
function leftOf({ totals, duplicates, words = [], ratios, columns }: Left): string[] {
  return [
    ...(duplicates > 0 ? [`${counted(duplicates, 'exact duplicate row')}, each row counted once`] : []),
    ...(words.length > 0 ? [`${words.join(', ')} (a state or campaign type that is not known)`] : []),
    ...(totals > 0 ? [counted(totals, 'row of totals', 'rows of totals')] : []),
    ...(ratios.length > 0 ? [`${ratios.join(', ')} (worked out from the metrics)`] : []),
    ...(columns.length > 0 ? [`${columns.join(', ')} (no such metrics here; rows are summed over them)`] : []),
  ]
}

/** The empty cells of each metric; sums over them are unknown. */
const emptyOf = (cells: { name: string; count: number }[]): string[] =>
  cells.map(({ name, count: cellCount }) => `${name} (${counted(cellCount, 'empty cell')}; sums with it are not known)`)

const line = (label: string, parts: string[]) => (parts.length > 0 ? [`    ${label}: ${parts.join('; ')}.`] : [])

type AdsOutcome = { client: AdsAccount; currencyCode: string; campaigns: number; replaced: number; today: Day }

export function adsLines(reports: Named<AdsReport>[], outcome: AdsOutcome): string[] {
  const { client, currencyCode, campaigns, replaced, today } = outcome
  const each = reports.flatMap(({ file, report }) => {
    const days = report.rows.map(({ day }) => day)
    const taken = report.has.map((metric) => {
      const sum = report.rows.reduce((all, { metrics }) => all + (metrics[ADS_METRICS.indexOf(metric)] ?? 0), 0)
      return `${ADS_NAMES[metric]} ${metric === 'impressions' || metric === 'clicks' ? count(sum) : amount(sum)}`
    })
    const missing = ADS_METRICS.filter((metric) => !report.has.includes(metric)).map((metric) => ADS_NAMES[metric])
    return [
      `  ${file}: ${report.name || 'Google Ads report'}, ${counted(report.rowsTaken, 'row')}, ${between(days[0] ?? 0, days.at(-1) ?? 0)}, in ${currencyCode}.`,
      ...line('Taken', taken),
      ...line('Dropped', leftOf(report.left)),
      ...line('Not in the file', missing),
      ...line('Not known', emptyOf(report.emptyCells.map(({ metric, count }) => ({ name: ADS_NAMES[metric], count })))),
      ...line('Note', [...report.notes, ...aheadOf(days, today)]),
    ]
  })
  const place = `${client.descriptiveName} (${client.customerClientId})`
  return [
    ...each,
    ...line(
      'Note',
      replaced > 0 ? [`${counted(replaced, 'row')} of a later file took the place of the same in an earlier one`] : [],
    ),
    `    ${counted(campaigns, 'campaign')} in the place of the simulated metrics of ${place}.`,
  ]
}

type AnalyticsOutcome = { property: AnalyticsProperty; today: Day; found: number }

export function analyticsLines(
  reports: Named<AnalyticsReport>[],
  { property, today, found }: AnalyticsOutcome,
): string[] {
  const each = reports.flatMap(({ file, report }) => {
    const days = report.days.map(({ day }) => day)
    const taken = report.has.map((part) => {
      const sum = report.days.reduce((all, { parts }) => all + (parts[part] ?? 0), 0)
      return `${ANALYTICS_NAMES[part]} ${part === 'revenueCents' ? amount(sum) : part === 'conversions' ? amount(sum * 100) : count(sum)}`
    })
    const missing = PARTS.filter((part) => !report.has.includes(part)).map((part) => ANALYTICS_NAMES[part])
    const values = new Map<string, Set<string>>()
    for (const { dimension, value } of report.values)
      values.set(dimension, (values.get(dimension) ?? new Set()).add(value))
    const split = [...values].map(([dimension, own]) => `by ${dimension} (${counted(own.size, 'value')})`)
    const blocks = report.left.blocks.map(
      ({ row, name, reason }) => `the table at row ${row}${name ? ` (${name})` : ''}, ${reason}`,
    )
    const names = [...new Set(report.names)].filter((name) => name !== '')
    return [
      `  ${file}: ${names.join('; ') || 'GA4 report'}, ${counted(report.rowsTaken, 'row')}, ${between(days[0] ?? 0, days.at(-1) ?? 0)}${report.property ? `, of ${report.property}` : ''}.`,
      ...line('Taken', [...taken, ...split]),
      ...line('Dropped', [...leftOf(report.left), ...blocks]),
      ...line('Not in the file', missing),
      ...line(
        'Not known',
        emptyOf(report.emptyCells.map(({ part, count }) => ({ name: ANALYTICS_NAMES[part], count }))),
      ),
      ...line('Note', aheadOf(days, today)),
    ]
  })
  return [
    ...each,
    `    In the place of the simulated metrics of ${property.displayName} (${property.propertyName}); ${counted(found, 'anomaly', 'anomalies')} found in them.`,
  ]
}
