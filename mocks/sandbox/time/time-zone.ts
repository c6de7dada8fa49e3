// Calendar days (YYYY-MM-DD) and hours in a time zone.
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

/** A calendar day, YYYY-MM-DD. */
export type Day = string

const formats = new Map<string, Intl.DateTimeFormat>()

const QUARTER_MS = 15 * 60_000
/** The last computed offset; offsets only change at multiples of 15 minutes. */
const offsets = new Map<string, { quarter: number; offset: number }>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

/** True if a time zone of this name exists; the contract validates only the format of the name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Returns the local time of a zone as milliseconds since 1970, read as if it were UTC. */
export function wallTime(moment: Date, timeZone: string): number {
  const ms = moment.getTime()
  const quarter = Math.floor(ms / QUARTER_MS)
  const known = offsets.get(timeZone)
  if (known?.quarter === quarter) return Math.floor(ms / 1000) * 1000 + known.offset
  const wall = readWallTime(moment, timeZone)
  offsets.set(timeZone, { quarter, offset: wall - Math.floor(ms / 1000) * 1000 })
  return wall
}

function readWallTime(moment: Date, timeZone: string): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of formatOf(timeZone).formatToParts(moment)) parts[type] = Number(value)
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** Returns the current day in a time zone. */
export const dayIn = (moment: Date, timeZone: string): Day => isoDay(wallTime(moment, timeZone))

/** Returns the start of a day in a time zone; where a clock change skips midnight, the first moment after it. */
export function startOfDay(day: Day, timeZone: string): Date {
  const wanted = Date.parse(day)
  const offset = (at: number) => wallTime(new Date(at), timeZone) - at
  const guess = wanted - offset(wanted)
  return new Date(wanted - offset(guess))
}

const isoDay = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

/** Days since 1970-01-01. */
export const dayNumber = (day: Day): number => Math.round(Date.parse(day) / DAY_MS)

export const dayOfNumber = (number: number): Day => isoDay(number * DAY_MS)

export const addDays = (day: Day, days: number): Day => isoDay(Date.parse(day) + days * DAY_MS)

/** The number of days from the first day to the second; 0 for the same day. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from)

/** The weekday of a day number, from 0 for Sunday to 6 for Saturday. */
export const weekdayOfNumber = (number: number): number => (((number + 4) % 7) + 7) % 7

/** The Monday of the week that contains a day. */
export const mondayOf = (day: Day): Day => addDays(day, -((weekdayOfNumber(dayNumber(day)) + 6) % 7))
