// Parses the metric cells of a report after detecting the number format of the whole report.
import type { Language } from '#mocks/sandbox/import/labels.ts'
import { formatOf, isMissing, type NumberFormat, parseNumber } from '#mocks/sandbox/import/numbers.ts'
import { quoted, ReportParseError, type Spot } from '#mocks/sandbox/import/report-error.ts'

export type MetricCell = { cell: string; spot: Spot; isCount: boolean }

const MAX_VALUE = 1_000_000_000

/** In a count, a separator can only group thousands. */
function formatOfCells({ cell, isCount }: MetricCell): NumberFormat | undefined {
  const clear = formatOf(cell)
  if (clear || !isCount || !/[.,]/.test(cell)) return clear
  const isWhole = (format: NumberFormat) => Number.isInteger(parseNumber(cell, format) ?? 0.5)
  return isWhole('point') === isWhole('comma') ? undefined : isWhole('point') ? 'point' : 'comma'
}

/**
 * Returns the format that the cells require, else the usual one of the language; throws a ReportParseError if two cells contradict each
 * other.
 */
export function detectNumberFormat(cells: Iterable<MetricCell>, language: Language): NumberFormat {
  let first: { format: NumberFormat; spot: Spot } | undefined
  for (const one of cells) {
    const format = formatOfCells(one)
    if (!format) continue
    first ??= { format, spot: one.spot }
    if (first.format !== format)
      throw new ReportParseError(one.spot, `${quoted(one.cell)} has another decimal mark than row ${first.spot.row}.`)
  }
  return first?.format ?? (language === 'en' ? 'point' : 'comma')
}

/** A metric of a report; null if its cell is empty, so that it is not known. */
export type Amount = number | null

/** Returns a value from 0 up; null for an empty cell. */
export function readMetric({ cell, spot, isCount }: MetricCell, format: NumberFormat): Amount {
  if (isMissing(cell)) return null
  const value = parseNumber(cell, format)
  if (value === undefined) throw new ReportParseError(spot, `${quoted(cell)} is not a number.`)
  if (value < 0) throw new ReportParseError(spot, `${quoted(cell)} is below 0.`)
  if (value > MAX_VALUE)
    throw new ReportParseError(spot, `${quoted(cell)} is more than ${MAX_VALUE.toLocaleString('en-US')}.`)
  if (isCount && !Number.isInteger(value)) throw new ReportParseError(spot, `${quoted(cell)} is not a whole number.`)
  return value
}

/** Adds two amounts; a sum with an unknown amount is unknown. */
export const addAmounts = (a: Amount, b: Amount): Amount => (a === null || b === null ? null : a + b)

/** Rounds amounts in sequence and carries each remainder to the next one, so that the sum is preserved. */
export function roundKeepingSum(): (exact: number) => number {
  let carry = 0
  return (exact) => {
    const wanted = exact + carry
    const rounded = Math.max(0, Math.round(wanted + 1e-7))
    carry = wanted - rounded
    return rounded
  }
}
