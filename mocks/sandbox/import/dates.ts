// Parses dates as the platforms write them; the other rows decide whether 03/04 is in April or in March.

import { folded } from '#mocks/sandbox/import/labels.ts'
import { quoted, ReportParseError, type Spot } from '#mocks/sandbox/import/report-error.ts'
import { dayNumber, dayOfNumber } from '#mocks/sandbox/time/time-zone.ts'

const MONTHS = [
  ['january', 'januar', 'ocak'],
  ['february', 'februar', 'şubat'],
  ['march', 'märz', 'mart'],
  ['april', 'nisan'],
  ['may', 'mai', 'mayıs'],
  ['june', 'juni', 'haziran'],
  ['july', 'juli', 'temmuz'],
  ['august', 'ağustos'],
  ['september', 'eylül'],
  ['october', 'oktober', 'ekim'],
  ['november', 'kasım'],
  ['december', 'dezember', 'aralık'],
].map((names) => names.map(folded))

const monthOf = (word: string): number =>
  1 +
  MONTHS.findIndex((names) =>
    names.some((name) => name === folded(word) || name.slice(0, 3) === folded(word).replace('.', '')),
  )

const pad = (text: string | number) => String(text).padStart(2, '0')

/** Returns a day number; undefined for a day that does not exist. */
function numberOf(year: string, month: string | number, day: string): number | undefined {
  const text = `${year}-${pad(month)}-${pad(day)}`
  const number = dayNumber(text)
  return Number.isFinite(number) && dayOfNumber(number) === text ? number : undefined
}

type Read = number | 'none' | { first: string; second: string; year: string }

/** Returns a day number, the parts of a date with slashes, or 'none'. */
function read(cell: string): Read {
  const text = cell.trim()
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (iso) return numberOf(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '') ?? 'none'
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  if (dotted) return numberOf(dotted[3] ?? '', dotted[2] ?? '', dotted[1] ?? '') ?? 'none'
  const words = /^(\d{1,2})\.?\s+([\p{L}.]+)\s+(\d{4})$/u.exec(text)
  if (words) return numberOf(words[3] ?? '', monthOf(words[2] ?? ''), words[1] ?? '') ?? 'none'
  const american = /^([\p{L}.]+)\s+(\d{1,2}),?\s+(\d{4})$/u.exec(text)
  if (american) return numberOf(american[3] ?? '', monthOf(american[1] ?? ''), american[2] ?? '') ?? 'none'
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  return slashed ? { first: slashed[1] ?? '', second: slashed[2] ?? '', year: slashed[3] ?? '' } : 'none'
}

/** True if a cell has the format of a date, whether or not the date exists. */
export const looksLikeDay = (cell: string) => read(cell) !== 'none'

export type DatedCell = { cell: string; spot: Spot }

/** Returns the day numbers of a column; throws a ReportParseError for invalid and for ambiguous dates. */
export function readDays(cells: DatedCell[]): number[] {
  const all = cells.map(({ cell, spot }) => {
    const value = read(cell)
    if (value === 'none') throw new ReportParseError(spot, `${quoted(cell)} is not a day.`)
    return { value, cell, spot }
  })
  const dayFirst = all.find(({ value }) => typeof value === 'object' && Number(value.first) > 12)
  const monthFirst = all.find(({ value }) => typeof value === 'object' && Number(value.second) > 12)
  if (dayFirst && monthFirst) {
    const [early, late] = dayFirst.spot.row < monthFirst.spot.row ? [dayFirst, monthFirst] : [monthFirst, dayFirst]
    throw new ReportParseError(
      late.spot,
      `${quoted(late.cell)} has day and month the other way round than row ${early.spot.row}.`,
    )
  }
  return all.map(({ value, cell, spot }) => {
    if (typeof value === 'number') return value
    if (!dayFirst && !monthFirst)
      throw new ReportParseError(
        spot,
        `${quoted(cell)} can be two days and no other row settles which: export with days like 2026-04-03.`,
      )
    const [day, month] = dayFirst ? [value.first, value.second] : [value.second, value.first]
    const number = numberOf(value.year, month, day)
    if (number === undefined) throw new ReportParseError(spot, `${quoted(cell)} is not a day.`)
    return number
  })
}
