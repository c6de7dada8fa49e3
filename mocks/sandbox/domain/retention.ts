// How long things are kept that nobody deletes: one table for everything that would grow without end.
import type { ColumnOf } from '#mocks/sandbox/store/schema/schema.ts'
import type { ListedKind, Store } from '#mocks/sandbox/store/store.ts'
import { DAY_MS, HOUR_MS } from '#mocks/sandbox/time/clock.ts'

/** What was done, by whom: a year, and some weeks to look back on it. */
export const AUDIT_DAYS = 400
/** What the autopilot did, as long as the contract says. */
const AUTOPILOT_DAYS = 400
/** Sign-ins a person can look back on. */
export const SIGN_INS_DAYS = 90
/** Emails, as the sandbox shows them, and notifications. */
const SENT_DAYS = 90
/** Deliveries to webhooks, as the contract says. */
const DELIVERIES_DAYS = 30
/** Longer than the longest limit counts tries. */
const ATTEMPTS_DAYS = 2
/** Codes and portal sessions are kept after their end, so that a late visitor is told that they have expired. */
const ENDED_CODES_DAYS = 7
/** Longer than a refresh token of a session that was ended could still be shown. */
const ENDED_SESSIONS_DAYS = 90
/** Changes of tasks, strategies and posts, as long as the contract says. */
const HISTORY_DAYS = 400
/** Links of reports after their last day, so that a late reader is told that they have expired. */
const ENDED_LINKS_DAYS = 90
/** As long as a deleted item can be brought back. */
export const DELETED_ITEMS_DAYS = 30
/** Answers of the model count for a day, which is over everywhere two days later. */
const AI_DAYS = 2

type Period = { [K in ListedKind]: { kind: K; since: ColumnOf<K>; days: number } }[ListedKind]

export const RETENTION: readonly Period[] = [
  { kind: 'auditRecord', since: 'occurredAt', days: AUDIT_DAYS },
  // Its changes go with a run.
  { kind: 'autopilotExecution', since: 'startedAt', days: AUTOPILOT_DAYS },
  { kind: 'autopilotActivity', since: 'occurredAt', days: AUTOPILOT_DAYS },
  { kind: 'autopilotPastGuardrails', since: 'until', days: AUTOPILOT_DAYS },
  { kind: 'autopilotPastException', since: 'removedAt', days: AUTOPILOT_DAYS },
  { kind: 'signInAttempt', since: 'occurredAt', days: SIGN_INS_DAYS },
  { kind: 'knownCaller', since: 'at', days: SIGN_INS_DAYS },
  { kind: 'mail', since: 'sentAt', days: SENT_DAYS },
  { kind: 'withheldMail', since: 'sentAt', days: SENT_DAYS },
  { kind: 'webhookDelivery', since: 'createdAt', days: DELIVERIES_DAYS },
  { kind: 'notification', since: 'occurredAt', days: SENT_DAYS },
  { kind: 'attempt', since: 'at', days: ATTEMPTS_DAYS },
  { kind: 'verification', since: 'expiresAt', days: ENDED_CODES_DAYS },
  { kind: 'consentCode', since: 'expiresAt', days: ENDED_CODES_DAYS },
  { kind: 'portalSession', since: 'expiresAt', days: ENDED_CODES_DAYS },
  { kind: 'reportLink', since: 'expiresOn', days: ENDED_LINKS_DAYS },
  { kind: 'session', since: 'endedAt', days: ENDED_SESSIONS_DAYS },
  { kind: 'formerUserName', since: 'freeAt', days: 0 },
  { kind: 'autopilotDeletedItem', since: 'deletedAt', days: DELETED_ITEMS_DAYS },
  // Its check-ins go with it.
  { kind: 'strategy', since: 'deletedAt', days: DELETED_ITEMS_DAYS },
  // Its answers go with it.
  { kind: 'survey', since: 'deletedAt', days: DELETED_ITEMS_DAYS },
  { kind: 'task', since: 'deletedAt', days: DELETED_ITEMS_DAYS },
  { kind: 'design', since: 'deletedAt', days: DELETED_ITEMS_DAYS },
  { kind: 'changeEntry', since: 'occurredAt', days: HISTORY_DAYS },
  { kind: 'aiUsage', since: 'day', days: AI_DAYS },
  { kind: 'aiAnalysis', since: 'day', days: AI_DAYS },
]

/** One job holds others up no longer than this takes to delete. */
const MAX_BATCH = 5000

const SUBJECT = 'everything'

/** Notes the job that forgets, unless there is one. */
export const startRetention = (store: Store, now: Date) =>
  store.jobs.noteOnce({ kind: 'retention', subjectId: SUBJECT }, now)

/** Forgets what is kept no longer, in slices found by an index; false while there is more. Doing it twice changes nothing more. */
export async function purgeExpired(store: Store, now: Date): Promise<boolean> {
  for (const { kind, since, days } of RETENTION) {
    const below = new Date(now.getTime() - days * DAY_MS).toISOString()
    const gone = await store.deleteAll(kind, { [since]: { below } }, MAX_BATCH)
    if (gone >= MAX_BATCH) return false
  }
  await store.forgetAnswers(now)
  await store.forgetSpentTokens(now)
  return true
}

type Due = { store: Store; now: Date; until: Date }

/**
 * The hourly job: what is left over is deleted right after, in a transaction of its own. While time is moved far, it is done at the
 * beginning and at the end of the way.
 */
export async function deleteExpired({ store, now, until }: Due, subjectId: string): Promise<void> {
  const isDone = await purgeExpired(store, now)
  const next = isDone ? new Date(Math.max(now.getTime() + HOUR_MS, until.getTime())) : now
  await store.jobs.note({ kind: 'retention', subjectId }, next)
}
