// Figures of a report: which number format the whole of it is in, and each cell in that.
import type { Language } from '#mocks/sandbox/import/labels.ts'
import { formatOf, isMissing, type NumberFormat, parseNumber } from '#mocks/sandbox/import/numbers.ts'
import { quoted, ReportRefused, type Spot } from '#mocks/sandbox/import/refusal.ts'

export type FigureCell = { cell: string; spot: Spot; isCount: boolean }

const LARGEST = 1_000_000_000

/** Groups of thousands are the only way to have a separator in a count. */
function told({ cell, isCount }: FigureCell): NumberFormat | undefined {
  const clear = formatOf(cell)
  if (clear || !isCount || !/[.,]/.test(cell)) return clear
  const isWhole = (format: NumberFormat) => Number.isInteger(parseNumber(cell, format) ?? 0.5)
  return isWhole('point') === isWhole('comma') ? undefined : isWhole('point') ? 'point' : 'comma'
}

/** The format that cells show by themselves, else the one usual in the language; throws ReportRefused where two cells disagree. */
export function settleFormat(cells: Iterable<FigureCell>, language: Language): NumberFormat {
  let first: { format: NumberFormat; spot: Spot } | undefined
  for (const one of cells) {
    const format = told(one)
    if (!format) continue
    first ??= { format, spot: one.spot }
    if (first.format !== format)
      throw new ReportRefused(one.spot, `${quoted(one.cell)} has another decimal mark than row ${first.spot.row}.`)
  }
  return first?.format ?? (language === 'tr' ? 'comma' : 'point')
}

/** A figure from 0 up; 0 where there is no value. */
export function readFigure({ cell, spot, isCount }: FigureCell, format: NumberFormat): number {
  if (isMissing(cell)) return 0
  const value = parseNumber(cell, format)
  if (value === undefined) throw new ReportRefused(spot, `${quoted(cell)} is not a number.`)
  if (value < 0) throw new ReportRefused(spot, `${quoted(cell)} is below 0.`)
  if (value > LARGEST) throw new ReportRefused(spot, `${quoted(cell)} is more than ${LARGEST.toLocaleString('en-US')}.`)
  if (isCount && !Number.isInteger(value)) throw new ReportRefused(spot, `${quoted(cell)} is not a whole number.`)
  return value
}

/** Rounds one amount after the other so that what is cut off one is added to the next, and sums stay what they are. */
export function carrying(): (exact: number) => number {
  let carry = 0
  return (exact) => {
    const wanted = exact + carry
    const rounded = Math.max(0, Math.round(wanted + 1e-7))
    carry = wanted - rounded
    return rounded
  }
}
