// Numbers as the platforms write them for people: 1,234.56 or 1.234,56.

/** By its decimal mark; the other sign groups thousands. */
export type NumberFormat = 'point' | 'comma'

const POINT = /^-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/
const COMMA = /^-?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?$/

const MISSING = new Set(['', '-', '--', '—', '–'])

/** No value: nothing, or the dashes that stand for it. */
export const isMissing = (cell: string) => MISSING.has(cell.trim())

/** A number; undefined for what is none in this format. */
export function parseNumber(cell: string, format: NumberFormat): number | undefined {
  const text = cell
    .replace(/[\u00A0\u202F]/g, '')
    .trim()
    .replace('\u2212', '-')
  if (!(format === 'point' ? POINT : COMMA).test(text)) return undefined
  return Number(format === 'point' ? text.replaceAll(',', '') : text.replaceAll('.', '').replace(',', '.'))
}

/** A number as a report shows it; `digits` after the decimal mark, all there are when left out. */
export function writeNumber(value: number, format: NumberFormat, digits?: number): string {
  const settings =
    digits === undefined
      ? { maximumFractionDigits: 20 }
      : { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const text = value.toLocaleString('en-US', settings)
  return format === 'point' ? text : text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))
}

/** The format that a cell can only be in; undefined where both would do, or neither does. */
export function formatOf(cell: string): NumberFormat | undefined {
  const asPoint = parseNumber(cell, 'point')
  const asComma = parseNumber(cell, 'comma')
  if ((asPoint === undefined) === (asComma === undefined)) {
    // 0,123 is no group of thousands.
    if (asPoint === asComma) return undefined
    if (/^-?0,/.test(cell.trim())) return 'comma'
    return /^-?0\./.test(cell.trim()) ? 'point' : undefined
  }
  return asPoint === undefined ? 'comma' : 'point'
}
