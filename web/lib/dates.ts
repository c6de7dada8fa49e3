/** A calendar day of the account, `YYYY-MM-DD`. Days are counted in UTC, so that no time zone can shift them. */
export type Day = string

/** A period of days that includes both of its ends. */
export interface Period {
  from: Day
  to: Day
}

export const periodPresets = ['last7', 'last28', 'last30', 'last90', 'thisMonth', 'lastMonth'] as const
/** The default of lists of events, which also show what happened today. */
export const LAST_30_AND_TODAY = 'last30AndToday'
export type PeriodPreset = (typeof periodPresets)[number] | typeof LAST_30_AND_TODAY

const MS_PER_DAY = 86_400_000
const time = (day: Day) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

/** True for a day that exists: 2026-02-30 does not. */
export const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(time(value)) && dayOf(time(value)) === value

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** The formatter of days in a time zone; cached, because creating one takes 20–80 µs and a calendar formats thousands of days. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  dayFormats.set(timeZone, made)
  return made
}

/** The calendar day in `timeZone` (IANA name) at the instant `now`. */
export const dayIn = (timeZone: string, now: Date): Day => dayFormat(timeZone).format(now)

export const addDays = (day: Day, count: number): Day => dayOf(time(day) + count * MS_PER_DAY)

/** The number of days from `from` to `to`; negative if `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((time(to) - time(from)) / MS_PER_DAY)

export const lengthOf = ({ from, to }: Period): number => daysBetween(from, to) + 1

/** Every day of the period in order. */
export const daysOf = (period: Period): Day[] =>
  Array.from({ length: Math.max(0, lengthOf(period)) }, (_, index) => addDays(period.from, index))

const monthStart = (day: Day): Day => `${day.slice(0, 7)}-01`

/** "Last n days" are complete days on every screen and end yesterday; "this month" includes today. */
export function periodOf(preset: PeriodPreset, today: Day): Period {
  if (preset === 'thisMonth') return { from: monthStart(today), to: today }
  if (preset === 'lastMonth') {
    const to = addDays(monthStart(today), -1)
    return { from: monthStart(to), to }
  }
  if (preset === LAST_30_AND_TODAY) return { from: addDays(today, -30), to: today }
  return { from: addDays(today, -Number(preset.slice(4))), to: addDays(today, -1) }
}

/** The period of the same length that ends the day before. */
export function previousPeriod(period: Period): Period {
  const to = addDays(period.from, -1)
  return { from: addDays(to, 1 - lengthOf(period)), to }
}

/** True if the last day of the period is not over, so that its metrics will still grow. */
export const isIncomplete = (period: Period, today: Day): boolean => period.to >= today

/** The complete days of a period: without today, unless there is no other day. */
export const completePart = ({ from, to }: Period, today: Day): Period => ({
  from,
  to: to >= today && from < today ? addDays(today, -1) : to,
})

/** The preset that gives exactly this period today, if one does. */
export const presetOf = (period: Period, today: Day): PeriodPreset | undefined =>
  ([...periodPresets, LAST_30_AND_TODAY] as const).find((preset) => {
    const { from, to } = periodOf(preset, today)
    return from === period.from && to === period.to
  })
