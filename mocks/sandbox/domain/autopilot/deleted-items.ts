// Deleted items, stored as long as they can be restored.

import type {
  AutopilotContext,
  ClientScope,
  StoredException,
  StoredItem,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import { DELETED_ITEMS_DAYS } from '#mocks/sandbox/domain/retention.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

export type DeletedItem = { id: string; item: StoredItem; exceptions: StoredException[]; deletedAt: string }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    autopilotDeletedItem: DeletedItem
  }
}

/** Stores a deleted item so that it can be restored, and removes those of the client account that have expired. */
export async function saveDeletedItem(
  { store, now }: Pick<AutopilotContext, 'store' | 'now'>,
  scope: ClientScope,
  item: StoredItem,
  exceptions: StoredException[],
): Promise<void> {
  for (const old of await store.list('autopilotDeletedItem', scope))
    if (!isRestorable(old, now)) await store.delete('autopilotDeletedItem', old.id)
  const deletedAt = now.toISOString()
  await store.upsert('autopilotDeletedItem', { id: item.id, item, exceptions, deletedAt })
}

export const isRestorable = ({ deletedAt }: DeletedItem, now: Date): boolean =>
  now.getTime() - Date.parse(deletedAt) <= DELETED_ITEMS_DAYS * DAY_MS
