// A simulated account at a fixed moment, for tests.

import type { PlatformChange } from '#mocks/sandbox/platforms/ads/entity.ts'
import type { AdsRecords } from '#mocks/sandbox/platforms/ads.ts'
import { type AdsWorld, adsWorldOf } from '#mocks/sandbox/world/ads/ads-world.ts'

const CLIENT = '4839201756'
/** Thursday, 14:30 in Berlin. */
const NOW = new Date('2026-11-19T13:30:00Z')
const ANCHOR_DAY = '2026-11-19'

export type Stage = {
  at: (now?: Date | string, customerClientId?: string) => Promise<AdsWorld>
  change: (change: Omit<PlatformChange, 'id' | 'from' | 'at'>, at: string) => Promise<PlatformChange>
}

/** A client account with its changes so far, and its state at any moment. */
export function stage(seed = 1): Stage {
  const made = new Map<string, PlatformChange[]>()
  const changesOf = (client: string) => (made.get(client) ?? []).toSorted((a, b) => a.at.localeCompare(b.at))
  const recordsOf = (client: string): AdsRecords => ({
    changes: async () => changesOf(client),
    addChange: async (change) => {
      const stored = { ...change, id: String(changesOf(client).length + 1) }
      made.set(client, [...changesOf(client), stored])
      return stored
    },
    report: async () => undefined,
  })
  return {
    at: (now = NOW, customerClientId = CLIENT) =>
      adsWorldOf(
        seed,
        { customerClientId, anchorDay: ANCHOR_DAY, records: recordsOf(customerClientId) },
        new Date(now),
      ),
    change: (change, at) => recordsOf(CLIENT).addChange({ ...change, from: at.slice(0, 10), at }),
  }
}
