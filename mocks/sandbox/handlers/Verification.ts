import type { CheckResult } from '@adwright/sdk/types'
import { AuditAction, AuditArea, VerificationPurpose } from '@adwright/sdk/types'
import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import {
  type AttemptLimit,
  CODE_CHECKS,
  CODES_SENT,
  countAttempt,
  PASSWORD_RESETS,
  secondsUntilAllowed,
  UNKNOWN_CODES,
} from '#mocks/sandbox/domain/identity/attempts.ts'
import { audit } from '#mocks/sandbox/domain/identity/audit.ts'
import { callerOf } from '#mocks/sandbox/domain/identity/callers.ts'
import { isClientAddress } from '#mocks/sandbox/domain/identity/client-addresses.ts'
import { personByEmail } from '#mocks/sandbox/domain/identity/people.ts'
import { isCommonPassword } from '#mocks/sandbox/domain/identity/registration.ts'
import { endSessions } from '#mocks/sandbox/domain/identity/sessions.ts'
import {
  deleteCode,
  deliveryOf,
  findLink,
  invitationOf,
  isExpired,
  issueLink,
  maskedEmail,
} from '#mocks/sandbox/domain/identity/verification.ts'
import { sendMail, withholdEmail } from '#mocks/sandbox/domain/notifications/mail.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { AUDIT_WORDS } from '#mocks/sandbox/texts/User.ts'

const UNKNOWN: CheckResult = { isValid: false, purpose: null, email: null, expiresAt: null, invitation: null }
const TO_REGISTER: readonly number[] = [VerificationPurpose.Registration, VerificationPurpose.Invitation]

/** Counts an attempt of the caller; returns a 429 above the limit. */
async function checkLimit(call: BaseContext, what: string, limit: AttemptLimit) {
  const key = `${what} ${callerOf(call.request)}`
  const seconds = await secondsUntilAllowed(call, key, [limit])
  if (seconds > 0) return problem(429, 'too-many-requests', { retryAfterSeconds: seconds })
  await countAttempt(call, key, [limit])
  return undefined
}

async function check(call: BaseContext, code: string, purposes?: readonly number[]) {
  const verification = await findLink(call, code)
  if (!verification || (purposes && !purposes.includes(verification.purpose)))
    // Only unknown codes are limited, so that other callers behind the same address can still use valid ones.
    return (await checkLimit(call, 'check', CODE_CHECKS)) ?? ok(UNKNOWN)
  const { purpose, target, expiresAt } = verification
  const isValid = !isExpired(verification, call.now)
  const invitation = isValid ? await invitationOf(call.store, verification) : null
  return ok({ isValid, purpose, email: maskedEmail(target), expiresAt, invitation })
}

export const verification = {
  async requestPasswordReset(call) {
    const { store, body, query, origin, now } = call
    const baseUrl = query.baseUrl ?? origin
    if (!isClientAddress(baseUrl, origin)) {
      const detail = `${baseUrl.slice(0, 200)} is not an address of this service.`
      return problem(400, 'base-url-not-allowed', { detail })
    }
    const email = body.email.trim().toLowerCase()
    const key = `password-reset ${email}`
    const seconds = await secondsUntilAllowed(call, key, CODES_SENT)
    if (seconds > 0) return problem(429, 'code-just-sent', { values: { seconds }, retryAfterSeconds: seconds })
    const refusal = await checkLimit(call, 'password-resets', PASSWORD_RESETS)
    if (refusal) return refusal
    await countAttempt(call, key, CODES_SENT)
    const person = await personByEmail(store, email)
    // For an unknown address, a code and an email are created but never sent, so that the response takes equally long.
    const isKnown = person !== undefined && !person.isDeactivated
    const link = { purpose: VerificationPurpose.PasswordReset, personId: isKnown ? person.id : null, target: email }
    const code = await issueLink(call, link)
    const outbox = { ...call, origin: new URL(baseUrl).origin, language: person?.language ?? call.language }
    const letter = { to: email, kind: 'password-reset', link: `/reset/${code}`, code } as const
    await (isKnown ? sendMail : withholdEmail)(outbox, letter)
    return ok(deliveryOf(maskedEmail(email), now))
  },

  async resetPassword(call) {
    const { store, body, now, language, passwords } = call
    const found = await findLink(call, body.verificationCode)
    const person =
      found?.purpose === VerificationPurpose.PasswordReset && found.personId
        ? await store.get('person', found.personId)
        : undefined
    if (!found || !person || person.isDeactivated) {
      const refusal = await checkLimit(call, 'unknown-code', UNKNOWN_CODES)
      if (refusal) return refusal
      return problem(422, 'verification-code-unknown', { errors: { verificationCode: ['code-not-valid'] } })
    }
    if (isExpired(found, now)) return problem(409, 'verification-code-expired')
    if (isCommonPassword(body.newPassword))
      return problem(422, 'password-too-common', { errors: { newPassword: ['password-leaked'] } })
    const passwordHash = passwords.hash(body.newPassword)
    await deleteCode(store, found)
    await store.update('person', person.id, (stored) => ({
      ...stored,
      passwordHash,
      isEmailVerified: stored.isEmailVerified || stored.email === found.target,
    }))
    const endedSessions = await endSessions(store, person.id, now)
    await sendMail({ ...call, language: person.language }, { to: found.target, kind: 'password-changed' })
    const target = AUDIT_WORDS.password[language]
    await audit({ ...call, person }, { action: AuditAction.Changed, area: AuditArea.Security, target })
    return ok({ changedAt: now.toISOString(), endedSessions })
  },

  checkVerificationCode: (call) => check(call, call.query.code),
  checkRegistrationCode: (call) => check(call, call.query.code, TO_REGISTER),
} satisfies SandboxHandlers<'Verification'>
