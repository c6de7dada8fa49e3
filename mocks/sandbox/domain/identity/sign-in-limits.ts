// How often a sign-in may fail: at one account, from one caller, and from one caller at one account.
import { type AttemptLimit, countAttempt, HOUR, MINUTE, waitFor } from '#mocks/sandbox/domain/identity/attempts.ts'
import { callerOf } from '#mocks/sandbox/domain/identity/callers.ts'
import { knownCallerId } from '#mocks/sandbox/domain/identity/sessions.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

/** Of one caller at one account: no further try, not even with the right password. */
const PAIR: AttemptLimit = { most: 10, withinSeconds: 15 * MINUTE }
/** At one account, from wherever, and of one caller, at whichever account: only who signed in there from here before may still try. */
const ACCOUNT: AttemptLimit = { most: 50, withinSeconds: HOUR }
const CALLER: AttemptLimit = { most: 200, withinSeconds: HOUR }
/** Of one caller, at whichever account: failures are answered 429, while the right passwords of others behind the same address still pass. */
const SPRAYING: AttemptLimit = { most: 30, withinSeconds: 15 * MINUTE }

type Trying = { store: Store; now: Date; newId: (prefix: string) => string; request: Request }

function keysOf(email: string, request: Request) {
  const caller = callerOf(request)
  return { pair: `sign-in ${email} ${caller}`, account: `sign-in ${email}`, caller: `sign-in from ${caller}` }
}

const KNOWN_FOR_MS = 90 * 86_400_000

/** Whether somebody signed in to this account from this caller within the last 90 days. */
async function isKnownCaller({ store, now, request }: Trying, subject: string): Promise<boolean> {
  const known = await store.get('knownCaller', knownCallerId(subject, callerOf(request)))
  return known !== undefined && now.getTime() - Date.parse(known.at) < KNOWN_FOR_MS
}

/** Seconds until a sign-in may be tried again; 0 for now. `subject` is what sign-ins are noted under: the person, or an unknown address. */
export async function waitForSignIn(trying: Trying, email: string, subject: string): Promise<number> {
  const keys = keysOf(email, trying.request)
  const own = await waitFor(trying, keys.pair, [PAIR])
  const others = Math.max(await waitFor(trying, keys.account, [ACCOUNT]), await waitFor(trying, keys.caller, [CALLER]))
  return others > own && !(await isKnownCaller(trying, subject)) ? others : own
}

/** Counts a failed sign-in; gives the seconds to wait where the caller has failed too often at other accounts. */
export async function countFailedSignIn(trying: Trying, email: string): Promise<number> {
  const keys = keysOf(email, trying.request)
  const seconds = await waitFor(trying, keys.caller, [SPRAYING])
  await countAttempt(trying, keys.pair, [PAIR])
  await countAttempt(trying, keys.account, [ACCOUNT])
  await countAttempt(trying, keys.caller, [SPRAYING, CALLER])
  return seconds
}
