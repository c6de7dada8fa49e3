/** Reads tables of others: CSV with any usual separator and encoding, and tables pasted from spreadsheets. */

const SEPARATORS = [';', ',', '\t'] as const
const MAX_ROWS = 10_000

export interface CsvTable {
  header: string[]
  /** The cells below the header, with the number of the line in the table. */
  rows: { line: number; cells: string[] }[]
}

/** The text of a file: UTF-16 and UTF-8 by their marks or content, else the Turkish and Western code page of Windows. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1254').decode(bytes)
  }
}

/** The separator that occurs most in the first line outside of quotes. */
function separatorOf(text: string): string {
  const line = (text.split(/\r?\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '')
  const count = (separator: string) => line.split(separator).length
  return SEPARATORS.toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

/** A cell without the apostrophe that an export puts before what a spreadsheet could run as a formula. */
const plainCell = (cell: string) => cell.replace(/^'(?=\s*[=+\-@＝＋－＠])/u, '')

/** The records of a text (RFC 4180): quoted cells hold separators, doubled quotes and line ends. */
function recordsOf(text: string, separator: string): string[][] {
  const records: string[][] = []
  let record: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    record.push(plainCell(cell))
    cell = ''
  }
  const endRecord = () => {
    endCell()
    records.push(record)
    record = []
  }
  for (let at = 0; at < text.length && records.length <= MAX_ROWS; at++) {
    const sign = text[at]
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[at++]
      else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (sign === separator) endCell()
    else if (sign === '\n') endRecord()
    else if (sign !== '\r') cell += sign
  }
  if (cell !== '' || record.length > 0) endRecord()
  return records
}

/** Reads a table with a header line; empty lines are left out, at most 10,000 lines are read. */
export function readCsv(text: string): CsvTable {
  const content = text.replace(/^\uFEFF/, '')
  const [header = [], ...records] = recordsOf(content, separatorOf(content))
  const rows = records
    .map((cells, index) => ({ line: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  return { header: header.map((cell) => cell.trim()), rows }
}
