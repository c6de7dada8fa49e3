import { AuditAction, AuditArea } from '@adwright/sdk/types'
import { cancelForPerson } from '#mocks/sandbox/domain/billing/billing-events.ts'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { countAttempt, secondsUntilAllowed, WRONG_PASSWORDS } from '#mocks/sandbox/domain/identity/attempts.ts'
import { audit, visibleAuditRecords } from '#mocks/sandbox/domain/identity/audit.ts'
import { deactivate, soleOwnershipOf } from '#mocks/sandbox/domain/identity/deactivation.ts'
import { isCommonPassword } from '#mocks/sandbox/domain/identity/registration.ts'
import { endSessions, type SignInAttempt } from '#mocks/sandbox/domain/identity/sessions.ts'
import { connectionHistory } from '#mocks/sandbox/domain/integrations/connection-history.ts'
import { sendMail } from '#mocks/sandbox/domain/notifications/mail.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { SIGN_INS_DAYS } from '#mocks/sandbox/domain/retention.ts'
import { noContent, ok, pageOf, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { storedPage } from '#mocks/sandbox/handlers/stored-page.ts'
import { translateEntry } from '#mocks/sandbox/handlers/User/log-translations.ts'
import { AUDIT_WORDS } from '#mocks/sandbox/texts/User.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

type Operations = 'updatePassword' | 'deactivateUser' | 'deleteOtherSessions' | 'listActivityLog' | 'listLoginActivity'

/** Verifies the current password: undefined if it is right, otherwise a 422 at `field`, or a 429 after five wrong ones. */
async function verifyCurrentPassword(call: PersonContext, password: string, field: string) {
  const { store, person, passwords } = call
  const key = `wrong-password ${person.id}`
  const seconds = await secondsUntilAllowed(call, key, [WRONG_PASSWORDS])
  if (seconds > 0) return problem(429, 'too-many-requests', { retryAfterSeconds: seconds })
  // Read again, because a concurrent call may have changed it.
  const { passwordHash } = (await store.get('person', person.id)) ?? person
  if (passwords.matches(password, passwordHash)) return undefined
  await countAttempt(call, key, [WRONG_PASSWORDS])
  return problem(422, 'wrong-password', { errors: { [field]: ['not-your-password'] } })
}

const shownAttempt = ({ sessionId, personId: _person, ...attempt }: SignInAttempt, current: string) => ({
  ...attempt,
  isCurrentSession: sessionId === current,
})

export const security = {
  async updatePassword(call) {
    const { store, body, person, sessionId, now, language, passwords } = call
    const refusal = await verifyCurrentPassword(call, body.currentPassword, 'currentPassword')
    if (refusal) return refusal
    if (body.newPassword === body.currentPassword)
      return problem(422, 'invalid-fields', { errors: { newPassword: ['same-password'] } })
    if (isCommonPassword(body.newPassword))
      return problem(422, 'password-too-common', { errors: { newPassword: ['password-leaked'] } })
    const passwordHash = passwords.hash(body.newPassword)
    await store.set('person', person.id, { passwordHash })
    const endedSessions = await endSessions(store, person.id, now, sessionId)
    if (person.email) await sendMail(call, { to: person.email, kind: 'password-changed' })
    const target = AUDIT_WORDS.password[language]
    await audit(call, { action: AuditAction.Changed, area: AuditArea.Security, target })
    return ok({ changedAt: now.toISOString(), endedSessions })
  },

  async deactivateUser(call) {
    const { store, body, person, now, language } = call
    const refusal = await verifyCurrentPassword(call, body.password, 'password')
    if (refusal) return refusal
    const orphanedAccount = await soleOwnershipOf(store, person)
    if (orphanedAccount) return problem(409, 'last-owner', { detail: orphanedAccount.name })
    await cancelForPerson(call, person)
    const deactivation = await deactivate({ store, now }, person, body.reason ?? null)
    await endSessions(store, person.id, now)
    const words = { target: AUDIT_WORDS.access[language], after: AUDIT_WORDS.deactivated[language] }
    await audit(call, { action: AuditAction.Changed, area: AuditArea.Security, ...words })
    return ok({ deactivatedAt: deactivation.deactivatedAt, deletesAt: deactivation.deletesAt })
  },

  async deleteOtherSessions(call) {
    const { store, person, sessionId, now, language } = call
    const ended = await endSessions(store, person.id, now, sessionId)
    const target = AUDIT_WORDS.otherSessions[language]
    if (ended > 0) await audit(call, { action: AuditAction.Deleted, area: AuditArea.Security, target })
    return noContent()
  },

  async listActivityLog({ store, person, query, now, language }) {
    const { areas, platforms, currentPage, pageSize } = query
    const page = platforms
      ? pageOf(await connectionHistory({ store, person, now }, platforms, areas), currentPage, pageSize)
      : await storedPage(store, 'auditRecord', {
          ...(await visibleAuditRecords(store, person, now, areas)),
          order: 'desc',
          currentPage,
          pageSize,
        })
    return ok({ ...page, items: page.items.map(({ entry }) => translateEntry(entry, language)) })
  },

  async listLoginActivity({ store, person, sessionId: current, query, now }) {
    const since = new Date(now.getTime() - SIGN_INS_DAYS * DAY_MS).toISOString()
    const { isSuccess, currentPage, pageSize } = query
    const where = { personId: person.id, isSuccess, occurredAt: { from: since } }
    const page = await storedPage(store, 'signInAttempt', { where, order: 'desc', currentPage, pageSize })
    return ok({ ...page, items: page.items.map((attempt) => shownAttempt(attempt, current)) })
  },
} satisfies Pick<SandboxHandlers<'User'>, Operations>
