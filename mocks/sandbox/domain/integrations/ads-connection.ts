// The connection of an account to the ad platform: who consented, which client is selected, when figures came in.

import { IntegrationPlatform } from '@adwright/sdk/types'
import type { StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { lastSyncAt } from '#mocks/sandbox/domain/integrations/sync-times.ts'
import type { Platforms } from '#mocks/sandbox/platforms/platforms.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'

/** Kept after a disconnection with `credentialId` null, since figures brought in so far stay. */
export type AdsConnection = {
  /** The account's id. */
  id: string
  credentialId: string | null
  /** The manager customer the consent was given for, ten digits. */
  customerId: string
  customerClientId: string | null
  grantedScopes: string[]
  connectedAt: string | null
  /** When the present client was selected; its first sync starts then. */
  selectedAt: string | null
  /** When the first figures of any client had come in; null before. */
  hasDataFrom: string | null
  /** Why the consent does not work any more, and since when; null while it does. */
  failure: { at: string; message: string } | null
  /** The day on which the generated history is centered, fixed so that the past stays the same as time passes. */
  anchorDay: Day
  /** In how many markets the simulated account advertises; one where left out. */
  markets?: number
}

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    adsConnection: AdsConnection
  }
}

type Context = { store: Store; now: Date }
type Consent = { credentialId: string; grantedScopes?: string[] }

const ADS_SCOPE = 'https://www.googleapis.com/auth/adwords'

const FIRST_SYNC_SECONDS = 45

/** Saves a connection that is there anew or again; rules that waited for it are resumed by the scheduler. */
export async function saveAdsConnection({ store, now }: Context, connection: AdsConnection): Promise<AdsConnection> {
  const { id } = connection
  await store.jobs.note({ kind: 'autopilot-resume', subjectId: id, accountId: id }, now)
  return store.upsert('adsConnection', connection)
}

/** Whether the consent is there, holds and allows what is asked of it. */
export const isAdsWorking = ({ credentialId, failure, grantedScopes }: AdsConnection): boolean =>
  credentialId !== null && failure === null && grantedScopes.includes(ADS_SCOPE)

/** What is known of an account's connection, disconnected ones too; undefined when there never was one. */
export const adsConnectionOf = ({ store }: Pick<Context, 'store'>, accountId: string) =>
  store.get('adsConnection', accountId)

/** Puts a credential on file, a new consent for an old connection included; the selected client of that one stays. */
export async function connectAds(
  context: Context & { platforms: Pick<Platforms, 'ads'> },
  accountId: string,
  { credentialId, grantedScopes = [ADS_SCOPE] }: Consent,
): Promise<AdsConnection> {
  const known = await adsConnectionOf(context, accountId)
  const account: StoredAccount | undefined = await context.store.get('account', accountId)
  return saveAdsConnection(context, {
    id: accountId,
    credentialId,
    customerId: known?.customerId ?? context.platforms.ads.rootManagerOf(account?.currencyCode ?? 'EUR'),
    customerClientId: known?.customerClientId ?? null,
    grantedScopes,
    connectedAt: context.now.toISOString(),
    selectedAt: known?.selectedAt ?? null,
    hasDataFrom: known?.hasDataFrom ?? null,
    failure: null,
    anchorDay: known?.anchorDay ?? context.now.toISOString().slice(0, 10),
    ...(known?.markets ? { markets: known.markets } : {}),
  })
}

/** Forgets the credential and the selected client; figures brought in so far stay. */
export async function disconnectAds(context: Context, accountId: string): Promise<void> {
  await context.store.set('adsConnection', accountId, {
    credentialId: null,
    customerClientId: null,
    grantedScopes: [],
    connectedAt: null,
    selectedAt: null,
    failure: null,
  })
}

/** Marks the consent as ended, as the platform does when it is withdrawn there. */
export async function failAds({ store, now }: Context, accountId: string, message: string): Promise<void> {
  const failed = await store.set('adsConnection', accountId, { failure: { at: now.toISOString(), message } })
  if (failed?.credentialId)
    await store.jobs.note({ kind: 'credential-check', subjectId: failed.credentialId, accountId }, now)
}

/** Selects the client to work with; the same one again changes nothing. */
export async function selectClient(
  { store, now }: Context,
  connection: AdsConnection,
  customerClientId: string,
): Promise<AdsConnection> {
  if (connection.customerClientId === customerClientId) return connection
  const firstFigures = new Date(now.getTime() + FIRST_SYNC_SECONDS * 1000).toISOString()
  const selected = {
    customerClientId,
    selectedAt: now.toISOString(),
    hasDataFrom: connection.hasDataFrom ?? firstFigures,
  }
  return (await store.set('adsConnection', connection.id, selected)) ?? { ...connection, ...selected }
}

export type SyncState = { status: 'none' | 'running' | 'ok' | 'failed'; lastSyncAt: string | null }

/** How syncs went by now: the first one starts with the selection, further ones run until a failure. */
export function syncOf({ selectedAt, failure }: AdsConnection, now: Date): SyncState {
  if (!selectedAt) return { status: failure ? 'failed' : 'none', lastSyncAt: null }
  const first = new Date(selectedAt).getTime() + FIRST_SYNC_SECONDS * 1000
  const until = Math.min(now.getTime(), failure ? new Date(failure.at).getTime() : Number.POSITIVE_INFINITY)
  const last = lastSyncAt(IntegrationPlatform.GoogleAds, first, until)
  if (!last) return { status: failure ? 'failed' : 'running', lastSyncAt: null }
  return { status: failure ? 'failed' : 'ok', lastSyncAt: last.toISOString() }
}

/** Whether figures of any client have been brought in by now. */
export const hasAdsData = ({ hasDataFrom }: AdsConnection, now: Date) =>
  hasDataFrom !== null && new Date(hasDataFrom) <= now
