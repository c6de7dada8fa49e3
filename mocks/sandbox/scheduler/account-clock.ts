// The time of one account, ahead of its sandbox's.
import type { Store } from '#mocks/sandbox/store/store.ts'

/** `id` is the account's. */
export type AccountClock = { id: string; aheadMs: number }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    accountClock: AccountClock
  }
}

/** How far an account's time is ahead; 0 for most. */
export const aheadOf = async (store: Store, accountId: string): Promise<number> =>
  (await store.get('accountClock', accountId))?.aheadMs ?? 0

export const setAhead = (store: Store, accountId: string, aheadMs: number): Promise<AccountClock> =>
  store.upsert('accountClock', { id: accountId, aheadMs })
