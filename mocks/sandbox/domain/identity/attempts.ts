// Rate limits of attempts such as sign-ins, codes and emails.
import type { Store } from '#mocks/sandbox/store/store.ts'

/** One attempt, a separate document, so that concurrent attempts are all counted. */
export type Attempt = { id: string; key: string; at: string }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    attempt: Attempt
  }
}

export type AttemptLimit = { max: number; withinSeconds: number }

export const MINUTE = 60
export const HOUR = 3600

/** Wrong passwords of a signed-in person. */
export const WRONG_PASSWORDS: AttemptLimit = { max: 5, withinSeconds: 15 * MINUTE }
export const UNKNOWN_CODES: AttemptLimit = { max: 10, withinSeconds: 15 * MINUTE }
export const CODE_CHECKS: AttemptLimit = { max: 20, withinSeconds: MINUTE }
/** Registration attempts of one caller, limited because each response reveals whether an address is taken. */
export const REGISTRATIONS: AttemptLimit = { max: 30, withinSeconds: HOUR }
/** Password resets that one caller requests, for any address. */
export const PASSWORD_RESETS: AttemptLimit = { max: 60, withinSeconds: HOUR }
export const USER_NAME_CHANGES: AttemptLimit = { max: 3, withinSeconds: 24 * HOUR }
/** Emails and text messages with a code to one address or number. */
export const CODES_SENT: AttemptLimit[] = [
  { max: 1, withinSeconds: MINUTE },
  { max: 5, withinSeconds: HOUR },
]

/** Seconds until another attempt is allowed, by the times of previous ones (oldest first); 0 if it is allowed now. */
export function secondsToWait(times: string[], { max, withinSeconds }: AttemptLimit, now: Date): number {
  const counted = times.filter((time) => now.getTime() - Date.parse(time) < withinSeconds * 1000)
  const blockingTime = counted[counted.length - max]
  return blockingTime === undefined
    ? 0
    : Math.ceil((Date.parse(blockingTime) + withinSeconds * 1000 - now.getTime()) / 1000)
}

type AttemptContext = { store: Store; now: Date }

const since = (limits: AttemptLimit[], now: Date) =>
  new Date(now.getTime() - Math.max(...limits.map(({ withinSeconds }) => withinSeconds)) * 1000).toISOString()

/** Seconds until all limits allow another attempt for `key`; 0 if it is allowed now. */
export async function secondsUntilAllowed(
  { store, now }: AttemptContext,
  key: string,
  limits: AttemptLimit[],
): Promise<number> {
  const times = (await store.list('attempt', key, { where: { at: { from: since(limits, now) } } })).map(({ at }) => at)
  return Math.max(...limits.map((limit) => secondsToWait(times, limit, now)))
}

/** Counts an attempt for `key` and deletes those that are too old for any limit. */
export async function countAttempt(
  { store, now, newId }: AttemptContext & { newId: (prefix: string) => string },
  key: string,
  limits: AttemptLimit[],
): Promise<void> {
  const at = now.toISOString()
  await store.deleteAll('attempt', { key, at: { to: since(limits, now) } })
  await store.insert('attempt', { id: newId('try'), key, at })
}
