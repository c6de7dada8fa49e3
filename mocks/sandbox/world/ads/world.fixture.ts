// A simulated account at a fixed moment, for tests.
import { openStore, type Store } from '#mocks/sandbox/store/store.ts'
import { type AdsWorld, adsWorldOf, changePlatform, type PlatformChange } from '#mocks/sandbox/world/ads/ads-world.ts'

const CLIENT = '4839201756'
const ACCOUNT_ID = 'acc_lindholm'
/** Thursday, 14:30 in Berlin. */
const NOW = new Date('2026-11-19T13:30:00Z')
const ANCHOR_DAY = '2026-11-19'

export type Stage = {
  at: (now?: Date | string, customerClientId?: string) => Promise<AdsWorld>
  change: (change: Omit<PlatformChange, 'id' | 'from' | 'at'>, at: string) => Promise<PlatformChange>
  close: () => Promise<void>
}

/** A store with a connected account, and the world as it is seen at any moment. */
export async function stage(seed = 1): Promise<Stage> {
  const store: Store = await openStore(':memory:')
  const connection = {
    id: ACCOUNT_ID,
    credentialId: 'crd_1',
    customerId: '1029384756',
    customerClientId: CLIENT,
    grantedScopes: [],
    connectedAt: '2026-09-01T08:00:00Z',
    selectedAt: '2026-09-01T08:00:00Z',
    hasDataFrom: '2026-09-01T08:00:00Z',
    failure: null,
    anchorDay: ANCHOR_DAY,
  }
  await store.upsert('adsConnection', connection)
  return {
    at: (now = NOW, customerClientId = CLIENT) =>
      adsWorldOf({ store, seed, now: new Date(now) }, ACCOUNT_ID, customerClientId),
    change: (change, at) => changePlatform({ store }, ACCOUNT_ID, CLIENT, { ...change, from: at.slice(0, 10), at }),
    close: () => store.close(),
  }
}
