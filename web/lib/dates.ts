/** A calendar day of the account, `YYYY-MM-DD`. Days are counted in UTC, so that no time zone can shift them. */
export type Day = string

/** Both ends belong to the period. */
export interface Period {
  from: Day
  to: Day
}

export const periodPresets = ['last7', 'last28', 'last30', 'last90', 'thisMonth', 'lastMonth'] as const
export type PeriodPreset = (typeof periodPresets)[number]

const MS_PER_DAY = 86_400_000
const time = (day: Day) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

/** True for a day that exists: 2026-02-30 does not. */
export const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(time(value)) && dayOf(time(value)) === value

/** The day it is in `timeZone` (IANA name) at the instant `now`. */
export const dayIn = (timeZone: string, now: Date): Day =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)

export const addDays = (day: Day, count: number): Day => dayOf(time(day) + count * MS_PER_DAY)

/** Days from `from` to `to`, negative when `to` lies before. */
export const daysBetween = (from: Day, to: Day): number => Math.round((time(to) - time(from)) / MS_PER_DAY)

export const lengthOf = ({ from, to }: Period): number => daysBetween(from, to) + 1

/** Every day of the period in order. */
export const daysOf = (period: Period): Day[] =>
  Array.from({ length: Math.max(0, lengthOf(period)) }, (_, index) => addDays(period.from, index))

const monthStart = (day: Day): Day => `${day.slice(0, 7)}-01`

/** The last day of "last n days": metrics use whole days, activity includes today. */
export type LastDay = 'yesterday' | 'today'

/** "Last n days" ends yesterday by default, so that every day is complete; "this month" includes today. */
export function periodOf(preset: PeriodPreset, today: Day, lastDay: LastDay = 'yesterday'): Period {
  if (preset === 'thisMonth') return { from: monthStart(today), to: today }
  if (preset === 'lastMonth') {
    const to = addDays(monthStart(today), -1)
    return { from: monthStart(to), to }
  }
  const length = Number(preset.slice(4))
  const to = lastDay === 'today' ? today : addDays(today, -1)
  return { from: addDays(to, 1 - length), to }
}

/** The period of the same length that ends the day before. */
export function previousPeriod(period: Period): Period {
  const to = addDays(period.from, -1)
  return { from: addDays(to, 1 - lengthOf(period)), to }
}

/** True if the last day of the period is not over, so that its metrics will still grow. */
export const isIncomplete = (period: Period, today: Day): boolean => period.to >= today

/** The preset that gives exactly this period today, if one does. */
export const presetOf = (period: Period, today: Day, lastDay?: LastDay): PeriodPreset | undefined =>
  periodPresets.find((preset) => {
    const { from, to } = periodOf(preset, today, lastDay)
    return from === period.from && to === period.to
  })
