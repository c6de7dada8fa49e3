// Parses rows of comma, semicolon or tab separated text (RFC 4180).
import { quoted, ReportParseError } from '#mocks/sandbox/import/report-error.ts'

export type Separator = ',' | ';' | '\t'
export type Row = {
  /** The line number of its first line, starting with 1. */
  row: number
  cells: string[]
  /** A whole-line comment, without its prefix. */
  comment?: string
}

type Settings = {
  separator: Separator
  /** The prefix of comment lines. */
  comment?: string
}

/** Yields every row that is not blank. Throws a ReportParseError for an unclosed or misplaced quote. */
export function readRows(text: string, { separator, comment }: Settings): Row[] {
  const rows: Row[] = []
  let line = 1
  let at = 0
  while (at < text.length) {
    if (comment !== undefined && text.startsWith(comment, at)) {
      const end = endOfLine(text, at)
      rows.push({ row: line, cells: [], comment: text.slice(at + comment.length, end).trim() })
      at = afterBreak(text, end)
      line += 1
      continue
    }
    const record = readRecord(text, at, line, separator)
    if (record.cells.some((cell) => cell !== '')) rows.push({ row: line, cells: record.cells })
    at = record.end
    line += record.lines
  }
  return rows
}

function endOfLine(text: string, from: number): number {
  let end = from
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end += 1
  return end
}

const afterBreak = (text: string, at: number) => at + (text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1)

type Cell = { value: string; end: number; lines: number }

function readRecord(text: string, start: number, row: number, separator: Separator) {
  const cells: string[] = []
  let at = start
  let lines = 1
  for (;;) {
    const spot = { row, column: cells.length + 1 }
    const cell: Cell = text[at] === '"' ? readQuoted(text, at, spot) : readPlain(text, at, separator, spot)
    cells.push(cell.value)
    lines += cell.lines
    at = cell.end
    if (text[at] === separator) {
      at += 1
      continue
    }
    if (at < text.length && text[at] !== '\n' && text[at] !== '\r')
      throw new ReportParseError(spot, 'there is text after the closing quote.')
    return { cells, end: afterBreak(text, at), lines }
  }
}

type CellSpot = { row: number; column: number }

function readQuoted(text: string, start: number, spot: CellSpot): Cell {
  let value = ''
  let at = start + 1
  let lines = 0
  for (;;) {
    const end = text.indexOf('"', at)
    if (end < 0) throw new ReportParseError(spot, 'a quote is opened and not closed.')
    value += text.slice(at, end)
    if (text[end + 1] !== '"') {
      lines = value.split(/\r\n|\n|\r/).length - 1
      return { value, end: end + 1, lines }
    }
    value += '"'
    at = end + 2
  }
}

function readPlain(text: string, start: number, separator: Separator, spot: CellSpot): Cell {
  let at = start
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') {
    // Tab separated text may contain unescaped quotes; RFC 4180 allows quotes only around a whole cell.
    if (text[at] === '"' && separator !== '\t')
      throw new ReportParseError(
        spot,
        `${quoted(text.slice(start, endOfLine(text, at)))} has a quote in the middle of a cell.`,
      )
    at += 1
  }
  return { value: text.slice(start, at), end: at, lines: 0 }
}
