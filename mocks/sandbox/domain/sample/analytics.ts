// Web analytics of a sample workspace: connected for months, monitored, with the last thirty days scanned.
import type { StoredAnomaly } from '#mocks/sandbox/domain/anomalies/anomalies.ts'
import { scanAnomalies } from '#mocks/sandbox/domain/anomalies/scan.ts'
import { defaultWatches, saveWatch, type Watch, watchOf } from '#mocks/sandbox/domain/anomalies/watches.ts'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import { fullName, type Person, type StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { analyticsConnectionOf, selectProperty } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { addCredential } from '#mocks/sandbox/domain/integrations/credentials.ts'
import { GOOGLE_ANALYTICS, scopesOf } from '#mocks/sandbox/domain/integrations/oauth.ts'
import { OWN_WATCH } from '#mocks/sandbox/domain/sample/own-watch.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'
import { addDays, dayIn } from '#mocks/sandbox/time/time-zone.ts'

/** The web shop of the contract's examples. */
export const SAMPLE_PROPERTY = '318204657'
const CONNECTED_DAYS = 300

/** Connects an account, selects the web shop, watches it and scans its last thirty days. */
export async function seedAnalytics(
  { store, clock, platforms, newId, origin }: Pick<SystemContext, 'store' | 'clock' | 'platforms' | 'newId' | 'origin'>,
  { account, members = [], recipients }: { account: StoredAccount; members?: Person[]; recipients?: string[] },
): Promise<StoredAnomaly[]> {
  const now = clock.now()
  const owner = await store.get('person', account.ownerId)
  if (!owner) throw new Error(`The account ${account.id} has no owner.`)
  const then = { store, newId, platforms, now: new Date(now.getTime() - CONNECTED_DAYS * DAY_MS) }
  await addCredential(then, {
    accountId: account.id,
    platform: GOOGLE_ANALYTICS,
    identityId: 'lindholm',
    displayName: 'analytics@lindholm-outdoor.example',
    grantedScopes: scopesOf(GOOGLE_ANALYTICS),
    connectedByName: fullName(owner),
  })
  const connection = await analyticsConnectionOf(store, account.id)
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
  const watches: Watch[] = [
    ...defaultWatches(account.id, SAMPLE_PROPERTY, then.now, today),
    watchOf(structuredClone(OWN_WATCH), maker),
  ]
  for (const watch of watches) {
    if (recipients) watch.recipients = recipients
    await saveWatch({ store, now }, watch)
  }
  const found = await scanAnomalies({ store, platforms, newId, origin }, account.id, now)
  return workOn(store, found, [owner, ...members], today)
}

/** What a team has done about anomalies older than a few days: most are settled, a few are still looked into. */
async function workOn(
  store: SystemContext['store'],
  found: StoredAnomaly[],
  team: Person[],
  today: string,
): Promise<StoredAnomaly[]> {
  const recent = addDays(today, -4)
  const worked: StoredAnomaly[] = []
  for (const [index, anomaly] of found.entries()) {
    const person = team[index % team.length]
    const changed = anomaly.date < recent && person ? settled(anomaly, index, person, today) : anomaly
    await store.update('anomaly', anomaly.id, (stored) => ({
      ...changed,
      relatedAnomalyIds: stored.relatedAnomalyIds,
      isTold: stored.isTold,
    }))
    worked.push(changed)
  }
  return worked
}

const NOTES = [
  'Checked with the shop team: the tag was missing on the new template. It is back since noon.',
  'Matches the newsletter of that morning, nothing to do.',
  'The page answered with an error on mobile. Reported and mended.',
]

function settled(anomaly: StoredAnomaly, index: number, person: Person, today: string): StoredAnomaly {
  const assigned = { assigneeName: fullName(person), assigneeId: person.id }
  const note = {
    authorName: assigned.assigneeName,
    text: NOTES[index % NOTES.length] ?? '',
    createdAt: `${addDays(anomaly.date, 1)}T08:41:12Z`,
  }
  if (index % 6 === 1) return { ...anomaly, status: 5, feedback: 2 }
  if (index % 6 === 3) return { ...anomaly, status: 3, snoozedUntil: `${addDays(today, 2)}T07:00:00Z`, ...assigned }
  if (index % 6 === 5) return { ...anomaly, status: 2, ...assigned }
  return { ...anomaly, status: 4, feedback: 1, ...assigned, comments: [note] }
}
