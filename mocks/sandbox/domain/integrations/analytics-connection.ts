// The connection of an account to web analytics. Syncs are derived from the clock: the first one two minutes after a property
// was selected, then one every morning until the access ends.

import { IntegrationPlatform } from '@adwright/sdk/types'
import { lastSyncAt, nextSyncAfter } from '#mocks/sandbox/domain/integrations/sync-times.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'
import { addDays, dayIn, startOfDay } from '#mocks/sandbox/time/time-zone.ts'

export type AnalyticsConnection = {
  /** The id of the account. */
  id: string
  /** Null after a disconnection. */
  credentialId: string | null
  connectedAt: string | null
  propertyName: string | null
  /** The time from which the selected property is synced; null until one is selected. */
  syncsSince: string | null
  /** The time when the access was revoked or the account disconnected; nothing is synced after that. */
  endedAt: string | null
  /** True if data of an earlier property or credential was imported. */
  hadFigures: boolean
}

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    analyticsConnection: AnalyticsConnection
  }
}

type Context = { store: Store; now: Date }

const FIRST_SYNC_MS = 2 * 60_000

export const analyticsConnectionOf = (store: Store, accountId: string): Promise<AnalyticsConnection | undefined> =>
  store.get('analyticsConnection', accountId)

/** Saves a connection and schedules the account's monitors. */
export async function saveAnalyticsConnection(
  { store, now }: Context,
  connection: AnalyticsConnection,
): Promise<AnalyticsConnection> {
  const { id } = connection
  for (const watch of await store.list('anomalyWatch', id))
    if (watch.isEnabled) await store.jobs.note({ kind: 'analytics-scan', subjectId: watch.id, accountId: id }, now)
  return store.upsert('analyticsConnection', connection)
}

/** Connects an account or renews its credential; the selected property stays. */
export async function connectAnalytics(
  { store, now }: Context,
  accountId: string,
  credentialId: string,
): Promise<AnalyticsConnection> {
  const before = await analyticsConnectionOf(store, accountId)
  const propertyName = before?.propertyName ?? null
  return saveAnalyticsConnection(
    { store, now },
    {
      id: accountId,
      credentialId,
      connectedAt: now.toISOString(),
      propertyName,
      syncsSince: propertyName && now.toISOString(),
      endedAt: null,
      hadFigures: before !== undefined && hasImportedData(before, now),
    },
  )
}

/** Ends the connection; data, monitors and anomalies stay. Repeating it has no effect. */
export async function disconnectAnalytics({ store, now }: Context, accountId: string): Promise<void> {
  const before = await analyticsConnectionOf(store, accountId)
  if (!before?.credentialId) return
  const endedAt = before.endedAt ?? now.toISOString()
  await saveAnalyticsConnection({ store, now }, { ...before, credentialId: null, connectedAt: null, endedAt })
}

/** Marks the access as revoked at the platform, so that the connection has to be renewed. */
export async function revokeAnalyticsAccess({ store, now }: Context, accountId: string): Promise<void> {
  const before = await analyticsConnectionOf(store, accountId)
  if (!before?.credentialId || before.endedAt) return
  await saveAnalyticsConnection({ store, now }, { ...before, endedAt: now.toISOString() })
  await store.jobs.note({ kind: 'credential-check', subjectId: before.credentialId, accountId }, now)
}

/** Selects a property; selecting the current one has no effect. */
export async function selectProperty(
  { store, now }: Context,
  connection: AnalyticsConnection,
  propertyName: string,
): Promise<AnalyticsConnection> {
  if (connection.propertyName === propertyName) return connection
  const hadFigures = hasImportedData(connection, now)
  return saveAnalyticsConnection(
    { store, now },
    { ...connection, propertyName, syncsSince: now.toISOString(), hadFigures },
  )
}

/** True if there is a credential with valid access. */
export const isWorking = (
  connection: AnalyticsConnection | undefined,
): connection is AnalyticsConnection & { credentialId: string } =>
  connection !== undefined && connection.credentialId !== null && connection.endedAt === null

/** The time of the next sync of a property; null while nothing is synced. */
export function nextSyncOf(connection: AnalyticsConnection, propertyName: string, now: Date): Date | null {
  const since = syncsSinceOf(connection, propertyName)
  if (since === null || connection.endedAt !== null) return null
  return nextSyncAfter(IntegrationPlatform.GoogleAnalytics, Date.parse(since) + FIRST_SYNC_MS, now.getTime())
}

/** The time of the last sync; null before the first one. */
export function lastSyncOf({ syncsSince, endedAt }: AnalyticsConnection, now: Date): Date | null {
  if (syncsSince === null) return null
  const until = Math.min(now.getTime(), endedAt === null ? Number.POSITIVE_INFINITY : Date.parse(endedAt))
  const first = Date.parse(syncsSince) + FIRST_SYNC_MS
  return lastSyncAt(IntegrationPlatform.GoogleAnalytics, first, until)
}

export const hasImportedData = (connection: AnalyticsConnection, now: Date): boolean =>
  connection.hadFigures || lastSyncOf(connection, now) !== null

/** The time from which a property is synced: since its selection, or since the connection for other monitored properties. */
const syncsSinceOf = (
  { propertyName: selected, syncsSince, connectedAt }: AnalyticsConnection,
  propertyName: string,
) => (propertyName === selected ? syncsSince : connectedAt)

/** The latest day of a property with complete imported data, the day before its last sync; undefined before the first sync. */
export function newestDayOf(
  connection: AnalyticsConnection,
  propertyName: string,
  now: Date,
  timeZone: string,
): Day | undefined {
  const sync = lastSyncOf({ ...connection, syncsSince: syncsSinceOf(connection, propertyName) }, now)
  return sync ? addDays(dayIn(sync, timeZone), -1) : undefined
}

/** The hours between the end of the latest complete day and now; null before the first sync. */
export function freshnessHoursOf(connection: AnalyticsConnection, now: Date, timeZone: string): number | null {
  const sync = lastSyncOf(connection, now)
  if (!sync) return null
  const end = startOfDay(dayIn(sync, timeZone), timeZone)
  return Math.max(0, Math.floor((now.getTime() - end.getTime()) / 3_600_000))
}
