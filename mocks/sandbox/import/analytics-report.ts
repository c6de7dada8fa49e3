// Reads a GA4 report as the product exports it: blocks of comments and a table, by day index or by date.

import { type Block, blocksOf } from '#mocks/sandbox/import/analytics-blocks.ts'
import type { Row } from '#mocks/sandbox/import/csv.ts'
import { readDays } from '#mocks/sandbox/import/dates.ts'
import { type AnalyticsColumn, analyticsColumnOf, isRatio, languageOf } from '#mocks/sandbox/import/labels.ts'
import {
  type Amount,
  addAmounts,
  detectNumberFormat,
  type MetricCell,
  readMetric,
} from '#mocks/sandbox/import/metric-values.ts'
import { isMissing, parseNumber } from '#mocks/sandbox/import/numbers.ts'
import { quoted, ReportParseError, type Spot } from '#mocks/sandbox/import/report-error.ts'
import { checkWidth, isTotal, readSheet, withoutDuplicates } from '#mocks/sandbox/import/sheet.ts'
import { DIMENSIONS } from '#mocks/sandbox/platforms/analytics/dimensions.ts'
import type { DayParts, PartAmounts, ValueParts } from '#mocks/sandbox/platforms/analytics/imported.ts'
import { PARTS, type Part } from '#mocks/sandbox/platforms/analytics/parts.ts'

/** The metrics of one day, or of one dimension value on a day; revenue in hundredths. */
export type LeftBlock = { row: number; name: string; reason: string }

export type AnalyticsReport = {
  kind: 'analytics'
  /** Names of the imported blocks. */
  names: string[]
  property: string | null
  has: Part[]
  /** One entry per day, in ascending order. */
  days: DayParts[]
  values: ValueParts[]
  rowsTaken: number
  /** The number of empty cells in the columns of metrics. */
  emptyCells: { part: Part; count: number }[]
  left: { totals: number; duplicates: number; ratios: string[]; columns: string[]; blocks: LeftBlock[] }
}

type Figure = Exclude<Part, 'seconds'>
const METRIC_COLUMNS = PARTS.filter((part): part is Figure => part !== 'seconds')
const WITH_FRACTIONS: Figure[] = ['conversions', 'revenueCents']
const NOT_DAILY: AnalyticsColumn[] = ['nthWeek', 'nthMonth', 'nthHour']
const MAX_VALUE_LENGTH = 255

const isLabel = (cell: string) => analyticsColumnOf(cell) !== undefined
const keyOf = (label: string) => analyticsColumnOf(label)?.key

/** A table header starts with a day column or a dimension, followed by metrics. */
const isHeader = ({ cells }: Row) =>
  isLabel(cells[0] ?? '') && cells.slice(1).some((cell) => METRIC_COLUMNS.some((part) => part === keyOf(cell)))

type Table = {
  block: Block
  at: Partial<Record<AnalyticsColumn, number>>
  labels: string[]
  rows: Row[]
  totals: number
}

/** Returns the reason why a block is skipped, or its table. */
function tableOf(block: Block): Table | string {
  const { header, audience, rows } = block
  const labels = header.cells
  const at: Table['at'] = {}
  for (const [column, label] of labels.entries()) {
    const key = keyOf(label)
    if (!key) continue
    if (at[key] !== undefined)
      throw new ReportParseError({ row: header.row, column: column + 1, name: label }, 'this column is there twice.')
    at[key] = column
  }
  if (audience !== null) return `it is of ${quoted(audience)} only`
  if (at.nthDay === undefined && at.date === undefined) return 'it has no days'
  if (!METRIC_COLUMNS.some((part) => at[part] !== undefined)) return 'it has no metrics that are used here'
  const body = rows.filter((row) => (row.cells[0] ?? '').trim() !== '' && !(isTotal(row) && !isDated(row, at)))
  return { block, at, labels, rows: body, totals: rows.length - body.length }
}

const isDated = ({ cells }: Row, at: Table['at']) => /\d/.test(cells[at.nthDay ?? at.date ?? 0] ?? '')

const spotOf = ({ labels }: Table, { row }: Row, column: number): Spot => ({
  row,
  column: column + 1,
  name: labels[column],
})

function daysOf(table: Table): number[] {
  const { at, rows, block } = table
  if (at.nthDay === undefined)
    return readDays(
      rows.map((row) => ({ cell: row.cells[at.date ?? 0] ?? '', spot: spotOf(table, row, at.date ?? 0) })),
    )
  const column = at.nthDay
  const { start, end } = block
  if (start === null)
    throw new ReportParseError(
      spotOf(table, block.header, column),
      'days are counted, and no comment says the start date they count from.',
    )
  return rows.map((row) => {
    const cell = (row.cells[column] ?? '').trim()
    if (!/^\d{1,5}$/.test(cell))
      throw new ReportParseError(spotOf(table, row, column), `${quoted(cell)} is not the number of a day.`)
    const day = start + Number(cell)
    if (end !== null && day > end)
      throw new ReportParseError(spotOf(table, row, column), `day ${cell} lies after the end date.`)
    return day
  })
}

const metricCells = (table: Table, row: Row): { part: Figure; cell: MetricCell }[] =>
  METRIC_COLUMNS.flatMap((part) => {
    const column = table.at[part]
    if (column === undefined) return []
    const spot = spotOf(table, row, column)
    return [{ part, cell: { cell: row.cells[column] ?? '', spot, isCount: !WITH_FRACTIONS.includes(part) } }]
  })

/** Texts in unknown columns divide a day into several rows. */
const isSplit = ({ labels, rows }: Table): boolean =>
  labels.some(
    (label, column) =>
      (!isLabel(label) || DIMENSIONS.some((dimension) => dimension === keyOf(label))) &&
      rows.some(
        ({ cells }) => /\p{L}/u.test(cells[column] ?? '') && parseNumber(cells[column] ?? '', 'point') === undefined,
      ),
  )

const add = (into: PartAmounts, part: Part, amount: Amount) => {
  into[part] = into[part] === undefined ? amount : addAmounts(into[part], amount)
}

/** Engaged sessions are counted among the sessions too. */
function checkWhole(table: Table, row: Row, { sessions, engagedSessions }: PartAmounts): void {
  if (sessions == null || engagedSessions == null || engagedSessions <= sessions) return
  throw new ReportParseError(
    spotOf(table, row, table.at.engagedSessions ?? 0),
    `${engagedSessions} engaged sessions are more than ${sessions} sessions.`,
  )
}

/** Reads a report; throws a ReportParseError with row and column for the first invalid cell. */
export function parseAnalyticsReport(file: Uint8Array | string): AnalyticsReport {
  const sheet = readSheet(file, isLabel, '#')
  const left: AnalyticsReport['left'] = { totals: 0, duplicates: 0, ratios: [], columns: [], blocks: [] }
  const tables: Table[] = []
  const blocks = blocksOf(sheet, isHeader)
  for (const block of blocks) {
    const table = tableOf(block)
    if (typeof table === 'string') left.blocks.push({ row: block.header.row, name: block.name, reason: table })
    else {
      const { rows, duplicates } = withoutDuplicates(table.rows)
      left.duplicates += duplicates
      tables.push({ ...table, rows })
    }
  }
  if (tables.length === 0) throw nothingDaily(blocks, sheet)
  // A table by day determines the totals of a day; tables by dimension are summed only where there is none.
  tables.sort((a, b) => Number(isSplit(a)) - Number(isSplit(b)))
  const days = new Map<number, DayParts & { from: Partial<Record<Part, { table: Table; row: number }>> }>()
  const values = new Map<string, ValueParts>()
  for (const table of tables) readTable(table, days, values)
  for (const { labels, totals } of tables) {
    const unread = labels.filter((label) => !isLabel(label) && label.trim() !== '')
    left.totals += totals
    left.ratios = [...new Set([...left.ratios, ...unread.filter(isRatio)])]
    left.columns = [...new Set([...left.columns, ...unread.filter((label) => !isRatio(label))])]
  }
  const properties = tables.flatMap(({ block }) => block.property ?? [])
  return {
    kind: 'analytics',
    names: tables.map(({ block }) => block.name),
    property: properties[0] ?? null,
    has: PARTS.filter((part) => tables.some(({ at }) => part !== 'seconds' && at[part] !== undefined)),
    days: [...days.values()].map(({ day, parts }) => ({ day, parts })).sort((a, b) => a.day - b.day),
    values: [...values.values()].sort((a, b) => a.day - b.day),
    emptyCells: METRIC_COLUMNS.flatMap((part) => {
      const cells = tables.flatMap((table) => table.rows.flatMap((row) => metricCells(table, row)))
      const count = cells.filter((one) => one.part === part && isMissing(one.cell.cell)).length
      return count === 0 ? [] : [{ part, count }]
    }),
    rowsTaken: tables.reduce((sum, { rows }) => sum + rows.length, 0),
    left,
  }
}

function nothingDaily(blocks: Block[], sheet: Row[]): ReportParseError {
  const header = blocks[0]?.header
  const column = header?.cells.findIndex((label) => NOT_DAILY.some((key) => key === keyOf(label))) ?? -1
  if (header && column >= 0)
    return new ReportParseError(
      { row: header.row, column: column + 1, name: header.cells[column] },
      'the report is not daily: export it by day.',
    )
  const spot = { row: header?.row ?? sheet[0]?.row ?? 1, column: 1, name: header?.cells[0] }
  return new ReportParseError(spot, 'no table has days (Nth day or Date) and metrics such as Sessions.')
}

type Days = Map<number, DayParts & { from: Partial<Record<Part, { table: Table; row: number }>> }>

/** True if two tables contradict each other; an empty cell contradicts nothing. */
const isOther = (one: Amount | undefined, other: Amount) => one != null && other !== null && one !== other

function readTable(table: Table, days: Days, values: Map<string, ValueParts>): void {
  const { rows, labels, at, block } = table
  for (const row of rows) checkWidth(row, labels)
  const numbers = daysOf(table)
  const format = detectNumberFormat(
    rows.flatMap((row) => metricCells(table, row).map(({ cell }) => cell)),
    languageOf(labels, analyticsColumnOf),
  )
  const isSummed = isSplit(table)
  for (const [place, row] of rows.entries()) {
    const day = numbers[place] ?? 0
    const known = days.get(day) ?? { day, parts: {}, from: {} }
    days.set(day, known)
    const own: PartAmounts = {}
    for (const { part, cell } of metricCells(table, row)) {
      const value = readMetric(cell, format)
      const amount = value !== null && part === 'revenueCents' ? Math.round(value * 1e8) / 1e6 : value
      own[part] = amount
      const from = known.from[part]
      const isAdded = isSummed && from?.table === table
      const isFilled = known.parts[part] === null && amount !== null && !isAdded
      if (from && !isAdded && !isSplit(from.table) && !isSummed && isOther(known.parts[part], amount))
        throw new ReportParseError(
          cell.spot,
          `${quoted(cell.cell.trim())} is another metric than row ${from.row} has for this day.`,
        )
      if (isFilled) known.parts[part] = amount
      if (!from || isAdded) {
        add(known.parts, part, amount)
        known.from[part] = { table, row: row.row }
      }
    }
    checkWhole(table, row, own)
    for (const dimension of DIMENSIONS) {
      const column = at[dimension]
      if (column === undefined) continue
      const value = ((row.cells[column] ?? '').trim() || '(not set)').slice(0, MAX_VALUE_LENGTH)
      const key = JSON.stringify([block.name, dimension, value, day])
      const entry = values.get(key) ?? { dimension, value, day, parts: {} }
      values.set(key, entry)
      for (const [part, amount] of Object.entries(own) as [Part, Amount][]) add(entry.parts, part, amount)
    }
  }
}
