// When an item runs next.
import { type AutopilotItem, ScheduleFrequency } from '@adwright/sdk/types'
import { instantOf, momentIn, nextFullHour, weekDayOf } from '#mocks/sandbox/domain/autopilot/calendar.ts'
import { addDays, type Day } from '#mocks/sandbox/time/time-zone.ts'

type Scheduled = Pick<AutopilotItem, 'schedule' | 'startsOn' | 'endsOn'>

/** Every schedule has a day within so many. */
const MAX_GAP_DAYS = 32

/** Whether a schedule has a run on a day, whenever it begins and ends. */
export const isDayOf = ({ frequency, weekDays }: AutopilotItem['schedule'], day: Day): boolean => {
  if (frequency === ScheduleFrequency.Weekly) return weekDays.some((weekDay) => weekDay === weekDayOf(day))
  return frequency !== ScheduleFrequency.Monthly || day.endsWith('-01')
}

function nextHourly({ schedule: { timeZone }, startsOn, endsOn }: Scheduled, after: Date): Date | null {
  const next = nextFullHour(after, timeZone)
  const { day } = momentIn(timeZone, next)
  if (endsOn !== null && day > endsOn) return null
  return startsOn !== null && day < startsOn ? instantOf(startsOn, 0, timeZone) : next
}

/** Once: its hour on the first day; when that hour is over already, the next full hour. */
function nextOnce({ schedule: { timeZone, hour }, startsOn }: Scheduled, after: Date): Date {
  const { day: today } = momentIn(timeZone, after)
  const wanted = instantOf(startsOn ?? today, hour, timeZone)
  return wanted > after ? wanted : nextFullHour(after, timeZone)
}

/** The first time after `after`, between the first and the last day; null when there is none. An item for once has one before it ran. */
export function nextRunOf(item: Scheduled, after: Date, hasRun: boolean): Date | null {
  const { schedule, startsOn, endsOn } = item
  if (schedule.frequency === ScheduleFrequency.Once) return hasRun ? null : nextOnce(item, after)
  if (schedule.frequency === ScheduleFrequency.Hourly) return nextHourly(item, after)
  const { day: today } = momentIn(schedule.timeZone, after)
  const first = startsOn !== null && startsOn > today ? startsOn : today
  for (let step = 0; step <= MAX_GAP_DAYS; step += 1) {
    const day = addDays(first, step)
    if (endsOn !== null && day > endsOn) return null
    const at = instantOf(day, schedule.hour, schedule.timeZone)
    if (isDayOf(schedule, day) && at > after) return at
  }
  return null
}
