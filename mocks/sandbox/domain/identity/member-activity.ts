// When members last called something of an account.
import type { Store } from '#mocks/sandbox/store/store.ts'

/** `id` is the membership's. */
export type MemberSeen = { id: string; at: string }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    memberSeen: MemberSeen
  }
}

/** A call within this time of the last one that was noted is not noted again: most calls are reads. */
const EVERY_MS = 60_000
const MOST_KEPT = 10_000
const noted = new WeakMap<Store, Map<string, number>>()

/** Notes a call. Never fails: who reads while nothing can be written is answered all the same. */
export async function noteCall(store: Store, { id }: { id: string }, now: Date): Promise<void> {
  const known = noted.get(store) ?? new Map<string, number>()
  noted.set(store, known)
  if (Math.abs(now.getTime() - (known.get(id) ?? Number.NEGATIVE_INFINITY)) < EVERY_MS) return
  if (known.size >= MOST_KEPT) known.clear()
  known.set(id, now.getTime())
  try {
    await store.upsert('memberSeen', { id, at: now.toISOString() })
  } catch {
    known.delete(id)
  }
}

/** The last call of a member in the account, to the minute; null when there was none. */
export const lastCallOf = async (store: Store, membershipId: string): Promise<string | null> =>
  (await store.get('memberSeen', membershipId))?.at ?? null
