// The connection of an account with web analytics. What it brought in follows from the clock: a first sync two minutes after a
// property was selected, then one every morning, until the consent ends.

import { IntegrationPlatform } from '@adwright/sdk/types'
import { lastSyncAt, nextSyncAfter } from '#mocks/sandbox/domain/integrations/sync-times.ts'
import { startReports } from '#mocks/sandbox/domain/reports/report-schedule.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'
import { addDays, dayIn, startOfDay } from '#mocks/sandbox/time/time-zone.ts'

export type AnalyticsConnection = {
  /** The account. */
  id: string
  /** Null after a disconnection. */
  credentialId: string | null
  connectedAt: string | null
  propertyName: string | null
  /** Since when the selected property is synced; null until one is selected. */
  syncsSince: string | null
  /** When the consent was withdrawn or the account disconnected; nothing is synced after that. */
  endedAt: string | null
  /** Whether figures of an earlier property or credential were brought in. */
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

/** Saves a connection; the scheduler looks anew at what comes in for the account's watches. */
export async function saveAnalyticsConnection(
  { store, now }: Context,
  connection: AnalyticsConnection,
): Promise<AnalyticsConnection> {
  const { id } = connection
  for (const watch of await store.list('anomalyWatch', id))
    if (watch.isEnabled) await store.jobs.note({ kind: 'analytics-scan', subjectId: watch.id, accountId: id }, now)
  return store.upsert('analyticsConnection', connection)
}

/** Connects an account, or gives it a new credential; a property selected before stays selected. */
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
      hadFigures: before !== undefined && hasFigures(before, now),
    },
  )
}

/** Ends the connection; figures, watches and anomalies stay. Doing it twice changes nothing more. */
export async function disconnectAnalytics({ store, now }: Context, accountId: string): Promise<void> {
  const before = await analyticsConnectionOf(store, accountId)
  if (!before?.credentialId) return
  const endedAt = before.endedAt ?? now.toISOString()
  await saveAnalyticsConnection({ store, now }, { ...before, credentialId: null, connectedAt: null, endedAt })
}

/** What happens when somebody takes the consent back at the platform: the connection must be renewed. */
export async function withdrawAnalyticsConsent({ store, now }: Context, accountId: string): Promise<void> {
  const before = await analyticsConnectionOf(store, accountId)
  if (!before?.credentialId || before.endedAt) return
  await saveAnalyticsConnection({ store, now }, { ...before, endedAt: now.toISOString() })
  await store.jobs.note({ kind: 'credential-check', subjectId: before.credentialId, accountId }, now)
}

/** Makes a property the one the account works with; the selected one once more changes nothing. */
export async function selectProperty(
  { store, now }: Context,
  connection: AnalyticsConnection,
  propertyName: string,
): Promise<AnalyticsConnection> {
  if (connection.propertyName === propertyName) return connection
  const hadFigures = hasFigures(connection, now)
  await startReports({ store, now }, connection.id)
  return saveAnalyticsConnection(
    { store, now },
    { ...connection, propertyName, syncsSince: now.toISOString(), hadFigures },
  )
}

/** Whether a credential is on file whose consent has not ended. */
export const isWorking = (
  connection: AnalyticsConnection | undefined,
): connection is AnalyticsConnection & { credentialId: string } =>
  connection !== undefined && connection.credentialId !== null && connection.endedAt === null

/** When figures of a property are brought in next; null while nothing is synced. */
export function nextSyncOf(connection: AnalyticsConnection, propertyName: string, now: Date): Date | null {
  const since = syncsSinceOf(connection, propertyName)
  if (since === null || connection.endedAt !== null) return null
  return nextSyncAfter(IntegrationPlatform.GoogleAnalytics, Date.parse(since) + FIRST_SYNC_MS, now.getTime())
}

/** When figures were last brought in; null before the first time. */
export function lastSyncOf({ syncsSince, endedAt }: AnalyticsConnection, now: Date): Date | null {
  if (syncsSince === null) return null
  const until = Math.min(now.getTime(), endedAt === null ? Number.POSITIVE_INFINITY : Date.parse(endedAt))
  const first = Date.parse(syncsSince) + FIRST_SYNC_MS
  return lastSyncAt(IntegrationPlatform.GoogleAnalytics, first, until)
}

export const hasFigures = (connection: AnalyticsConnection, now: Date): boolean =>
  connection.hadFigures || lastSyncOf(connection, now) !== null

/** Watched properties that are not selected are synced since the connection. */
const syncsSinceOf = (
  { propertyName: selected, syncsSince, connectedAt }: AnalyticsConnection,
  propertyName: string,
) => (propertyName === selected ? syncsSince : connectedAt)

/** The newest day of a property whose figures are complete and brought in: the one before its last sync. Undefined before the first sync. */
export function newestDayOf(
  connection: AnalyticsConnection,
  propertyName: string,
  now: Date,
  timeZone: string,
): Day | undefined {
  const sync = lastSyncOf({ ...connection, syncsSince: syncsSinceOf(connection, propertyName) }, now)
  return sync ? addDays(dayIn(sync, timeZone), -1) : undefined
}

/** Hours between now and the end of the newest complete day; null before the first sync. */
export function freshnessHoursOf(connection: AnalyticsConnection, now: Date, timeZone: string): number | null {
  const sync = lastSyncOf(connection, now)
  if (!sync) return null
  const end = startOfDay(dayIn(sync, timeZone), timeZone)
  return Math.max(0, Math.floor((now.getTime() - end.getTime()) / 3_600_000))
}
