// Retention periods of data that is not deleted otherwise.
import type { Store } from '#mocks/sandbox/store/store.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

/** What was done, by whom: a year, and some weeks to look back on it. */
export const AUDIT_DAYS = 400
/** Sign-ins a person can look back on. */
export const SIGN_INS_DAYS = 90
/** Mails and posts to webhooks, as the sandbox shows them. */
const SENT_DAYS = 90
/** Longer than the longest limit counts tries. */
const ATTEMPTS_DAYS = 2
/** Codes and portal sessions are kept after their end, so that a late visitor is told that they have expired. */
const ENDED_CODES_DAYS = 7
/** Longer than a refresh token of a session that was ended could still be shown. */
const ENDED_SESSIONS_DAYS = 90
/** As long as a deleted item can be brought back. */
export const DELETED_ITEMS_DAYS = 30

/** Deletes expired data. It is idempotent; each step deletes in batches found through an index. */
export async function purgeExpired(store: Store, now: Date): Promise<void> {
  const ago = (days: number) => ({ below: new Date(now.getTime() - days * DAY_MS).toISOString() })
  await store.deleteAll('auditRecord', { occurredAt: ago(AUDIT_DAYS) })
  await store.deleteAll('signInAttempt', { occurredAt: ago(SIGN_INS_DAYS) })
  await store.deleteAll('knownCaller', { at: ago(SIGN_INS_DAYS) })
  await store.deleteAll('mail', { sentAt: ago(SENT_DAYS) })
  await store.deleteAll('withheldMail', { sentAt: ago(SENT_DAYS) })
  await store.deleteAll('webhookDelivery', { postedAt: ago(SENT_DAYS) })
  await store.deleteAll('attempt', { at: ago(ATTEMPTS_DAYS) })
  await store.deleteAll('verification', { expiresAt: ago(ENDED_CODES_DAYS) })
  await store.deleteAll('consentCode', { expiresAt: ago(ENDED_CODES_DAYS) })
  await store.deleteAll('portalSession', { expiresAt: ago(ENDED_CODES_DAYS) })
  await store.deleteAll('session', { endedAt: ago(ENDED_SESSIONS_DAYS) })
  await store.deleteAll('formerUserName', { freeAt: ago(0) })
  await store.deleteAll('autopilotDeletedItem', { deletedAt: ago(DELETED_ITEMS_DAYS) })
  await store.forgetAnswers(now)
  await store.forgetSpentTokens(now)
}
