// The time of each member's last request in an account.
import type { Store } from '#mocks/sandbox/store/store.ts'

/** The last request of a member; `id` is that of the membership. */
export type MemberSeen = { id: string; at: string }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    memberSeen: MemberSeen
  }
}

/** The minimum time between two recorded requests, because a write for each read would be too expensive. */
const MIN_INTERVAL_MS = 60_000
const MAX_CACHED = 10_000
const recentCalls = new WeakMap<Store, Map<string, number>>()

/** Records a request of a member. Never fails, so that reads still work while the store cannot be written. */
export async function recordMemberActivity(store: Store, { id }: { id: string }, now: Date): Promise<void> {
  const known = recentCalls.get(store) ?? new Map<string, number>()
  recentCalls.set(store, known)
  if (Math.abs(now.getTime() - (known.get(id) ?? Number.NEGATIVE_INFINITY)) < MIN_INTERVAL_MS) return
  if (known.size >= MAX_CACHED) known.clear()
  known.set(id, now.getTime())
  try {
    await store.upsert('memberSeen', { id, at: now.toISOString() })
  } catch {
    known.delete(id)
  }
}

/** The time of a member's last request in the account, to the minute; null if there was none. */
export const lastActivityOf = async (store: Store, membershipId: string): Promise<string | null> =>
  (await store.get('memberSeen', membershipId))?.at ?? null
