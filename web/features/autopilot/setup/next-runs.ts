import type { Schedule } from '@adwright/sdk/types'
import { addDays, type Day, dayIn, daysBetween } from '#web/lib/dates.ts'

const ONCE = 1
const HOURLY = 2
const WEEKLY = 4
const MONTHLY = 5
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
/** Every schedule has a day within so many. */
const LONGEST_GAP_DAYS = 32
/** 1970-01-01 was a Thursday. */
const EPOCH_WEEK_DAY = 4

export interface RunDays {
  schedule: Schedule
  /** YYYY-MM-DD, or nothing. */
  startsOn: string
  endsOn: string
}

/** What the clocks of a time zone show at an instant, as if it were UTC. */
function wallClock(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (at) => Date.parse(`${format.format(at).replace(' ', 'T')}Z`)
}

/** When a day's hour begins. An hour that the change to summer time skips is the one after it, a doubled one its first. */
function instantOf(day: Day, hour: number, wallAt: (at: number) => number): number {
  const wall = Date.parse(day) + hour * HOUR_MS
  const candidates = [wall - DAY_MS, wall + DAY_MS].map((at) => wall - (wallAt(at) - at))
  const exact = candidates.toSorted((a, b) => a - b).find((at) => wallAt(at) === wall)
  return exact ?? candidates[0] ?? wall
}

const weekDayOf = (day: Day) => ((daysBetween('1970-01-01', day) + EPOCH_WEEK_DAY - 1) % 7) + 1

const isDayOf = ({ frequency, weekDays }: Schedule, day: Day) =>
  frequency === WEEKLY ? weekDays.includes(weekDayOf(day)) : frequency !== MONTHLY || day.endsWith('-01')

/** The next runs of a schedule after a moment, at most `count`; none when it has ended or makes no sense. */
export function nextRuns({ schedule, startsOn, endsOn }: RunDays, after: Date, count: number): Date[] {
  const { frequency, hour, timeZone } = schedule
  let wallAt: (at: number) => number
  try {
    wallAt = wallClock(timeZone)
  } catch {
    return []
  }
  const now = after.getTime()
  const nextFullHour = Math.floor(now / 1000) * 1000 + HOUR_MS - (wallAt(now) % HOUR_MS)
  const today = dayIn(timeZone, after)
  const first = startsOn > today ? startsOn : today
  if (frequency === ONCE) {
    const wanted = instantOf(startsOn || today, hour, wallAt)
    return [new Date(wanted > now ? wanted : nextFullHour)]
  }
  if (frequency === HOURLY) {
    const start = startsOn > today ? instantOf(startsOn, 0, wallAt) : nextFullHour
    return Array.from({ length: count }, (_, index) => new Date(start + index * HOUR_MS)).filter(
      (at) => !endsOn || dayIn(timeZone, at) <= endsOn,
    )
  }
  const runs: Date[] = []
  for (let step = 0; step <= LONGEST_GAP_DAYS * count && runs.length < count; step += 1) {
    const day = addDays(first, step)
    if (endsOn && day > endsOn) break
    const at = instantOf(day, hour, wallAt)
    if (isDayOf(schedule, day) && at > now) runs.push(new Date(at))
  }
  return runs
}
