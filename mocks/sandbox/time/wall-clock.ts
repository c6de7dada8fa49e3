// From a local time to the moment it means, over clock changes.
import { HOUR_MS } from '#mocks/sandbox/time/clock.ts'
import { type Day, wallTime } from '#mocks/sandbox/time/time-zone.ts'

const offsetAt = (at: number, timeZone: string) => wallTime(new Date(at), timeZone) - at

/**
 * Returns the moment of a local time, `HH:MM`. A time that a clock change skips moves forward by the change; of one that exists twice the
 * first is meant, unless the second is asked for.
 */
export function momentOf(day: Day, time: string, timeZone: string, isSecond = false): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  const before = wanted - offsetAt(wanted - 24 * HOUR_MS, timeZone)
  const after = wanted - offsetAt(wanted + 24 * HOUR_MS, timeZone)
  const exact = [...new Set([before, after])].filter((at) => wallTime(new Date(at), timeZone) === wanted)
  exact.sort((a, b) => a - b)
  const chosen = isSecond ? exact.at(-1) : exact[0]
  // Skipped: read with the offset before the change it lies behind it by the length of the gap.
  return new Date(chosen ?? before)
}
