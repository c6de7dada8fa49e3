import type { Observation } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'

/** An observation with its time as written in the file. */
export type Row = Observation & { timestamp: string }

/** Describes an invalid file in one sentence, with the row if it is known. */
export class SeriesFileError extends Error {}

const gaps = new Set(['', 'nan', 'na', 'null', 'none'])

/**
 * Reads `timestamp,value` rows, with or without a header, separated by comma, semicolon or tab. Times without a zone are
 * UTC; seconds or milliseconds since the epoch are understood. A row without a value is a gap. Rows come back in time order.
 */
export function parseSeries(text: string): Row[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const first = lines.findIndex((line) => line.trim() !== '')
  if (first < 0) throw new SeriesFileError('The file is empty.')
  const separator = [';', '\t', ','].find((sign) => lines[first]?.includes(sign)) ?? ','
  // Outside of quotes, an even number of them follows.
  const between = new RegExp(`${separator}(?=(?:[^"]*"[^"]*")*[^"]*$)`)
  const cellsOf = (line: string) =>
    line.split(line.includes('"') ? between : separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
  const columns = columnsOf(cellsOf(lines[first] ?? ''))
  const rows: Row[] = []
  for (let i = columns.isHeader ? first + 1 : first; i < lines.length; i++) {
    if (lines[i]?.trim() === '') continue
    const row = rowOf(cellsOf(lines[i] ?? ''), columns, i + 1)
    if (row) rows.push(row)
  }
  if (rows.length === 0) throw new SeriesFileError('The file has no row with a timestamp and a value.')
  return rows.sort((a, b) => a.time - b.time)
}

type Columns = { isHeader: boolean; time: number; value: number }

function columnsOf(cells: string[]): Columns {
  if (!Number.isNaN(timeOf(cells[0] ?? ''))) return { isHeader: false, time: 0, value: 1 }
  const named = (...names: string[]) => cells.findIndex((cell) => names.includes(cell.toLowerCase()))
  const time = named('timestamp', 'time', 'date', 'datetime', 'ds')
  const value = named('value', 'actual', 'y', 'count')
  if (cells.length < 2) throw new SeriesFileError('Row 1 has no two columns: expected timestamp,value.')
  const isHeader = time >= 0 || value >= 0 || Number.isNaN(numberOf(cells[1] ?? ''))
  return { isHeader, time: Math.max(time, 0), value: value >= 0 ? value : time === 1 ? 0 : 1 }
}

function rowOf(cells: string[], columns: Columns, number: number): Row | undefined {
  const timestamp = cells[columns.time] ?? ''
  const written = cells[columns.value]
  if (written === undefined) throw new SeriesFileError(`Row ${number} has no value: expected timestamp,value.`)
  const time = timeOf(timestamp)
  if (Number.isNaN(time)) throw new SeriesFileError(`Row ${number}: "${timestamp}" is not a timestamp.`)
  if (gaps.has(written.toLowerCase())) return undefined
  const value = numberOf(written)
  if (!Number.isFinite(value)) throw new SeriesFileError(`Row ${number}: "${written}" is not a number.`)
  return { timestamp, time, value }
}

function numberOf(written: string): number {
  return written === '' ? Number.NaN : Number(written)
}

/** Milliseconds since the epoch, or NaN. */
function timeOf(written: string): number {
  if (/^\d{9,10}(\.\d+)?$/.test(written)) return Number(written) * 1000
  if (/^\d{12,13}$/.test(written)) return Number(written)
  const parts = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(\.\d{1,3})?\d*)?\s*(Z|[+-]\d{2}:?\d{2})?$/i.exec(
    written,
  )
  if (!parts) return Number.NaN
  const [, day, minute = '00:00', second = ':00', fraction = '', zone = 'Z'] = parts
  const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase()
  const time = Date.parse(`${day}T${minute}${second}${fraction}${offset}`)
  // Date.parse rolls 30 February over into March on some engines: the day must come back as written.
  const isReal = new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day ?? '') ?? false
  return isReal ? time : Number.NaN
}
