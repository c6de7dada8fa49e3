import { type Schedule, ScheduleFrequency } from '@adwright/sdk/types'
import { addDays, type Day, dayIn, daysBetween } from '#web/lib/dates.ts'
import { isTimeZone, wallClock, zonedInstant } from '#web/lib/zoned-time.ts'

const HOUR_MS = 3_600_000
/** The longest time between two days of any schedule. */
const MAX_GAP_DAYS = 32
/** 1970-01-01 was a Thursday. */
const EPOCH_WEEK_DAY = 4

export interface RunDays {
  schedule: Schedule
  /** YYYY-MM-DD, or empty. */
  startsOn: string
  endsOn: string
}

const weekDayOf = (day: Day) => ((daysBetween('1970-01-01', day) + EPOCH_WEEK_DAY - 1) % 7) + 1

const isDayOf = ({ frequency, weekDays }: Schedule, day: Day) =>
  frequency === ScheduleFrequency.Weekly
    ? weekDays.includes(weekDayOf(day))
    : frequency !== ScheduleFrequency.Monthly || day.endsWith('-01')

/** The next runs of a schedule after a moment, at most `count`; none if it has ended or is invalid. */
export function nextRuns({ schedule, startsOn, endsOn }: RunDays, after: Date, count: number): Date[] {
  const { frequency, hour, timeZone } = schedule
  if (!isTimeZone(timeZone)) return []
  const now = after.getTime()
  const nextFullHour = Math.floor(now / 1000) * 1000 + HOUR_MS - (wallClock(now, timeZone) % HOUR_MS)
  const today = dayIn(timeZone, after)
  const first = startsOn > today ? startsOn : today
  if (frequency === ScheduleFrequency.Once) {
    const wanted = zonedInstant(startsOn || today, hour, timeZone)
    return [new Date(wanted > now ? wanted : nextFullHour)]
  }
  if (frequency === ScheduleFrequency.Hourly) {
    const start = startsOn > today ? zonedInstant(startsOn, 0, timeZone) : nextFullHour
    return Array.from({ length: count }, (_, index) => new Date(start + index * HOUR_MS)).filter(
      (at) => !endsOn || dayIn(timeZone, at) <= endsOn,
    )
  }
  const runs: Date[] = []
  for (let step = 0; step <= MAX_GAP_DAYS * count && runs.length < count; step += 1) {
    const day = addDays(first, step)
    if (endsOn && day > endsOn) break
    const at = zonedInstant(day, hour, timeZone)
    if (isDayOf(schedule, day) && at > now) runs.push(new Date(at))
  }
  return runs
}
