// Splits a report's text into rows, by the separator that its header uses.
import { type Row, readRows, type Separator } from '#mocks/sandbox/import/csv.ts'
import { quoted, ReportParseError } from '#mocks/sandbox/import/report-error.ts'
import { decode } from '#mocks/sandbox/import/text.ts'

const SEPARATORS: Separator[] = [',', '\t', ';']
/** The header must be within these first lines to determine the separator. */
const LINES_READ = 60

/** Returns the separator that gives the most known labels in a line. */
function separatorOf(text: string, isLabel: (cell: string) => boolean): Separator {
  const lines = text.split(/\r\n|\n|\r/, LINES_READ)
  const known = (separator: Separator) =>
    Math.max(
      0,
      ...lines.map((line) => line.split(separator).filter((cell) => isLabel(cell.replace(/^"|"$/g, ''))).length),
    )
  return SEPARATORS.reduce((best, one) => (known(one) > known(best) ? one : best))
}

/** Throws a ReportParseError if the text is not a table, or contains undecodable bytes. */
export function readSheet(file: Uint8Array | string, isLabel: (cell: string) => boolean, comment?: string): Row[] {
  const { text, isDamaged } = decode(file)
  const rows = readRows(text, { separator: separatorOf(text, isLabel), ...(comment === undefined ? {} : { comment }) })
  if (rows.length === 0) throw new ReportParseError({ row: 1 }, 'the file is empty.')
  if (!isDamaged) return rows
  for (const { row, cells, comment: words = '' } of rows) {
    const column = cells.findIndex((cell) => cell.includes('\uFFFD'))
    if (column >= 0 || words.includes('\uFFFD'))
      throw new ReportParseError(
        { row, column: Math.max(0, column) + 1 },
        `${quoted(cells[column] ?? words)} holds bytes that are neither UTF-8 nor UTF-16.`,
      )
  }
  return rows
}

/** True if a row contains the totals of the report, at its beginning or end. */
export const isTotal = ({ cells }: Row) =>
  /^(grand total|genel toplam|gesamtsumme|gesamt|insgesamt|total|toplam)\b/i.test((cells[0] ?? '').trim())

/** Returns each row once, and how many rows are exact copies of an earlier one. */
export function withoutDuplicates(rows: Row[]): { rows: Row[]; duplicates: number } {
  const byCells = new Map<string, Row>()
  for (const row of rows) {
    const key = JSON.stringify(row.cells)
    if (!byCells.has(key)) byCells.set(key, row)
  }
  return { rows: [...byCells.values()], duplicates: rows.length - byCells.size }
}

/** Throws unless a row has as many cells as the header. */
export function checkWidth({ row, cells }: Row, header: string[]): void {
  if (cells.length === header.length) return
  const column = Math.min(cells.length, header.length) + 1
  throw new ReportParseError(
    { row, column, name: header[column - 1] },
    `the header has ${header.length} columns, this row ${cells.length}.`,
  )
}
