// Sessions: started by a sign-in, renewed by single-use refresh tokens, ended one by one, all together, or by their age.
import { createHash } from 'node:crypto'
import type { AuthToken, LoginActivityEntry } from '@adwright/sdk/types'
import { callerOf, clientOf } from '#mocks/sandbox/domain/identity/callers.ts'
import type { Session } from '#mocks/sandbox/domain/identity/people.ts'
import { type CheckedToken, TOKEN_LIFE_SECONDS, type Tokens } from '#mocks/sandbox/domain/identity/tokens.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

/** A sign-in that was tried, with the session it began. */
export type SignInAttempt = Omit<LoginActivityEntry, 'isCurrentSession'> & {
  personId: string
  sessionId: string | null
}

/** From where somebody signed in to an account, and when last. */
export type KnownCaller = { id: string; personId: string; at: string }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    signInAttempt: SignInAttempt
    knownCaller: KnownCaller
  }
}

type Signing = {
  store: Store
  now: Date
  tokens: Tokens
  newId: (prefix: string) => string
  request: Request
}

/**
 * Two tabs that renew at the same moment with the same token both go on, and so does a client whose answer was lost: it waits 30 seconds
 * for an answer before it tries again. Later the token counts as stolen.
 */
const RENEWAL_GRACE_SECONDS = 60

/** A session ends so long after its sign-in, however often it is renewed. */
const SESSION_LIFE_MS = 90 * 86_400_000

const endOf = ({ createdAt }: Session) => new Date(Date.parse(createdAt) + SESSION_LIFE_MS)

export const isOver = (session: Session, now: Date): boolean => session.endedAt !== null || endOf(session) <= now

/** Access for a session, with a refresh token that was never used. */
export async function tokensOf({ tokens, now }: Pick<Signing, 'tokens' | 'now'>, session: Session): Promise<AuthToken> {
  const notAfter = endOf(session)
  // Given together, spent together.
  const claims = { subject: session.userId, session: session.id, id: crypto.randomUUID(), notAfter }
  return {
    token: await tokens.sign({ kind: 'access', ...claims }),
    expiresIn: Math.min(TOKEN_LIFE_SECONDS.access, Math.ceil((notAfter.getTime() - now.getTime()) / 1000)),
    refreshToken: await tokens.sign({ kind: 'refresh', ...claims }),
  }
}

export const knownCallerId = (personId: string, caller: string): string => `${personId} ${caller}`

/** Records a sign-in attempt for the person, or for an address without a person. */
export async function noteSignIn(
  { store, now, newId, request }: Omit<Signing, 'tokens'>,
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

/** Begins a session and notes the sign-in. */
export async function startSession(context: Signing, personId: string): Promise<AuthToken> {
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
  await noteSignIn(context, personId, session.id)
  const known = { personId, id: knownCallerId(personId, session.ipAddress), at: session.createdAt }
  await store.upsert('knownCaller', known)
  return tokensOf(context, session)
}

/** Ends the person's sessions, all or all but one; gives how many were open. */
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
 * Spends the tokens that were given together with this one; false when that was done before. A second use within the grace is a
 * neighbouring tab's.
 */
async function spend({ store, now }: Pick<Signing, 'store' | 'now'>, { id, session }: CheckedToken): Promise<boolean> {
  const spentAt = await store.spendToken({
    token_hash: hashOf(id),
    session,
    spent_at: now.toISOString(),
    expires_at: new Date(now.getTime() + TOKEN_LIFE_SECONDS.refresh * 1000).toISOString(),
  })
  return spentAt === undefined || now.getTime() - Date.parse(spentAt) <= RENEWAL_GRACE_SECONDS * 1000
}

/** New access for the session of a token, which is spent; a token that was spent before ends the session, since somebody else may hold it. */
export async function renewSession(
  context: Pick<Signing, 'store' | 'now' | 'tokens'>,
  token: CheckedToken,
): Promise<AuthToken | 'ended' | 'reused'> {
  const { store, now } = context
  const session = await store.get('session', token.session)
  if (!session || isOver(session, now)) return 'ended'
  if (await spend(context, token)) return tokensOf(context, session)
  await endSession(store, session.id, now)
  return 'reused'
}
