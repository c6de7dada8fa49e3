import type { Day } from './dates.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

const formats = new Map<string, Intl.DateTimeFormat>()

/** Throws a RangeError for a time zone that the browser does not know. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  })
  formats.set(timeZone, format)
  return format
}

/** True if the browser knows the time zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return formatOf(timeZone) !== undefined
  } catch {
    return false
  }
}

/** Formats an instant as `2026-11-19 08:00:02` in a time zone, which every spreadsheet reads as a time. */
export const zonedText = (instant: string | number, timeZone: string): string =>
  formatOf(timeZone).format(new Date(instant))

/** The local time of a zone at an instant, in milliseconds as if it were UTC. */
export const wallClock = (at: number, timeZone: string): number =>
  Date.parse(`${zonedText(at, timeZone).replace(' ', 'T')}Z`)

/** The offset of a time zone from UTC at an instant, in minutes. */
export const utcOffset = (at: number, timeZone: string): number =>
  Math.round((wallClock(at, timeZone) - Math.floor(at / 1000) * 1000) / MINUTE_MS)

/** The instant at which an hour of a day begins in a time zone. An hour skipped by daylight saving time is the one after it; of a repeated hour, the first. */
export function zonedInstant(day: Day, hour: number, timeZone: string): number {
  const wall = Date.parse(day) + hour * HOUR_MS
  const candidates = [wall - DAY_MS, wall + DAY_MS].map((at) => wall - utcOffset(at, timeZone) * MINUTE_MS)
  const exact = candidates.toSorted((a, b) => a - b).find((at) => wallClock(at, timeZone) === wall)
  return exact ?? candidates[0] ?? wall
}
