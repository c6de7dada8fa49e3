// Reads a Google Ads report as the product exports it: title, date range, header, rows by day, totals.

import { channelOf, matchTypeOf, statusOf, withoutMarks } from '#mocks/sandbox/import/ads-vocabulary.ts'
import type { Row } from '#mocks/sandbox/import/csv.ts'
import { looksLikeDay, readDays } from '#mocks/sandbox/import/dates.ts'
import { type AdsColumn, adsColumnOf, isRatio, languageOf } from '#mocks/sandbox/import/labels.ts'
import {
  type Amount,
  addAmounts,
  detectNumberFormat,
  type MetricCell,
  readMetric,
  roundKeepingSum,
} from '#mocks/sandbox/import/metric-values.ts'
import { isMissing, type NumberFormat, parseNumber } from '#mocks/sandbox/import/numbers.ts'
import { quoted, ReportParseError } from '#mocks/sandbox/import/report-error.ts'
import { checkWidth, isTotal, readSheet, withoutDuplicates } from '#mocks/sandbox/import/sheet.ts'
import type { AdsLevel } from '#mocks/sandbox/platforms/ads/imported.ts'

/** The metrics of a report in storage order: cost and value in cents, conversions in hundredths. */
export const ADS_METRICS = ['impressions', 'clicks', 'cost', 'conversions', 'value'] as const
export type AdsMetric = (typeof ADS_METRICS)[number]

export type AdsRow = {
  campaign: string
  campaignId: string | null
  status: 'enabled' | 'paused' | 'removed' | null
  channel: 1 | 2 | 3 | 4 | 5 | 6 | null
  /** In major units. */
  budget: number | null
  group: string | null
  keyword: string | null
  matchType: 1 | 2 | 3 | null
  term: string | null
  /** Day numbers since 1970. */
  day: number
  /** In the order of ADS_METRICS. */
  metrics: Amount[]
}

export type AdsReport = {
  kind: 'ads'
  name: string
  level: AdsLevel
  /** Null if the file does not contain it; then the account's currency applies. */
  currencyCode: string | null
  /** The columns of the file. */
  has: AdsMetric[]
  format: NumberFormat
  /** One row per entity and day, in ascending order of day. */
  rows: AdsRow[]
  /** The number of rows of the file that they combine. */
  rowsTaken: number
  /** The number of empty cells in the columns of metrics. */
  emptyCells: { metric: AdsMetric; count: number }[]
  left: { totals: number; duplicates: number; words: string[]; ratios: string[]; columns: string[] }
  /** Differences between the file's own totals and the sum of its rows. */
  notes: string[]
}

const IN_HUNDREDTHS: AdsMetric[] = ['cost', 'conversions', 'value']
const PERIODS: AdsColumn[] = ['week', 'month', 'quarter', 'year']
const HEADER_WITHIN = 20
const MAX_NAME_LENGTH = 255
const MAX_KEYWORD_LENGTH = 80

type Header = { row: number; labels: string[]; at: Partial<Record<AdsColumn, number>> }

const isLabel = (cell: string) => adsColumnOf(cell) !== undefined

function headerOf(rows: Row[]): { header: Header; index: number } {
  const index = rows.slice(0, HEADER_WITHIN).findIndex(({ cells }) => {
    const keys = new Set(cells.map((cell) => adsColumnOf(cell)?.key))
    return cells.length > 1 && keys.size > 1 && cells.filter(isLabel).length > 1
  })
  const found = rows[index]
  if (!found)
    throw new ReportParseError({ row: rows[0]?.row ?? 1 }, 'no header follows with Day, Campaign and metrics.')
  const at: Header['at'] = {}
  for (const [column, label] of found.cells.entries()) {
    const key = adsColumnOf(label)?.key
    if (!key) continue
    if (at[key] !== undefined)
      throw new ReportParseError({ row: found.row, column: column + 1, name: label }, 'this column is there twice.')
    at[key] = column
  }
  return { header: { row: found.row, labels: found.cells, at }, index }
}

function checkHeader({ row, labels, at }: Header): void {
  const period = PERIODS.find((key) => at[key] !== undefined)
  if (at.day === undefined && period) {
    const column = at[period] ?? 0
    throw new ReportParseError(
      { row, column: column + 1, name: labels[column] },
      'the report is not daily: export it by Day.',
    )
  }
  const missing = at.day === undefined ? 'Day' : at.campaign === undefined ? 'Campaign' : undefined
  if (missing) throw new ReportParseError({ row, column: 1, name: labels[0] }, `the header has no column ${missing}.`)
  if (!ADS_METRICS.some((metric) => at[metric] !== undefined))
    throw new ReportParseError(
      { row, column: 1, name: labels[0] },
      'the header has no metrics: Impr., Clicks, Cost, Conversions or Conv. value.',
    )
}

/** Reads a report; throws a ReportParseError with row and column for the first invalid cell. */
export function parseAdsReport(file: Uint8Array | string): AdsReport {
  const sheet = readSheet(file, isLabel)
  const { header, index } = headerOf(sheet)
  checkHeader(header)
  const { at, labels } = header
  const cellOf = ({ cells }: Row, column: AdsColumn) =>
    at[column] === undefined ? '' : (cells[at[column]] ?? '').trim()
  const isSum = (row: Row) => isTotal(row) && !looksLikeDay(cellOf(row, 'day'))
  const body = sheet.slice(index + 1)
  const counted = body.filter((row) => !isSum(row))
  const { rows, duplicates } = withoutDuplicates(counted)
  for (const row of rows) checkWidth(row, labels)
  if (rows.length === 0) throw new ReportParseError({ row: header.row }, 'no rows follow the header.')
  const spotOf = ({ row }: Row, column: AdsColumn) => ({
    row,
    column: (at[column] ?? 0) + 1,
    name: labels[at[column] ?? 0],
  })
  const currencyCode = currencyOf(rows, cellOf, spotOf)
  const has = ADS_METRICS.filter((metric) => at[metric] !== undefined)
  const metricCellOf = (row: Row, metric: AdsMetric | 'budget'): MetricCell => ({
    cell: cellOf(row, metric),
    spot: spotOf(row, metric),
    isCount: metric === 'impressions' || metric === 'clicks',
  })
  const money = at.budget === undefined ? has : [...has, 'budget' as const]
  const allMetricCells = function* () {
    for (const row of rows) for (const metric of money) yield metricCellOf(row, metric)
  }
  const format = detectNumberFormat(allMetricCells(), languageOf(labels, adsColumnOf))
  const days = readDays(rows.map((row) => ({ cell: cellOf(row, 'day'), spot: spotOf(row, 'day') })))
  const read = rows.map((row, place): AdsRow => {
    const name = (column: AdsColumn) =>
      isMissing(cellOf(row, column)) ? null : cellOf(row, column).slice(0, MAX_NAME_LENGTH)
    const campaign = name('campaign')
    if (campaign === null) throw new ReportParseError(spotOf(row, 'campaign'), 'there is no campaign.')
    const keyword = name('keyword')
    const amountOf = (metric: AdsMetric) => readMetric(metricCellOf(row, metric), format)
    checkClicks(row, has, amountOf, spotOf)
    return {
      campaign,
      campaignId: idOf(cellOf(row, 'campaignId'), row, spotOf),
      status: statusOf(cellOf(row, 'status')),
      channel: channelOf(cellOf(row, 'channel')),
      budget: readMetric(metricCellOf(row, 'budget'), format),
      group: name('group'),
      keyword: keyword && withoutMarks(keyword).slice(0, MAX_KEYWORD_LENGTH),
      matchType: matchTypeOf(cellOf(row, 'matchType'), keyword),
      term: name('term'),
      day: days[place] ?? 0,
      metrics: ADS_METRICS.map((metric) => {
        const value = at[metric] === undefined ? 0 : amountOf(metric)
        return value !== null && IN_HUNDREDTHS.includes(metric) ? value * 100 : value
      }),
    }
  })
  const unread = labels.filter((label) => !isLabel(label))
  const merged = summed(read)
  return {
    kind: 'ads',
    name: index > 0 ? (sheet[0]?.cells[0] ?? '').trim() : '',
    level:
      at.term !== undefined
        ? 'term'
        : at.keyword !== undefined
          ? 'keyword'
          : at.group !== undefined
            ? 'group'
            : 'campaign',
    currencyCode,
    has,
    format,
    rows: merged,
    rowsTaken: rows.length,
    emptyCells: has.flatMap((metric) => {
      const count = rows.filter((row) => isMissing(cellOf(row, metric))).length
      return count === 0 ? [] : [{ metric, count }]
    }),
    left: {
      totals: body.length - counted.length,
      duplicates,
      words: unknownWords(rows, cellOf),
      ratios: unread.filter(isRatio),
      columns: unread.filter((label) => !isRatio(label) && label.trim() !== ''),
    },
    notes: totalsApart(body.filter(isSum), merged, format, has, (row, metric) => cellOf(row, metric)),
  }
}

/** Throws if a row has more clicks than impressions, which no platform reports. */
function checkClicks(row: Row, has: AdsMetric[], amountOf: (metric: AdsMetric) => Amount, spotOf: SpotOf): void {
  if (!has.includes('impressions') || !has.includes('clicks')) return
  const [impressions, clicks] = [amountOf('impressions'), amountOf('clicks')]
  if (clicks !== null && impressions !== null && clicks > impressions)
    throw new ReportParseError(spotOf(row, 'clicks'), `${clicks} clicks are more than ${impressions} impressions.`)
}

/** The states and campaign types that are not known to the product; they are stored as unknown. */
function unknownWords(rows: Row[], cellOf: CellOf): string[] {
  const words = rows.flatMap((row) => {
    const [status, channel] = [cellOf(row, 'status'), cellOf(row, 'channel')]
    return [
      ...(isMissing(status) || statusOf(status) ? [] : [status]),
      ...(isMissing(channel) || channelOf(channel) ? [] : [channel]),
    ]
  })
  return [...new Set(words)]
}

type CellOf = (row: Row, column: AdsColumn) => string
type SpotOf = (row: Row, column: AdsColumn) => { row: number; column: number; name: string | undefined }

/** The common currency of all rows; null without a currency column. */
function currencyOf(rows: Row[], cellOf: CellOf, spotOf: SpotOf): string | null {
  let code: { text: string; row: number } | null = null
  for (const row of rows) {
    const text = cellOf(row, 'currency')
    if (isMissing(text)) continue
    if (!/^[A-Z]{3}$/.test(text))
      throw new ReportParseError(spotOf(row, 'currency'), `${quoted(text)} is not a currency code.`)
    code ??= { text, row: row.row }
    if (code.text !== text)
      throw new ReportParseError(
        spotOf(row, 'currency'),
        `the currency is ${text} where row ${code.row} has ${code.text}: export one currency at a time.`,
      )
  }
  return code?.text ?? null
}

function idOf(text: string, row: Row, spotOf: SpotOf): string | null {
  if (isMissing(text)) return null
  if (!/^\d{1,20}$/.test(text))
    throw new ReportParseError(spotOf(row, 'campaignId'), `${quoted(text)} is not a campaign's number.`)
  return text
}

/** Sums segments into one row per entity and day, and rounds hundredths without changing the sum. */
function summed(rows: AdsRow[]): AdsRow[] {
  const byKey = new Map<string, AdsRow>()
  for (const row of rows) {
    const { campaign, campaignId, group, keyword, matchType, term, day } = row
    const key = JSON.stringify([campaignId ?? campaign, group, keyword, matchType, term, day])
    const known = byKey.get(key)
    if (known) known.metrics = row.metrics.map((amount, place) => addAmounts(known.metrics[place] ?? null, amount))
    else byKey.set(key, { ...row, metrics: [...row.metrics] })
  }
  const whole = ADS_METRICS.map(roundKeepingSum)
  const list = [...byKey.values()].sort((a, b) => a.day - b.day)
  for (const row of list)
    row.metrics = row.metrics.map((amount, place) => (amount === null ? null : (whole[place]?.(amount) ?? amount)))
  return list
}

/** Compares with the file's own totals, which may include only part of the account. */
function totalsApart(
  totals: Row[],
  rows: AdsRow[],
  format: NumberFormat,
  has: AdsMetric[],
  cellOf: (row: Row, metric: AdsMetric) => string,
): string[] {
  return totals.flatMap((total) =>
    has.flatMap((metric) => {
      const written = parseNumber(cellOf(total, metric), format)
      const scale = IN_HUNDREDTHS.includes(metric) ? 100 : 1
      const sum = rows.reduce((all, { metrics }) => all + (metrics[ADS_METRICS.indexOf(metric)] ?? 0), 0) / scale
      return written === undefined || Math.abs(written - sum) < 0.006 * Math.max(1, rows.length ** 0.5)
        ? []
        : [
            `row ${total.row} (${total.cells[0]}) has ${metric} ${written}, the rows taken add up to ${Math.round(sum * 100) / 100}`,
          ]
    }),
  )
}
