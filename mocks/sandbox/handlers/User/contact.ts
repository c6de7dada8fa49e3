// Changes of email address and phone number, confirmed by a code of six digits.
import { AuditAction, AuditArea, VerificationPurpose } from '@adwright/sdk/types'
import { shownUser } from '#mocks/sandbox/domain/billing/subscription-details.ts'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { CODES_SENT, countAttempt, secondsUntilAllowed } from '#mocks/sandbox/domain/identity/attempts.ts'
import { audit } from '#mocks/sandbox/domain/identity/audit.ts'
import { membershipsOf } from '#mocks/sandbox/domain/identity/memberships.ts'
import { type Person, UNIQUE_EMAIL } from '#mocks/sandbox/domain/identity/people.ts'
import {
  checkDigits,
  deliveryOf,
  issueDigits,
  maskedEmail,
  maskedPhone,
} from '#mocks/sandbox/domain/identity/verification.ts'
import { sendMail } from '#mocks/sandbox/domain/notifications/mail.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { AUDIT_WORDS } from '#mocks/sandbox/texts/User.ts'

type Operations = 'requestEmailChange' | 'confirmEmailChange' | 'requestPhoneChange' | 'confirmPhoneChange'

/** Counts a code for the person; returns a 429 above one per minute or five per hour. */
async function limitCodes(call: PersonContext, what: string) {
  const key = `${what} ${call.person.id}`
  const seconds = await secondsUntilAllowed(call, key, CODES_SENT)
  if (seconds > 0) return problem(429, 'code-just-sent', { values: { seconds }, retryAfterSeconds: seconds })
  await countAttempt(call, key, CODES_SENT)
  return undefined
}

const WRONG_CODE = { errors: { verificationCode: ['code-not-sent'] } }
const ENDED_CODE = 'verification-code-expired'

async function saveContact(call: PersonContext, fields: Partial<Person>, word: 'email' | 'phone') {
  const { store, person, language } = call
  const changed = (await store.set('person', person.id, fields)) ?? { ...person, ...fields }
  const values = { before: person[word], after: changed[word] }
  const target = AUDIT_WORDS[word][language]
  await audit(call, { action: AuditAction.Changed, area: AuditArea.Security, target, ...values })
  return ok(await shownUser(call, changed))
}

export const contact = {
  async requestEmailChange(call) {
    const { store, body, person, now } = call
    const email = body.email.trim().toLowerCase()
    if (email === person.email?.toLowerCase())
      return problem(422, 'invalid-fields', { errors: { email: ['same-email'] } })
    const refusal = await limitCodes(call, 'email-code')
    if (refusal) return refusal
    const isFree = (await store.holderOf(UNIQUE_EMAIL, email)) === undefined
    const digits = { personId: person.id, purpose: VerificationPurpose.Email, target: email, isSent: isFree }
    const code = await issueDigits(call, digits)
    if (isFree) await sendMail(call, { to: email, kind: 'email-code', code })
    else await sendMail(call, { to: email, kind: 'address-in-use' })
    return ok(deliveryOf(maskedEmail(email), now))
  },

  async confirmEmailChange(call) {
    const { store, body, person } = call
    const email = body.email.trim().toLowerCase()
    const tried = { personId: person.id, purpose: VerificationPurpose.Email, target: email }
    const result = await checkDigits(call, { ...tried, code: body.verificationCode })
    if (result === 'wrong') return problem(422, 'verification-code-wrong', WRONG_CODE)
    if (result === 'ended' || !(await store.claim(UNIQUE_EMAIL, email, person.id))) return problem(409, ENDED_CODE)
    if (person.email !== null) {
      await store.release(UNIQUE_EMAIL, person.email.toLowerCase())
      await sendMail(call, { to: person.email, kind: 'email-changed', values: { email: maskedEmail(email) } })
    }
    for (const { id } of await membershipsOf(store, person.id)) await store.set('membership', id, { email })
    return saveContact(call, { email, isEmailVerified: true }, 'email')
  },

  async requestPhoneChange(call) {
    const { body, person, now } = call
    if (body.phone === person.phone) return problem(422, 'invalid-fields', { errors: { phone: ['same-phone'] } })
    const refusal = await limitCodes(call, 'phone-code')
    if (refusal) return refusal
    const digits = { personId: person.id, purpose: VerificationPurpose.Phone, target: body.phone, isSent: true }
    const code = await issueDigits(call, digits)
    await sendMail(call, { to: body.phone, kind: 'phone-code', code })
    return ok(deliveryOf(maskedPhone(body.phone), now))
  },

  async confirmPhoneChange(call) {
    const { body, person } = call
    const tried = { personId: person.id, purpose: VerificationPurpose.Phone, target: body.phone }
    const result = await checkDigits(call, { ...tried, code: body.verificationCode })
    if (result === 'wrong') return problem(422, 'verification-code-wrong', WRONG_CODE)
    if (result === 'ended') return problem(409, ENDED_CODE)
    return saveContact(call, { phone: body.phone, isPhoneVerified: true }, 'phone')
  },
} satisfies Pick<SandboxHandlers<'User'>, Operations>
