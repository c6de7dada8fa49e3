// Calendar months in UTC.

const monthOf = (moment: Date) => moment.getUTCFullYear() * 12 + moment.getUTCMonth()

/** The number of calendar months between two moments, regardless of the day of the month. */
export const monthsBetween = (from: string, to: string): number => monthOf(new Date(to)) - monthOf(new Date(from))

/** Adds months to a date, keeping day and time; in a shorter month, returns its last day. */
export function addMonths(moment: string, count: number): string {
  const from = new Date(moment)
  const month = from.getUTCMonth() + count
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const to = new Date(from)
  to.setUTCMonth(month, Math.min(from.getUTCDate(), lastDay))
  return to.toISOString()
}
