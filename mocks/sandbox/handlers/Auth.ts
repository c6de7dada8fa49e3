import type { Registration } from '@adwright/sdk/types'
import { AuditAction, AuditArea, VerificationPurpose } from '@adwright/sdk/types'
import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import { countAttempt, SIGN_IN_FAILURES, waitFor } from '#mocks/sandbox/domain/identity/attempts.ts'
import { audit } from '#mocks/sandbox/domain/identity/audit.ts'
import { callerOf } from '#mocks/sandbox/domain/identity/callers.ts'
import { join } from '#mocks/sandbox/domain/identity/memberships.ts'
import { DUMMY_HASH } from '#mocks/sandbox/domain/identity/passwords.ts'
import { type Person, UNIQUE_EMAIL } from '#mocks/sandbox/domain/identity/people.ts'
import { createPerson, isCommonPassword, isRefusedCaptcha } from '#mocks/sandbox/domain/identity/registration.ts'
import {
  endSession,
  endSessions,
  noteSignIn,
  spend,
  startSession,
  tokensOf,
} from '#mocks/sandbox/domain/identity/sessions.ts'
import { personOfIdentifier } from '#mocks/sandbox/domain/identity/unsubscribe.ts'
import {
  findLink,
  hasEnded,
  issueLink,
  spendCode,
  type Verification,
} from '#mocks/sandbox/domain/identity/verification.ts'
import { sendMail } from '#mocks/sandbox/domain/notifications/mail.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { created, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

const bearerOf = (request: Request) => request.headers.get('Authorization')?.replace(/^Bearer /, '') ?? ''

async function personWith(store: Store, email: string): Promise<Person | undefined> {
  const id = await store.holderOf(UNIQUE_EMAIL, email)
  return id === undefined ? undefined : store.get('person', id)
}

/** What is wrong with a registration that the contract's schema cannot see: 422 `recaptcha-failed` or `password-too-common`. */
function refusalOf({ recaptchaToken, password, firstName, lastName }: Registration) {
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

/** Somebody registered but never confirmed: the form in hand replaces the first one, since it comes from the mailbox. */
async function completed({ store, now, passwords }: BaseContext, person: Person, form: Registration): Promise<Person> {
  if (!passwords.is(form.password, person.passwordHash)) await endSessions(store, person.id, now)
  const passwordHash = passwords.hash(form.password)
  const changed = await store.set('person', person.id, {
    passwordHash,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    isMailAllowed: form.isMailAllowed,
    isEmailVerified: true,
  })
  return changed ?? person
}

/** Makes the invited person a member at once. */
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

export const auth = {
  async login(call) {
    const { store, body, request, passwords } = call
    const email = body.email.trim().toLowerCase()
    const key = `sign-in ${email} ${callerOf(request)}`
    const seconds = await waitFor(call, key, [SIGN_IN_FAILURES])
    if (seconds > 0) {
      const values = { minutes: Math.ceil(seconds / 60) }
      return problem(429, 'too-many-failed-sign-ins', { values, retryAfterSeconds: seconds })
    }
    const person = await personWith(store, email)
    // An unknown address costs a hash as well, so that the time tells nothing.
    const isRight = passwords.is(body.password, person?.passwordHash ?? DUMMY_HASH)
    if (person && isRight && !person.isDeactivated) return ok(await startSession(call, person.id))
    await countAttempt(call, key, [SIGN_IN_FAILURES])
    if (person) await noteSignIn(call, person.id, null)
    return problem(401, 'invalid-credentials')
  },

  async register(call) {
    const { store, body, passwords } = call
    const refusal = refusalOf(body)
    if (refusal) return refusal
    const email = body.email.trim().toLowerCase()
    const known = await personWith(store, email)
    if (known) {
      passwords.is(body.password, DUMMY_HASH)
      if (known.isEmailVerified || known.isDeactivated)
        await sendMail(call, { to: email, kind: 'already-registered', link: '/login' })
      else await mailRegistrationCode(call, known, email)
      return created({})
    }
    const person = await createPerson(call, body, false)
    if (!person) return created({})
    await mailRegistrationCode(call, person, email)
    return created(await startSession(call, person.id))
  },

  async registerWithCode(call) {
    const { store, body, verificationCode, now } = call
    const verification = await findLink(store, verificationCode)
    const { Registration: registration, Invitation: invitation } = VerificationPurpose
    if (!verification || (verification.purpose !== registration && verification.purpose !== invitation))
      return problem(404, 'verification-code-unknown')
    if (hasEnded(verification, now)) return problem(409, 'verification-code-expired')
    const refusal = refusalOf(body)
    if (refusal) return refusal
    const email = body.email.trim().toLowerCase()
    if (email !== verification.target)
      return problem(422, 'invalid-fields', { errors: { email: ['email-of-link-needed'] } })
    const known = await personWith(store, email)
    if (known?.isDeactivated || (known && (known.isEmailVerified || verification.purpose === invitation)))
      return problem(409, 'already-registered')
    const person = known ? await completed(call, known, body) : await createPerson(call, body, true)
    if (!person) return problem(409, 'already-registered')
    await spendCode(store, verification)
    await joinInvited(call, person, verification)
    return created(await startSession(call, person.id))
  },

  async unsubscribe({ store, identifier, body, now, seed }) {
    const personId = personOfIdentifier(seed, identifier)
    const person = personId ? await store.get('person', personId) : undefined
    if (!person) return problem(404, 'unsubscribe-link-unknown')
    const before = await store.get('unsubscribed', person.id)
    if (before) return ok({ isMailAllowed: false, unsubscribedAt: before.at })
    const at = now.toISOString()
    const { reason = null, comment = null } = body ?? {}
    await store.upsert('unsubscribed', { id: person.id, at, reason, comment })
    await store.update('person', person.id, (stored) => ({
      ...stored,
      isMailAllowed: false,
      notificationPreferences: {
        ...stored.notificationPreferences,
        product: stored.notificationPreferences.product === 3 ? 2 : stored.notificationPreferences.product,
      },
    }))
    return ok({ isMailAllowed: false, unsubscribedAt: at })
  },

  async reauthorize({ store, request, tokens, person, sessionId, now }) {
    const session = sessionId ? await store.get('session', sessionId) : undefined
    if (!person || !session) return problem(401, 'refresh-token-expired')
    const spent = spend(session, bearerOf(request), now)
    if (spent === 'reused') {
      await endSession(store, session.id, now)
      return problem(401, 'refresh-token-reused')
    }
    await store.set('session', session.id, { spentRefreshTokens: spent.spentRefreshTokens })
    return ok(await tokensOf(tokens, person.id, session.id))
  },

  async refreshToken({ tokens, person, sessionId }) {
    if (!person || !sessionId) return problem(401, 'token-expired')
    return ok(await tokensOf(tokens, person.id, sessionId))
  },
} satisfies SandboxHandlers<'Auth'>
