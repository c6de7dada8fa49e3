import { addDays, type Day } from '#web/lib/dates.ts'
import { mondayOf } from '#web/ui/calendar/month-days.ts'

export const DUE_GROUPS = ['overdue', 'today', 'week', 'later', 'none'] as const
export type DueGroup = (typeof DUE_GROUPS)[number]

/** The Sunday on which the week of the calendar ends. */
export const weekEndOf = (today: Day): Day => addDays(mondayOf(today), 6)

/** The group of a due day; the week is that of the calendar, so on a Sunday nothing is left of it. */
export function dueGroupOf(dueOn: Day | null, today: Day): DueGroup {
  if (dueOn === null) return 'none'
  if (dueOn < today) return 'overdue'
  if (dueOn === today) return 'today'
  return dueOn <= weekEndOf(today) ? 'week' : 'later'
}
