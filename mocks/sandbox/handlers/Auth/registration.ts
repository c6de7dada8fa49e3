import type { Registration } from '@adwright/sdk/types'
import { AuditAction, AuditArea, VerificationPurpose } from '@adwright/sdk/types'
import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import {
  CODES_SENT,
  countAttempt,
  REGISTRATIONS,
  secondsUntilAllowed,
} from '#mocks/sandbox/domain/identity/attempts.ts'
import { audit } from '#mocks/sandbox/domain/identity/audit.ts'
import { callerOf } from '#mocks/sandbox/domain/identity/callers.ts'
import { join } from '#mocks/sandbox/domain/identity/memberships.ts'
import { type Person, personByEmail } from '#mocks/sandbox/domain/identity/people.ts'
import { createPerson, isCommonPassword, isRefusedCaptcha } from '#mocks/sandbox/domain/identity/registration.ts'
import { endSessions, startSession } from '#mocks/sandbox/domain/identity/sessions.ts'
import {
  deleteCode,
  findLink,
  isExpired,
  issueLink,
  type Verification,
} from '#mocks/sandbox/domain/identity/verification.ts'
import { sendMail } from '#mocks/sandbox/domain/notifications/mail.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { created, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'

/** Returns the 422 of a registration whose captcha, names or password are invalid beyond the contract's schema. */
function validateRegistration({ recaptchaToken, password, firstName, lastName }: Registration) {
  if (isRefusedCaptcha(recaptchaToken))
    return problem(422, 'recaptcha-failed', { errors: { recaptchaToken: ['recaptcha-token-invalid'] } })
  const blank = { firstName, lastName }
  const errors = Object.entries(blank).flatMap(([field, text]) => (text.trim() ? [] : [[field, ['field-required']]]))
  if (errors.length > 0) return problem(422, 'invalid-fields', { errors: Object.fromEntries(errors) })
  if (isCommonPassword(password))
    return problem(422, 'password-too-common', { errors: { password: ['password-leaked'] } })
  return undefined
}

async function mailRegistrationCode(call: BaseContext, person: Person, email: string): Promise<void> {
  const link = { purpose: VerificationPurpose.Registration, personId: person.id, target: email }
  const code = await issueLink(call, link)
  await sendMail(call, { to: email, kind: 'registration-code', link: `/register?code=${code}`, code })
}

/** Notifies the owner of an address that it was registered again; limited in number like verification codes. */
async function notifyOwner(call: BaseContext, known: Person, email: string): Promise<void> {
  const key = `registration-mail ${email}`
  if ((await secondsUntilAllowed(call, key, CODES_SENT)) > 0) return
  await countAttempt(call, key, CODES_SENT)
  if (known.isEmailVerified || known.isDeactivated)
    await sendMail(call, { to: email, kind: 'already-registered', link: '/login' })
  else await mailRegistrationCode(call, known, email)
}

/** Completes an unconfirmed registration with the data of the new form, which comes from the owner of the mailbox. */
async function completeRegistration(
  { store, now, passwords }: BaseContext,
  person: Person,
  form: Registration,
): Promise<Person> {
  const passwordHash = passwords.hash(form.password)
  await endSessions(store, person.id, now)
  const changed = await store.update('person', person.id, (stored) => ({
    ...stored,
    passwordHash,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    isMailAllowed: form.isMailAllowed,
    isEmailVerified: true,
  }))
  return changed ?? person
}

/** Makes the invited person a member immediately. */
async function joinInvited(call: BaseContext, person: Person, { invitationId }: Verification): Promise<void> {
  const { store, now } = call
  const invitation = invitationId ? await store.get('membership', invitationId) : undefined
  const account = invitation && (await store.get('account', invitation.accountId))
  if (!invitation || !account) return
  await join(store, { accountId: account.id, person, role: invitation.role, now, invitation })
  await audit(
    { ...call, person },
    { action: AuditAction.Joined, area: AuditArea.Members, target: account.name, accountId: account.id },
  )
}

const AT_EMAIL = { field: 'email' }

export const registration = {
  async register(call) {
    const { body, request } = call
    const refusal = validateRegistration(body)
    if (refusal) return refusal
    const key = `registration ${callerOf(request)}`
    const seconds = await secondsUntilAllowed(call, key, [REGISTRATIONS])
    if (seconds > 0) return problem(429, 'too-many-requests', { retryAfterSeconds: seconds })
    await countAttempt(call, key, [REGISTRATIONS])
    const email = body.email.trim().toLowerCase()
    const known = await personByEmail(call.store, email)
    if (known) {
      await notifyOwner(call, known, email)
      return problem(409, 'email-taken', AT_EMAIL)
    }
    const person = await createPerson(call, body, false)
    if (!person) return problem(409, 'email-taken', AT_EMAIL)
    await mailRegistrationCode(call, person, email)
    return created(await startSession(call, person.id))
  },

  async registerWithCode(call) {
    const { store, body, verificationCode, now } = call
    const verification = await findLink(call, verificationCode)
    const { Registration: registered, Invitation: invitation } = VerificationPurpose
    if (!verification || (verification.purpose !== registered && verification.purpose !== invitation))
      return problem(404, 'verification-code-unknown')
    if (isExpired(verification, now)) return problem(409, 'verification-code-expired')
    const refusal = validateRegistration(body)
    if (refusal) return refusal
    const email = body.email.trim().toLowerCase()
    if (email !== verification.target)
      return problem(422, 'invalid-fields', { errors: { email: ['email-of-link-needed'] } })
    const known = await personByEmail(store, email)
    if (known?.isDeactivated || known?.isEmailVerified) return problem(409, 'already-registered')
    const person = known ? await completeRegistration(call, known, body) : await createPerson(call, body, true)
    if (!person) return problem(409, 'already-registered')
    await deleteCode(store, verification)
    await joinInvited(call, person, verification)
    return created(await startSession(call, person.id))
  },
} satisfies Pick<SandboxHandlers<'Auth'>, 'register' | 'registerWithCode'>
