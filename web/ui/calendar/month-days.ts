import { addDays, type Day, daysOf } from '#web/lib/dates.ts'

const weekDayOf = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** The Monday of the week of a day. */
export const mondayOf = (day: Day): Day => addDays(day, 1 - weekDayOf(day))

const lastOfMonth = (day: Day): Day => addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1)

/** The same day some months later or earlier; the last of a shorter month. */
export function addMonths(day: Day, count: number): Day {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + count, 1))
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date, length))
  return first.toISOString().slice(0, 10)
}

/** The days of the weeks that a month touches, from Monday to Sunday. */
export function monthGrid(day: Day): Day[] {
  const from = mondayOf(`${day.slice(0, 7)}-01`)
  return daysOf({ from, to: addDays(mondayOf(lastOfMonth(day)), 6) })
}
