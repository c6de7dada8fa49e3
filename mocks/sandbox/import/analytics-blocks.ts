// The blocks of a GA4 export: comment lines with metadata, then a table. A file often contains several.

import type { Row } from '#mocks/sandbox/import/csv.ts'
import { folded } from '#mocks/sandbox/import/labels.ts'
import { quoted, ReportParseError } from '#mocks/sandbox/import/report-error.ts'
import { dayNumber, dayOfNumber } from '#mocks/sandbox/time/time-zone.ts'

export type Block = {
  /** The name of the report; '' without one. */
  name: string
  property: string | null
  /** The segment; null for all users. */
  audience: string | null
  /** Day numbers. */
  start: number | null
  end: number | null
  header: Row
  rows: Row[]
}

const EVERYBODY = ['All Users', 'Alle Nutzer', 'Tüm Kullanıcılar'].map(folded)
const PROPERTY = ['Property', 'Mülk'].map(folded)
const START = ['Start date', 'Startdatum', 'Başlangıç tarihi'].map(folded)
const END = ['End date', 'Enddatum', 'Bitiş tarihi'].map(folded)

function dayOf(text: string, row: number): number {
  const parts = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text)
  const day = parts ? `${parts[1]}-${parts[2]}-${parts[3]}` : ''
  const number = dayNumber(day)
  if (Number.isFinite(number) && dayOfNumber(number) === day) return number
  throw new ReportParseError({ row, column: 1 }, `${quoted(text)} is not a day.`)
}

type Head = Omit<Block, 'header' | 'rows'>
const newHead = (): Head => ({ name: '', property: null, audience: null, start: null, end: null })

/** Adds the content of a comment line to the metadata of the next block. */
function takeComment(head: Head, comment: string, row: number): void {
  if (comment === '' || /^-+$/.test(comment)) return
  const [, key = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(comment) ?? []
  if (START.includes(folded(key))) head.start = dayOf(value, row)
  else if (END.includes(folded(key))) head.end = dayOf(value, row)
  else if (PROPERTY.includes(folded(key))) head.property = value
  else if (head.name === '') head.name = comment
  else if (!key && !EVERYBODY.includes(folded(comment))) head.audience = comment
}

/** Returns every table with its metadata; a table without comments of its own inherits those of the previous one. */
export function blocksOf(sheet: Row[], isHeader: (row: Row) => boolean): Block[] {
  const blocks: Block[] = []
  let head = newHead()
  let isInComments = false
  let block: Block | undefined
  for (const row of sheet) {
    if (row.comment !== undefined) {
      // A new name after a dashed line or after a table starts a new block; two dates alone change the date range.
      if (!isInComments) head = { ...newHead(), property: head.property }
      takeComment(head, row.comment, row.row)
      isInComments = true
      continue
    }
    if (isInComments || !block || isHeader(row)) {
      block = { ...head, header: row, rows: [] }
      blocks.push(block)
    } else block.rows.push(row)
    isInComments = false
  }
  return blocks
}
