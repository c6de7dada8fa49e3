// A report's text as rows, with the separator that its own header is written with.
import { type Row, readRows, type Separator } from '#mocks/sandbox/import/csv.ts'
import { quoted, ReportRefused } from '#mocks/sandbox/import/refusal.ts'
import { decode } from '#mocks/sandbox/import/text.ts'

const SEPARATORS: Separator[] = [',', '\t', ';']
/** A header stands within these first lines, or no separator is told by it. */
const LINES_READ = 60

/** The separator by which a line falls into most labels that are known. */
function separatorOf(text: string, isLabel: (cell: string) => boolean): Separator {
  const lines = text.split(/\r\n|\n|\r/, LINES_READ)
  const known = (separator: Separator) =>
    Math.max(
      0,
      ...lines.map((line) => line.split(separator).filter((cell) => isLabel(cell.replace(/^"|"$/g, ''))).length),
    )
  return SEPARATORS.reduce((best, one) => (known(one) > known(best) ? one : best))
}

/** Throws ReportRefused where the text is no table, or some of it no text. */
export function readSheet(file: Uint8Array | string, isLabel: (cell: string) => boolean, comment?: string): Row[] {
  const { text, isDamaged } = decode(file)
  const rows = readRows(text, { separator: separatorOf(text, isLabel), ...(comment === undefined ? {} : { comment }) })
  if (rows.length === 0) throw new ReportRefused({ row: 1 }, 'the file is empty.')
  if (!isDamaged) return rows
  for (const { row, cells, comment: words = '' } of rows) {
    const column = cells.findIndex((cell) => cell.includes('\uFFFD'))
    if (column >= 0 || words.includes('\uFFFD'))
      throw new ReportRefused(
        { row, column: Math.max(0, column) + 1 },
        `${quoted(cells[column] ?? words)} holds bytes that are neither UTF-8 nor UTF-16.`,
      )
  }
  return rows
}

/** Whether a row is the totals that a report ends or begins with. */
export const isTotal = ({ cells }: Row) => /^(grand total|genel toplam|total|toplam)\b/i.test((cells[0] ?? '').trim())

/** A row that is as wide as the header. */
export function checkWidth({ row, cells }: Row, header: string[]): void {
  if (cells.length === header.length) return
  const column = Math.min(cells.length, header.length) + 1
  throw new ReportRefused(
    { row, column, name: header[column - 1] },
    `the header has ${header.length} columns, this row ${cells.length}.`,
  )
}
