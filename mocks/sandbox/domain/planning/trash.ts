// Deleted tasks, strategies, posts and other things: kept in their table with `deletedAt`, restorable for 30 days, then purged by retention.
import { DELETED_ITEMS_DAYS } from '#mocks/sandbox/domain/retention.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

export type Deletable = { deletedAt: string | null }

/** The condition of a list on `deletedAt`: things that exist, or with `isDeleted` those that can still be restored. */
export const deletedFilter = (isDeleted: boolean | undefined, now: Date) =>
  isDeleted ? { from: restorableSince(now) } : null

/** Deletions before this moment can no longer be taken back. */
export const restorableSince = (now: Date): string =>
  new Date(now.getTime() - DELETED_ITEMS_DAYS * DAY_MS).toISOString()

/** True for a deleted thing that can be restored. */
export const isRestorable = ({ deletedAt }: Deletable, now: Date): boolean =>
  deletedAt !== null && deletedAt >= restorableSince(now)
