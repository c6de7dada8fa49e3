import type { Day } from '#web/lib/dates.ts'
import { wallClock, zonedInstant } from '#web/lib/zoned-time.ts'

const HOUR_MS = 3_600_000

/** The instant of a local time, `HH:MM`, of a day in a time zone; a time skipped by a clock change moves forward. */
export function instantOn(day: Day, time: string, timeZone: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return new Date(zonedInstant(day, hour + minute / 60, timeZone)).toISOString()
}

/** The day and local time of an instant, for fields. */
export function localParts(instant: string, timeZone: string): { day: Day; time: string } {
  const wall = new Date(wallClock(Date.parse(instant), timeZone)).toISOString()
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) }
}

/** The instants that a local time means: none if a clock change skips it, two if it exists twice. */
export function meaningsOf(day: Day, time: string, timeZone: string): string[] {
  const wall = Date.parse(`${day}T${time}:00Z`)
  const first = Date.parse(instantOn(day, time, timeZone))
  return [first - HOUR_MS, first - HOUR_MS / 2, first, first + HOUR_MS / 2, first + HOUR_MS]
    .filter((at) => wallClock(at, timeZone) === wall)
    .map((at) => new Date(at).toISOString())
}
