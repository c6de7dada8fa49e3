// The web analytics of a sample workspace: connected for months, monitored, and scanned over the last thirty days.
import { AnomalyFeedback, AnomalyStatus, IntegrationPlatform } from '@adwright/sdk/types'
import type { StoredAnomaly } from '#mocks/sandbox/domain/anomalies/anomalies.ts'
import { defaultMonitors, type Monitor, monitorOf, saveMonitor } from '#mocks/sandbox/domain/anomalies/monitors.ts'
import { scanAnomalies } from '#mocks/sandbox/domain/anomalies/scan.ts'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import { fullName, type Person, type StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { analyticsConnectionOf, selectProperty } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { addCredential } from '#mocks/sandbox/domain/integrations/credentials.ts'
import { scopesOf } from '#mocks/sandbox/domain/integrations/oauth.ts'
import { startReports } from '#mocks/sandbox/domain/reports/report-schedule.ts'
import { CUSTOM_MONITOR } from '#mocks/sandbox/domain/sample/custom-monitor.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'
import { addDays, dayIn } from '#mocks/sandbox/time/time-zone.ts'

/** The web shop of the contract's examples. */
export const SAMPLE_PROPERTY = '318204657'
const CONNECTED_DAYS = 300

/** Connects an account, selects the web shop, monitors it and scans its last thirty days. */
export async function seedAnalytics(
  {
    store,
    clock,
    platforms,
    newId,
    origin,
    secrets,
  }: Pick<SystemContext, 'store' | 'clock' | 'platforms' | 'newId' | 'origin' | 'secrets'>,
  { account, members = [], recipients }: { account: StoredAccount; members?: Person[]; recipients?: string[] },
): Promise<StoredAnomaly[]> {
  const now = clock.now()
  const owner = await store.get('person', account.ownerId)
  if (!owner) throw new Error(`The account ${account.id} has no owner.`)
  const then = { store, newId, platforms, now: new Date(now.getTime() - CONNECTED_DAYS * DAY_MS) }
  await addCredential(then, {
    accountId: account.id,
    platform: IntegrationPlatform.GoogleAnalytics,
    identityId: 'lindholm',
    displayName: 'analytics@lindholm-outdoor.example',
    grantedScopes: scopesOf(IntegrationPlatform.GoogleAnalytics),
    connectedByName: fullName(owner),
  })
  const connection = await analyticsConnectionOf(store, account.id)
  // Reports begin now; those of the months before were never due.
  await startReports({ store, now }, account.id)
  if (connection) await selectProperty(then, connection, SAMPLE_PROPERTY)
  const today = dayIn(now, account.timeZone)
  const maker = {
    accountId: account.id,
    email: owner.email ?? null,
    name: fullName(owner),
    now: then.now,
    today,
    newId,
  }
  const monitors: Monitor[] = [
    ...defaultMonitors(account.id, SAMPLE_PROPERTY, then.now, today),
    monitorOf(structuredClone(CUSTOM_MONITOR), maker),
  ]
  for (const monitor of monitors) {
    if (recipients) monitor.recipients = recipients
    await saveMonitor({ store, now }, monitor)
  }
  const found = await scanAnomalies({ store, platforms, newId, origin, secrets }, account.id, now)
  return simulateTriage(store, found, [owner, ...members], today)
}

/** Simulates the team's triage: anomalies older than a few days are mostly resolved, some still open; those of the last day that has any are new. */
async function simulateTriage(
  store: SystemContext['store'],
  found: StoredAnomaly[],
  team: Person[],
  today: string,
): Promise<StoredAnomaly[]> {
  const recent =
    [
      addDays(today, -4),
      ...found
        .map(({ date }) => date)
        .sort()
        .slice(-1),
    ].sort()[0] ?? today
  const updated: StoredAnomaly[] = []
  for (const [index, anomaly] of found.entries()) {
    const person = team[index % team.length]
    const changed = anomaly.date < recent && person ? triaged(anomaly, index, person, today) : anomaly
    await store.update('anomaly', anomaly.id, (stored) => ({
      ...changed,
      relatedAnomalyIds: stored.relatedAnomalyIds,
      isTold: stored.isTold,
    }))
    updated.push(changed)
  }
  return updated
}

const NOTES = [
  'Checked with the shop team: the tag was missing on the new template. It is back since noon.',
  'Matches the newsletter of that morning, nothing to do.',
  'The page answered with an error on mobile. Reported and mended.',
]

function triaged(anomaly: StoredAnomaly, index: number, person: Person, today: string): StoredAnomaly {
  const assigned = { assigneeName: fullName(person), assigneeId: person.id }
  const note = {
    id: `cmt_${anomaly.id}`,
    authorUserId: person.id,
    authorName: assigned.assigneeName,
    text: NOTES[index % NOTES.length] ?? '',
    createdAt: `${addDays(anomaly.date, 1)}T08:41:12Z`,
    editedAt: null,
  }
  if (index % 6 === 1) return { ...anomaly, status: AnomalyStatus.FalseAlarm, feedback: AnomalyFeedback.NotUseful }
  if (index % 6 === 3)
    return { ...anomaly, status: AnomalyStatus.Snoozed, snoozedUntil: `${addDays(today, 2)}T07:00:00Z`, ...assigned }
  if (index % 6 === 5) return { ...anomaly, status: AnomalyStatus.Acknowledged, ...assigned }
  return { ...anomaly, status: AnomalyStatus.Resolved, feedback: AnomalyFeedback.Useful, ...assigned, comments: [note] }
}
