// The connection of an account to the ad platform: credential, selected client account, and import of data.

import { IntegrationPlatform } from '@adwright/sdk/types'
import type { StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { lastSyncAt } from '#mocks/sandbox/domain/integrations/sync-times.ts'
import type { Platforms } from '#mocks/sandbox/platforms/platforms.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'

/** A connection; after disconnecting, it stays with `credentialId` null, because imported data stays as well. */
export type AdsConnection = {
  /** The account's id. */
  id: string
  credentialId: string | null
  /** The manager account of the granted access, ten digits. */
  customerId: string
  customerClientId: string | null
  grantedScopes: string[]
  connectedAt: string | null
  /** The time when the current client account was selected and its first sync started. */
  selectedAt: string | null
  /** The time of the first imported data of any client account; null before. */
  hasDataFrom: string | null
  /** The time when the access was revoked at the platform; null while it is valid. Nothing is read or changed there after it. */
  endedAt: string | null
  /** The client account that was selected before a disconnection, and the end of its data; undefined while connected. */
  former?: { customerClientId: string; endedAt: string } | undefined
  /** The reference day of the generated history, fixed so that the past does not change over time. */
  anchorDay: Day
  /** The number of markets in which the simulated account advertises; defaults to one. */
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

/** Saves a new or renewed connection and schedules the rules that waited for it. */
export async function saveAdsConnection({ store, now }: Context, connection: AdsConnection): Promise<AdsConnection> {
  const { id } = connection
  await store.jobs.note({ kind: 'autopilot-resume', subjectId: id, accountId: id }, now)
  return store.upsert('adsConnection', connection)
}

/** True if the access is granted, valid, and has the required scope. */
export const isAdsWorking = ({ credentialId, endedAt, grantedScopes }: AdsConnection): boolean =>
  credentialId !== null && endedAt === null && grantedScopes.includes(ADS_SCOPE)

/** The connection of an account, even if disconnected; undefined if there has never been one. */
export const adsConnectionOf = ({ store }: Pick<Context, 'store'>, accountId: string) =>
  store.get('adsConnection', accountId)

/** Connects an account with a credential, or renews its connection, which keeps the selected client account. */
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
    endedAt: null,
    anchorDay: known?.anchorDay ?? context.now.toISOString().slice(0, 10),
    ...(known?.markets ? { markets: known.markets } : {}),
  })
}

/** Removes the credential and the selected client account; imported data stays. */
export async function disconnectAds(context: Context, accountId: string): Promise<void> {
  const before = await adsConnectionOf(context, accountId)
  const former = before?.customerClientId
    ? { customerClientId: before.customerClientId, endedAt: before.endedAt ?? context.now.toISOString() }
    : before?.former
  await context.store.set('adsConnection', accountId, {
    credentialId: null,
    customerClientId: null,
    grantedScopes: [],
    connectedAt: null,
    selectedAt: null,
    endedAt: null,
    former,
  })
}

/** Marks the access as revoked, as the platform does when the person revokes it there; the first end counts. */
export async function revokeAdsAccess({ store, now }: Context, accountId: string): Promise<void> {
  const before = await store.get('adsConnection', accountId)
  if (!before?.credentialId || before.endedAt) return
  await store.set('adsConnection', accountId, { endedAt: now.toISOString() })
  await store.jobs.note({ kind: 'credential-check', subjectId: before.credentialId, accountId }, now)
}

/** Selects a client account; selecting the current one has no effect. */
export async function selectClient(
  { store, now }: Context,
  connection: AdsConnection,
  customerClientId: string,
): Promise<AdsConnection> {
  if (connection.customerClientId === customerClientId) return connection
  const firstDataAt = new Date(now.getTime() + FIRST_SYNC_SECONDS * 1000).toISOString()
  const selected = {
    customerClientId,
    selectedAt: now.toISOString(),
    hasDataFrom: connection.hasDataFrom ?? firstDataAt,
  }
  return (await store.set('adsConnection', connection.id, selected)) ?? { ...connection, ...selected }
}

export type SyncState = { status: 'none' | 'running' | 'ok' | 'failed'; lastSyncAt: string | null }

/** The state of syncs at `now`: the first one starts with the selection, later ones run until the access ends. */
export function syncOf({ selectedAt, endedAt }: AdsConnection, now: Date): SyncState {
  if (!selectedAt) return { status: endedAt ? 'failed' : 'none', lastSyncAt: null }
  const first = new Date(selectedAt).getTime() + FIRST_SYNC_SECONDS * 1000
  const until = Math.min(now.getTime(), endedAt ? new Date(endedAt).getTime() : Number.POSITIVE_INFINITY)
  const last = lastSyncAt(IntegrationPlatform.GoogleAds, first, until)
  if (!last) return { status: endedAt ? 'failed' : 'running', lastSyncAt: null }
  return { status: endedAt ? 'failed' : 'ok', lastSyncAt: last.toISOString() }
}

/** True if data of any client account has been imported by `now`. */
export const hasAdsData = ({ hasDataFrom }: AdsConnection, now: Date) =>
  hasDataFrom !== null && new Date(hasDataFrom) <= now
