// Search demand by hour, holiday and sale. Days are day numbers since 1970.

import { DAY_MS } from '#mocks/sandbox/time/clock.ts'
import { type Day, dayOfNumber, wallTime, weekdayOfNumber } from '#mocks/sandbox/time/time-zone.ts'

/** Returns the day of a moment in a time zone, and the elapsed share of that day (from 0 up to 1). */
export function localTime(moment: Date, timeZone: string): { number: number; fraction: number } {
  const wall = wallTime(moment, timeZone)
  const number = Math.floor(wall / DAY_MS)
  return { number, fraction: wall / DAY_MS - number }
}

const days = new Map<number, Day>()

/** Formats a day number as YYYY-MM-DD; cached, because the same few hundred days are requested repeatedly. */
function dateOf(number: number): Day {
  const day = days.get(number) ?? dayOfNumber(number)
  days.set(number, day)
  return day
}

/** Returns the position in the year in months: 0 is January 1, 11.5 is mid-December. */
export function monthOf(number: number): number {
  const day = dateOf(number)
  return Number(day.slice(5, 7)) - 1 + (Number(day.slice(8)) - 1) / 31
}

const HOURLY_SEARCHES = [
  1.6, 0.9, 0.6, 0.4, 0.5, 0.9, 1.9, 3.2, 4.3, 4.9, 5.3, 5.4, 5.5, 5.2, 5.0, 5.0, 5.1, 5.4, 5.9, 6.6, 7.3, 7.1, 5.6,
  3.4,
]
const TOTAL = HOURLY_SEARCHES.reduce((sum, share) => sum + share, 0)
const BEFORE = HOURLY_SEARCHES.map((_, hour) => HOURLY_SEARCHES.slice(0, hour).reduce((sum, share) => sum + share, 0))

/** Returns the share of a day's searches made after this share of the day has elapsed. */
export function searchesBy(fraction: number): number {
  const hour = Math.min(23, Math.floor(fraction * 24))
  const before = BEFORE[hour] ?? 0
  return (before + (HOURLY_SEARCHES[hour] ?? 0) * (fraction * 24 - hour)) / TOTAL
}

const FREE_DAYS: Record<string, string[]> = {
  'Europe/Istanbul': ['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-29'],
  default: ['01-01', '05-01', '10-03', '12-24', '12-25', '12-26', '12-31'],
}

/** Returns the demand factor of holidays and the days around Black Friday; 1 on a usual day. */
export function occasion(number: number, timeZone: string): number {
  const date = dateOf(number).slice(5)
  const list = FREE_DAYS[timeZone] ?? FREE_DAYS.default ?? []
  if (list.includes(date)) return 0.55
  const isNovember = date.startsWith('11')
  const monthDay = Number(date.slice(3))
  const isBlackFriday = isNovember && weekdayOfNumber(number) === 5 && monthDay >= 23 && monthDay <= 29
  return isBlackFriday ? 1.75 : 1
}
