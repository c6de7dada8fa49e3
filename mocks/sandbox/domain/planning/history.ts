// The history of tasks, strategies, posts and other edited things: who changed which field when.
import { ChangeAction, ChangeActor, type ChangeEntry } from '@adwright/sdk/types'
import { fullName, type Person } from '#mocks/sandbox/domain/identity/people.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

/** An entry of the thing `subjectId`. */
export type StoredChangeEntry = ChangeEntry & { subjectId: string }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    changeEntry: StoredChangeEntry
  }
}

export type HistoryContext = { store: Store; now: Date; newId: (prefix: string) => string }
export type HistoryChange = Pick<ChangeEntry, 'field' | 'before' | 'after'>
type Event = {
  actor?: Person | undefined
  /** The name of the network that did it. */
  network?: string
  action?: ChangeEntry['action']
  changes?: readonly HistoryChange[]
}

const MAX_VALUE_LENGTH = 500
const clipped = (value: string | null) => (value === null ? null : value.slice(0, MAX_VALUE_LENGTH))
const WHOLE: HistoryChange = { field: null, before: null, after: null }

/** Adds an entry per change, or one for an event of the whole thing. Without an actor or a network, the service did it. */
export async function recordHistory(
  { store, now, newId }: HistoryContext,
  subjectId: string,
  { actor, network, action = ChangeAction.Changed, changes = [WHOLE] }: Event,
): Promise<void> {
  for (const { field, before, after } of changes)
    await store.insert('changeEntry', {
      id: newId('his'),
      subjectId,
      occurredAt: now.toISOString(),
      actor: actor ? ChangeActor.Person : network ? ChangeActor.Network : ChangeActor.Service,
      actorName: actor ? fullName(actor) || actor.userName : (network ?? null),
      action,
      field,
      before: clipped(before),
      after: clipped(after),
    })
}

/** A value of a field in the form of the history; null if there is none. */
export const shownText = (value: string | number | null): string | null =>
  value === null || value === '' ? null : String(value)

/** Compares the shown values of two versions and returns the fields that differ. */
export const changesBetween = (
  before: Readonly<Record<string, string | null>>,
  after: Readonly<Record<string, string | null>>,
): HistoryChange[] =>
  Object.keys(after)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))

export const shownChangeEntry = (stored: StoredChangeEntry): ChangeEntry => {
  const { subjectId: _subject, ...entry } = stored
  return entry
}
