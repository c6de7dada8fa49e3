// The clock of an account, which may be ahead of its sandbox's.
import type { Store } from '#mocks/sandbox/store/store.ts'

/** The clock offset of an account, whose id it has. */
export type AccountClock = { id: string; aheadMs: number }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    accountClock: AccountClock
  }
}

/** The clock offset of an account in milliseconds; 0 for most accounts. */
export const clockOffsetOf = async (store: Store, accountId: string): Promise<number> =>
  (await store.get('accountClock', accountId))?.aheadMs ?? 0

export const setClockOffset = (store: Store, accountId: string, aheadMs: number): Promise<AccountClock> =>
  store.upsert('accountClock', { id: accountId, aheadMs })
