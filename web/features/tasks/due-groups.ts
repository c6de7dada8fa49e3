import { addDays, type Day } from '#web/lib/dates.ts'

export const DUE_GROUPS = ['overdue', 'today', 'week', 'later', 'none'] as const
export type DueGroup = (typeof DUE_GROUPS)[number]

/** The group of a due day: this week ends six days after today. */
export function dueGroupOf(dueOn: Day | null, today: Day): DueGroup {
  if (dueOn === null) return 'none'
  if (dueOn < today) return 'overdue'
  if (dueOn === today) return 'today'
  return dueOn <= addDays(today, 6) ? 'week' : 'later'
}
