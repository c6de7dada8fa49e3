import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import { personByEmail } from '#mocks/sandbox/domain/identity/people.ts'
import { endSession, recordSignIn, renewSession, startSession } from '#mocks/sandbox/domain/identity/sessions.ts'
import { countFailedSignIn, secondsUntilSignIn } from '#mocks/sandbox/domain/identity/sign-in-limits.ts'
import { bearerOf, type TokenKind } from '#mocks/sandbox/domain/identity/tokens.ts'
import { unsubscribePerson } from '#mocks/sandbox/domain/notifications/personal-email.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { registration } from '#mocks/sandbox/handlers/Auth/registration.ts'
import { noContent, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'

function tooManyFailures(seconds: number) {
  const values = { minutes: Math.ceil(seconds / 60) }
  return problem(429, 'too-many-failed-sign-ins', { values, retryAfterSeconds: seconds })
}

/** Renews the session of the bearer token, which is then used. */
async function renewTokens(call: BaseContext, kinds: TokenKind[], ended: 'refresh-token-expired' | 'token-expired') {
  const token = await call.tokens.check(bearerOf(call.request, 'Authorization'), kinds)
  const access = token ? await renewSession(call, token) : 'ended'
  if (access === 'ended') return problem(401, ended)
  return access === 'reused' ? problem(401, 'refresh-token-reused') : ok(access)
}

export const auth = {
  ...registration,

  async login(call) {
    const { store, body, passwords } = call
    const email = body.email.trim().toLowerCase()
    const person = await personByEmail(store, email)
    // An unknown address is counted and recorded like a known one, so that neither response nor timing reveals it.
    const subject = person?.id ?? email
    const seconds = await secondsUntilSignIn(call, email, subject)
    if (seconds > 0) return tooManyFailures(seconds)
    const isPasswordCorrect = person
      ? passwords.matches(body.password, person.passwordHash)
      : passwords.rejectUnknown(body.password)
    if (person && isPasswordCorrect && !person.isDeactivated) {
      if (passwords.isOutdated(person.passwordHash)) {
        const passwordHash = passwords.hash(body.password)
        await store.update('person', person.id, (stored) => ({ ...stored, passwordHash }))
      }
      return ok(await startSession(call, person.id))
    }
    const spraying = await countFailedSignIn(call, email)
    await recordSignIn(call, subject, null)
    return spraying > 0 ? tooManyFailures(spraying) : problem(401, 'invalid-credentials')
  },

  async logout({ store, sessionId, now }) {
    if (sessionId) await endSession(store, sessionId, now)
    return noContent()
  },

  async unsubscribe(call) {
    const { reason = null, comment = null } = call.body ?? {}
    const unsubscribed = await unsubscribePerson(call, call.identifier, { reason, comment })
    if (!unsubscribed) return problem(404, 'unsubscribe-link-unknown')
    return ok({ isMailAllowed: false, unsubscribedAt: unsubscribed.at })
  },

  reauthorize: (call) => renewTokens(call, ['refresh', 'access'], 'refresh-token-expired'),
  refreshToken: (call) => renewTokens(call, ['access'], 'token-expired'),
} satisfies SandboxHandlers<'Auth'>
