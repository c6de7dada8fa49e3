// Sessions: started by a sign-in, renewed by single-use refresh tokens, ended individually, all together, or by expiry.
import { createHash } from 'node:crypto'
import type { AuthToken, LoginActivityEntry } from '@adwright/sdk/types'
import { callerOf, clientOf } from '#mocks/sandbox/domain/identity/callers.ts'
import type { Session } from '#mocks/sandbox/domain/identity/people.ts'
import { type CheckedToken, TOKEN_LIFE_SECONDS, type Tokens } from '#mocks/sandbox/domain/identity/tokens.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

/** A sign-in attempt, with the session that it started. */
export type SignInAttempt = Omit<LoginActivityEntry, 'isCurrentSession'> & {
  personId: string
  sessionId: string | null
}

/** An address from which a person has signed in, with the time of the last sign-in. */
export type KnownCaller = { id: string; personId: string; at: string }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    signInAttempt: SignInAttempt
    knownCaller: KnownCaller
  }
}

type SessionContext = {
  store: Store
  now: Date
  tokens: Tokens
  newId: (prefix: string) => string
  request: Request
}

/**
 * The time in which a used refresh token still works, for two tabs that renew at the same moment and for a client that
 * retries after a lost response (it waits 30 seconds for one). Later use means that the token was stolen.
 */
const RENEWAL_GRACE_SECONDS = 60

/** The maximum lifetime of a session, regardless of renewals. */
const SESSION_LIFE_MS = 90 * 86_400_000

const endOf = ({ createdAt }: Session) => new Date(Date.parse(createdAt) + SESSION_LIFE_MS)

export const isSessionEnded = (session: Session, now: Date): boolean =>
  session.endedAt !== null || endOf(session) <= now

/** Issues an access token and a new refresh token for a session. */
export async function issueTokens(
  { tokens, now }: Pick<SessionContext, 'tokens' | 'now'>,
  session: Session,
): Promise<AuthToken> {
  const notAfter = endOf(session)
  // Both tokens have the same id, so that using either invalidates both.
  const claims = { subject: session.userId, session: session.id, id: crypto.randomUUID(), notAfter }
  return {
    token: await tokens.sign({ kind: 'access', ...claims }),
    expiresIn: Math.min(TOKEN_LIFE_SECONDS.access, Math.ceil((notAfter.getTime() - now.getTime()) / 1000)),
    refreshToken: await tokens.sign({ kind: 'refresh', ...claims }),
  }
}

export const knownCallerId = (personId: string, caller: string): string => `${personId} ${caller}`

/** Records a sign-in attempt for the person, or for an address without a person. */
export async function recordSignIn(
  { store, now, newId, request }: Omit<SessionContext, 'tokens'>,
  subject: string,
  sessionId: string | null,
): Promise<void> {
  const attempt: SignInAttempt = {
    id: newId('lgn'),
    personId: subject,
    occurredAt: now.toISOString(),
    isSuccess: sessionId !== null,
    signInPlatform: 4,
    ipAddress: callerOf(request),
    ...clientOf(request),
    location: null,
    sessionId,
  }
  await store.insert('signInAttempt', attempt)
}

/** Starts a session and records the sign-in. */
export async function startSession(context: SessionContext, personId: string): Promise<AuthToken> {
  const { store, now, newId, request } = context
  const { device, browser } = clientOf(request)
  const session: Session = {
    id: newId('ses'),
    userId: personId,
    createdAt: now.toISOString(),
    endedAt: null,
    device: device ?? '',
    browser: browser ?? '',
    ipAddress: callerOf(request),
  }
  await store.insert('session', session)
  await recordSignIn(context, personId, session.id)
  const known = { personId, id: knownCallerId(personId, session.ipAddress), at: session.createdAt }
  await store.upsert('knownCaller', known)
  return issueTokens(context, session)
}

/** Ends the person's open sessions, all or all but one; returns their number. */
export async function endSessions(store: Store, personId: string, now: Date, exceptId?: string): Promise<number> {
  const open = await store.list('session', personId, {
    where: { endedAt: null, id: exceptId === undefined ? undefined : { not: exceptId } },
  })
  for (const { id } of open) await endSession(store, id, now)
  return open.length
}

export const endSession = (store: Store, id: string, now: Date) =>
  store.update('session', id, (session) => ({ ...session, endedAt: session.endedAt ?? now.toISOString() }))

const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url')

/**
 * Marks the tokens that were issued together with this one as used; false if they had been used before the grace period,
 * in which another tab may use them as well.
 */
async function spendTokens(
  { store, now }: Pick<SessionContext, 'store' | 'now'>,
  { id, session }: CheckedToken,
): Promise<boolean> {
  const spentAt = await store.spendToken({
    token_hash: hashOf(id),
    session,
    spent_at: now.toISOString(),
    expires_at: new Date(now.getTime() + TOKEN_LIFE_SECONDS.refresh * 1000).toISOString(),
  })
  return spentAt === undefined || now.getTime() - Date.parse(spentAt) <= RENEWAL_GRACE_SECONDS * 1000
}

/** Issues new tokens for the session of a token, which is then used; a reused token ends the session, because it may be stolen. */
export async function renewSession(
  context: Pick<SessionContext, 'store' | 'now' | 'tokens'>,
  token: CheckedToken,
): Promise<AuthToken | 'ended' | 'reused'> {
  const { store, now } = context
  const session = await store.get('session', token.session)
  if (!session || isSessionEnded(session, now)) return 'ended'
  if (await spendTokens(context, token)) return issueTokens(context, session)
  await endSession(store, session.id, now)
  return 'reused'
}
