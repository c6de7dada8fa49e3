// Calendar months in UTC.

const monthOf = (moment: Date) => moment.getUTCFullYear() * 12 + moment.getUTCMonth()

/** How many calendar months lie between two moments, whatever their days. */
export const monthsBetween = (from: string, to: string): number => monthOf(new Date(to)) - monthOf(new Date(from))

/** The same day and time so many months later (or earlier), or the last day of a shorter month. */
export function addMonths(moment: string, count: number): string {
  const from = new Date(moment)
  const month = from.getUTCMonth() + count
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const to = new Date(from)
  to.setUTCMonth(month, Math.min(from.getUTCDate(), lastDay))
  return to.toISOString()
}
