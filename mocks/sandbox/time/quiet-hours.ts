// Quiet hours: a daily time range, `HH:MM` on the clocks of a time zone; an end before the beginning is the next day's.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#mocks/sandbox/time/clock.ts'
import { wallTime } from '#mocks/sandbox/time/time-zone.ts'

export type QuietHours = { from: string; to: string }

/** True if a moment lies in quiet hours. */
export function isQuiet(hours: QuietHours | null, moment: Date, timeZone: string): boolean {
  if (!hours) return false
  const time = new Date(wallTime(moment, timeZone)).toISOString().slice(11, 16)
  const { from, to } = hours
  return from <= to ? time >= from && time < to : time >= from || time < to
}

/** Returns the next moment at which the clocks of a time zone show a time, `HH:MM`. */
export function nextTimeOfDay(time: string, moment: Date, timeZone: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const wanted = hour * HOUR_MS + minute * MINUTE_MS
  const wall = wallTime(moment, timeZone)
  const left = (wanted - (wall % DAY_MS) + DAY_MS) % DAY_MS
  const at = new Date(Math.floor(moment.getTime() / 1000) * 1000 + left)
  // The clocks may change until then.
  return new Date(at.getTime() + wall + left - wallTime(at, timeZone))
}

/** Returns when the quiet hours end that a moment lies in; undefined outside of them. */
export const quietUntil = (hours: QuietHours | null, moment: Date, timeZone: string): Date | undefined =>
  hours && isQuiet(hours, moment, timeZone) ? nextTimeOfDay(hours.to, moment, timeZone) : undefined
