// Hours of a time zone as moments, daylight saving included.

import { DAY_MS, HOUR_MS } from '#mocks/sandbox/time/clock.ts'
import { type Day, dayNumber, wallTime, weekdayOfNumber } from '#mocks/sandbox/time/time-zone.ts'

/** 1 Monday to 7 Sunday. */
export const weekDayOf = (day: Day): number => ((weekdayOfNumber(dayNumber(day)) + 6) % 7) + 1

export const daysInMonthOf = (day: Day): number =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate()

export function isTimeZone(name: string): boolean {
  try {
    wallTime(new Date(0), name)
    return true
  } catch {
    return false
  }
}

/** The day and the hour (0 to 23) of a moment in a time zone. */
export function momentIn(timeZone: string, at: Date): { day: Day; hour: number } {
  const wall = new Date(wallTime(at, timeZone))
  return { day: wall.toISOString().slice(0, 10), hour: wall.getUTCHours() }
}

/** When a day's hour begins. An hour that the change to summer time skips is the one after it, a doubled one its first. */
export function instantOf(day: Day, hour: number, timeZone: string): Date {
  const wall = Date.parse(day) + hour * HOUR_MS
  const [before = 0, after = 0] = [wall - DAY_MS, wall + DAY_MS].map((at) => wallTime(new Date(at), timeZone) - at)
  const exact = [wall - before, wall - after]
    .sort((a, b) => a - b)
    .find((at) => wallTime(new Date(at), timeZone) === wall)
  return new Date(exact ?? wall - before)
}

/** The next full hour of the time zone after a moment. */
export function nextFullHour(after: Date, timeZone: string): Date {
  const wholeSecond = Math.floor(after.getTime() / 1000) * 1000
  return new Date(wholeSecond + HOUR_MS - (wallTime(after, timeZone) % HOUR_MS))
}
