// Sessions: begun by a sign-in, renewed by a refresh token that serves once, ended one by one or all at once.
import { createHash } from 'node:crypto'
import type { AuthToken, LoginActivityEntry } from '@adwright/sdk/types'
import { callerOf, clientOf } from '#mocks/sandbox/domain/identity/callers.ts'
import type { Session } from '#mocks/sandbox/domain/identity/people.ts'
import { TOKEN_LIFE_SECONDS, type Tokens } from '#mocks/sandbox/domain/identity/tokens.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

/** A sign-in that was tried, with the session it began. */
export type SignInAttempt = Omit<LoginActivityEntry, 'isCurrentSession'> & {
  personId: string
  sessionId: string | null
}

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    signInAttempt: SignInAttempt
  }
}

type Signing = {
  store: Store
  now: Date
  tokens: Tokens
  newId: (prefix: string) => string
  request: Request
}

/** Two tabs that renew at the same moment with the same token both go on; later the token counts as stolen. */
const RENEWAL_GRACE_SECONDS = 10

/** Access for a session, with a refresh token that was never used. */
export async function tokensOf(tokens: Tokens, personId: string, sessionId: string): Promise<AuthToken> {
  const claims = { subject: personId, session: sessionId }
  return {
    token: await tokens.sign({ kind: 'access', ...claims }),
    expiresIn: TOKEN_LIFE_SECONDS.access,
    refreshToken: await tokens.sign({ kind: 'refresh', ...claims }),
  }
}

/** Notes a sign-in that was tried with the person's address. */
export async function noteSignIn(
  { store, now, newId, request }: Omit<Signing, 'tokens'>,
  personId: string,
  sessionId: string | null,
): Promise<void> {
  const attempt: SignInAttempt = {
    id: newId('lgn'),
    personId,
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
  const { store, now, tokens, newId, request } = context
  const { device, browser } = clientOf(request)
  const session: Session = {
    id: newId('ses'),
    userId: personId,
    createdAt: now.toISOString(),
    endedAt: null,
    spentRefreshTokens: [],
    device: device ?? '',
    browser: browser ?? '',
    ipAddress: callerOf(request),
  }
  await store.insert('session', session)
  await noteSignIn(context, personId, session.id)
  return tokensOf(tokens, personId, session.id)
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

const fingerprint = (token: string) => createHash('sha256').update(token).digest('base64url').slice(0, 22)

/**
 * Spends a refresh token. A second use within the grace is a neighbouring tab's, a later one is 'reused'. Spent ones are kept as
 * `fingerprint@seconds`, as long as they would have lived.
 */
export function spend(session: Session, token: string, now: Date): Session | 'reused' {
  const seconds = Math.floor(now.getTime() / 1000)
  const print = fingerprint(token)
  const spent = session.spentRefreshTokens.find((entry) => entry.startsWith(`${print}@`))
  if (spent) return seconds - Number(spent.split('@')[1]) <= RENEWAL_GRACE_SECONDS ? session : 'reused'
  const alive = session.spentRefreshTokens.filter(
    (entry) => seconds - Number(entry.split('@')[1]) < TOKEN_LIFE_SECONDS.refresh,
  )
  return { ...session, spentRefreshTokens: [...alive, `${print}@${seconds}`] }
}
