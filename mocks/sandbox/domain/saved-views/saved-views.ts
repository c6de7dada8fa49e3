// Named views of screens, and the emails of those that are reports.
import { ReportFrequency, type SavedView, type SavedViewDraft } from '@adwright/sdk/types'
import { isFirstOfMonth, isMonday, nextReportAt } from '#mocks/sandbox/domain/reports/report-schedule.ts'

type StoredSchedule = Omit<NonNullable<SavedView['schedule']>, 'nextSendAt'>

export type StoredView = Omit<SavedView, 'schedule'> & { accountId: string; schedule: StoredSchedule | null }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    savedView: StoredView
  }
}

export const MAX_SAVED_VIEWS = 500

/** Returns the fields of a draft, with defaults for omitted ones. */
export const fieldsOf = ({ screen, name, query, isShared = false, schedule = null }: SavedViewDraft) => ({
  screen,
  name: name.trim(),
  query,
  isShared,
  schedule: schedule && {
    frequency: schedule.frequency,
    recipientUserIds: [...schedule.recipientUserIds],
    isPaused: schedule.isPaused ?? false,
  },
})

const isDue = (frequency: ReportFrequency) => (frequency === ReportFrequency.Weekly ? isMonday : isFirstOfMonth)

export function shownView(stored: StoredView, now: Date, timeZone: string): SavedView {
  const { accountId: _, schedule, ...view } = stored
  if (!schedule) return { ...view, schedule }
  const next = schedule.isPaused ? null : nextReportAt(now, timeZone, isDue(schedule.frequency))
  return { ...view, schedule: { ...schedule, nextSendAt: next?.toISOString() ?? null } }
}
