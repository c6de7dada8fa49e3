// Named views of screens, and the emails of those that are reports.
import { ReportFrequency, type SavedView, type SavedViewDraft } from '@adwright/sdk/types'
import { isFirstOfMonth, isMonday, nextReportAt } from '#mocks/sandbox/domain/reports/report-schedule.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

type StoredSchedule = Omit<NonNullable<SavedView['schedule']>, 'nextSendAt'>

export type StoredView = Omit<SavedView, 'schedule' | 'isDefault'> & {
  accountId: string
  schedule: StoredSchedule | null
  isDefault?: boolean
}

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    savedView: StoredView
  }
}

export const MAX_SAVED_VIEWS = 500

/** Returns the fields of a draft, with defaults for omitted ones. */
export const fieldsOf = ({
  screen,
  name,
  query,
  isShared = false,
  isDefault = false,
  schedule = null,
}: SavedViewDraft) => ({
  screen,
  name: name.trim(),
  query,
  isShared,
  isDefault,
  schedule: schedule && {
    frequency: schedule.frequency,
    recipientUserIds: [...schedule.recipientUserIds],
    isPaused: schedule.isPaused ?? false,
  },
})

/** Removes the default that a new one replaces: that of the team, or that of the author. */
export async function replaceDefault(store: Store, { id, accountId, screen, isShared, createdByUserId }: StoredView) {
  for (const other of await store.list('savedView', accountId, { where: { screen, isShared } })) {
    const isSameScope = isShared || other.createdByUserId === createdByUserId
    if (other.isDefault && other.id !== id && isSameScope)
      await store.set('savedView', other.id, { ...other, isDefault: false, version: other.version + 1 })
  }
}

const isDue = (frequency: ReportFrequency) => (frequency === ReportFrequency.Weekly ? isMonday : isFirstOfMonth)

export function shownView(stored: StoredView, now: Date, timeZone: string): SavedView {
  // Views that were saved before there were defaults have no `isDefault`.
  const { accountId: _, schedule, isDefault = false, ...rest } = stored
  const view = { ...rest, isDefault }
  if (!schedule) return { ...view, schedule }
  const next = schedule.isPaused ? null : nextReportAt(now, timeZone, isDue(schedule.frequency))
  return { ...view, schedule: { ...schedule, nextSendAt: next?.toISOString() ?? null } }
}
