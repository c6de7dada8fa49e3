/** The days of the week as the contract counts them, from Monday. */
export const WEEK_DAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** A date on this day of the week, only to name the day: 23 November 2026 is a Monday. */
export const dateOfWeekDay = (weekDay: number): string => `2026-11-${22 + weekDay}`
