// Parses numbers as the platforms format them for people: 1,234.56 or 1.234,56.

/** Named after the decimal mark; the other character groups thousands. */
export type NumberFormat = 'point' | 'comma'

const POINT = /^-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/
const COMMA = /^-?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?$/

const MISSING = new Set(['', '-', '--', '—', '–'])

/** Empty cells: nothing, or a placeholder of dashes. */
export const isMissing = (cell: string) => MISSING.has(cell.trim())

/** Parses a number; undefined if it is invalid in this format. */
export function parseNumber(cell: string, format: NumberFormat): number | undefined {
  const text = cell
    .replace(/[\u00A0\u202F]/g, '')
    .trim()
    .replace('\u2212', '-')
  if (!(format === 'point' ? POINT : COMMA).test(text)) return undefined
  return Number(format === 'point' ? text.replaceAll(',', '') : text.replaceAll('.', '').replace(',', '.'))
}

/** Formats a number as in a report; `digits` after the decimal mark, by default all. */
export function writeNumber(value: number, format: NumberFormat, digits?: number): string {
  const settings =
    digits === undefined
      ? { maximumFractionDigits: 20 }
      : { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const text = value.toLocaleString('en-US', settings)
  return format === 'point' ? text : text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))
}

/** Returns the only format in which a cell is valid; undefined if it is valid in both or in neither. */
export function formatOf(cell: string): NumberFormat | undefined {
  const asPoint = parseNumber(cell, 'point')
  const asComma = parseNumber(cell, 'comma')
  if ((asPoint === undefined) === (asComma === undefined)) {
    // A group of thousands does not start with 0, as in 0,123.
    if (asPoint === asComma) return undefined
    if (/^-?0,/.test(cell.trim())) return 'comma'
    return /^-?0\./.test(cell.trim()) ? 'point' : undefined
  }
  return asPoint === undefined ? 'comma' : 'point'
}
