// Limits of failed sign-ins by account, by caller, and by both.
import {
  type AttemptLimit,
  countAttempt,
  HOUR,
  MINUTE,
  secondsUntilAllowed,
} from '#mocks/sandbox/domain/identity/attempts.ts'
import { callerOf } from '#mocks/sandbox/domain/identity/callers.ts'
import { knownCallerId } from '#mocks/sandbox/domain/identity/sessions.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

/** Failures of one caller at one account, after which even the right password is refused. */
const PAIR: AttemptLimit = { max: 10, withinSeconds: 15 * MINUTE }
/** Failures at one account, and of one caller. Above them, only callers who have signed in to this account before can try. */
const ACCOUNT: AttemptLimit = { max: 50, withinSeconds: HOUR }
const CALLER: AttemptLimit = { max: 200, withinSeconds: HOUR }
/** Failures of one caller at any account, after which further failures get a 429; right passwords from the same address still work. */
const PASSWORD_SPRAYING: AttemptLimit = { max: 30, withinSeconds: 15 * MINUTE }

type SignInContext = { store: Store; now: Date; newId: (prefix: string) => string; request: Request }

function keysOf(email: string, request: Request) {
  const caller = callerOf(request)
  return { pair: `sign-in ${email} ${caller}`, account: `sign-in ${email}`, caller: `sign-in from ${caller}` }
}

const KNOWN_FOR_MS = 90 * 86_400_000

/** True if this caller has signed in to this account within the last 90 days. */
async function isKnownCaller({ store, now, request }: SignInContext, subject: string): Promise<boolean> {
  const known = await store.get('knownCaller', knownCallerId(subject, callerOf(request)))
  return known !== undefined && now.getTime() - Date.parse(known.at) < KNOWN_FOR_MS
}

/** Seconds until a sign-in is allowed; 0 if it is allowed now. `subject` is the id under which sign-ins are recorded: the person, or an unknown address. */
export async function secondsUntilSignIn(context: SignInContext, email: string, subject: string): Promise<number> {
  const keys = keysOf(email, context.request)
  const own = await secondsUntilAllowed(context, keys.pair, [PAIR])
  const others = Math.max(
    await secondsUntilAllowed(context, keys.account, [ACCOUNT]),
    await secondsUntilAllowed(context, keys.caller, [CALLER]),
  )
  return others > own && !(await isKnownCaller(context, subject)) ? others : own
}

/** Counts a failed sign-in; returns the seconds to wait if the caller has failed too often at other accounts, otherwise 0. */
export async function countFailedSignIn(context: SignInContext, email: string): Promise<number> {
  const keys = keysOf(email, context.request)
  const seconds = await secondsUntilAllowed(context, keys.caller, [PASSWORD_SPRAYING])
  await countAttempt(context, keys.pair, [PAIR])
  await countAttempt(context, keys.account, [ACCOUNT])
  await countAttempt(context, keys.caller, [PASSWORD_SPRAYING, CALLER])
  return seconds
}
