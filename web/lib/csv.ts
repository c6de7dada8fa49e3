import type { Locale } from './format.ts'

export type CsvValue = string | number | boolean | null | undefined

export interface CsvColumn<Row> {
  header: string
  value: (row: Row) => CsvValue
}

const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

/** Text that a spreadsheet would run as a formula: = + - @ after any spaces, their full-width forms, or a control character. */
const FORMULA = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/u

/** Spreadsheets in Turkish expect a comma in numbers, and hence a semicolon between fields. */
const SEPARATORS: Record<Locale, string> = { en: ',', tr: ';' }

/** Escapes a cell: text that could run as a formula gets a leading apostrophe (CSV injection). */
export const safeText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

function fieldOf(value: CsvValue, locale: Locale): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return ''
    return locale === 'tr' ? String(value).replace('.', ',') : String(value)
  }
  return safeText(String(value))
}

function quoted(field: string, separator: string): string {
  const needsQuotes = field.includes(separator) || /["\r\n]|^\s|\s$/.test(field)
  return needsQuotes ? `"${field.replaceAll('"', '""')}"` : field
}

/**
 * Formats a table as CSV (RFC 4180 with a byte order mark, so that spreadsheets read it as UTF-8): a header line and a
 * line for each row. Numbers have no units; text that could be a formula is escaped.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[], locale: Locale = 'en'): string {
  const separator = SEPARATORS[locale]
  const line = (values: readonly CsvValue[]) =>
    values.map((value) => quoted(fieldOf(value, locale), separator)).join(separator) + LINE_END
  return (
    BYTE_ORDER_MARK +
    line(columns.map(({ header }) => header)) +
    rows.map((row) => line(columns.map(({ value }) => value(row)))).join('')
  )
}
