// The client account of an ads connection at the ad platform, and the stored changes of the simulated platform.

import { adsConnectionOf } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { adsReportOf } from '#mocks/sandbox/domain/integrations/ads-import.ts'
import type { PlatformChange } from '#mocks/sandbox/platforms/ads/entity.ts'
import type { AdsAccountView, AdsPlace, AdsRecords } from '#mocks/sandbox/platforms/ads.ts'
import type { Platforms } from '#mocks/sandbox/platforms/platforms.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

type StoredChange = PlatformChange & { accountId: string; customerClientId: string }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    adsPlatformChange: StoredChange
  }
}

type Context = { store: Store; platforms: Pick<Platforms, 'ads'> }

function recordsOf(store: Store, accountId: string, customerClientId: string): AdsRecords {
  const scope = { accountId, customerClientId }
  return {
    changes: () => store.list('adsPlatformChange', scope),
    async addChange(change) {
      const number = await store.count('adsPlatformChange', scope)
      const stored: StoredChange = { id: `${accountId}.${customerClientId}.${number + 1}`, ...scope, ...change }
      return store.insert('adsPlatformChange', stored)
    },
    report: () => adsReportOf(store, accountId, customerClientId),
  }
}

async function placeOf(store: Store, accountId: string, customerClientId: string): Promise<AdsPlace> {
  const connection = await adsConnectionOf({ store }, accountId)
  const { anchorDay, markets } = connection ?? {}
  return { customerClientId, anchorDay, markets, records: recordsOf(store, accountId, customerClientId) }
}

/** The content and metrics of a client account as known at `now`; nothing is read after the access has ended. */
export async function adsAccountOf(
  { store, platforms, now }: Context & { now: Date },
  accountId: string,
  customerClientId: string,
): Promise<AdsAccountView> {
  const connection = await adsConnectionOf({ store }, accountId)
  const endedAt = connection?.endedAt ?? connection?.former?.endedAt ?? null
  const until = endedAt !== null && Date.parse(endedAt) < now.getTime() ? new Date(endedAt) : now
  return platforms.ads.accountAt(await placeOf(store, accountId, customerClientId), until)
}

export type SimulatedChange = Omit<PlatformChange, 'id'>

/** A question to the platform's simulation: what a client account would be, had other changes been made. */
export type Simulation = {
  /** Changes that were not made. */
  added: readonly SimulatedChange[]
  /** Whether a change that was made is left out. */
  isLeftOut: (change: PlatformChange) => boolean
}

/** The content and metrics as they were known at a moment, before the changes of that moment itself, as the platform simulates them. */
export async function simulatedAdsAccountOf(
  { store, platforms, now }: Context & { now: Date },
  accountId: string,
  customerClientId: string,
  { added, isLeftOut }: Simulation,
): Promise<AdsAccountView> {
  const place = await placeOf(store, accountId, customerClientId)
  const moment = now.toISOString()
  const simulated = added.map((change): PlatformChange => ({ ...change, id: 'simulated' }))
  const changes = async () =>
    [...(await place.records.changes()).filter((change) => !isLeftOut(change)), ...simulated]
      .filter(({ at }) => at < moment)
      .sort((one, other) => one.at.localeCompare(other.at))
  return platforms.ads.accountAt({ ...place, isReadOnce: true, records: { ...place.records, changes } }, now)
}

/** Makes a change at the platform, which affects its metrics from `change.at` on. */
export async function changeAdsAccount(
  { store, platforms }: Context,
  accountId: string,
  customerClientId: string,
  change: Omit<PlatformChange, 'id'>,
): Promise<PlatformChange> {
  return platforms.ads.change(await placeOf(store, accountId, customerClientId), change)
}
