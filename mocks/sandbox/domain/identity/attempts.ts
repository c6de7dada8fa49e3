// Limits on how often something may be tried: sign-ins, codes, mails.
import type { Store } from '#mocks/sandbox/store/store.ts'

/** One attempt: a document of its own, so that none is lost when several happen concurrently. */
export type Attempt = { id: string; key: string; at: string }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    attempt: Attempt
  }
}

export type AttemptLimit = { most: number; withinSeconds: number }

export const MINUTE = 60
export const HOUR = 3600

/** Wrong passwords of somebody who is signed in. */
export const WRONG_PASSWORDS: AttemptLimit = { most: 5, withinSeconds: 15 * MINUTE }
export const UNKNOWN_CODES: AttemptLimit = { most: 10, withinSeconds: 15 * MINUTE }
export const CODE_CHECKS: AttemptLimit = { most: 20, withinSeconds: MINUTE }
/** Registration attempts of one caller, limited because each response reveals whether an address is taken. */
export const REGISTRATIONS: AttemptLimit = { most: 30, withinSeconds: HOUR }
/** Password resets one caller asks for, whatever the address. */
export const RESETS_ASKED: AttemptLimit = { most: 60, withinSeconds: HOUR }
export const USER_NAME_CHANGES: AttemptLimit = { most: 3, withinSeconds: 24 * HOUR }
/** Mails and text messages with a code, to one address or number. */
export const CODES_SENT: AttemptLimit[] = [
  { most: 1, withinSeconds: MINUTE },
  { most: 5, withinSeconds: HOUR },
]

/** Seconds until another try is allowed after these, the oldest first; 0 when it is allowed now. */
export function secondsToWait(times: string[], { most, withinSeconds }: AttemptLimit, now: Date): number {
  const counted = times.filter((time) => now.getTime() - Date.parse(time) < withinSeconds * 1000)
  const freeing = counted[counted.length - most]
  return freeing === undefined ? 0 : Math.ceil((Date.parse(freeing) + withinSeconds * 1000 - now.getTime()) / 1000)
}

type Trying = { store: Store; now: Date }

const since = (limits: AttemptLimit[], now: Date) =>
  new Date(now.getTime() - Math.max(...limits.map(({ withinSeconds }) => withinSeconds)) * 1000).toISOString()

/** Seconds until `key` may be tried again under every one of the limits; 0 for now. */
export async function waitFor({ store, now }: Trying, key: string, limits: AttemptLimit[]): Promise<number> {
  const times = (await store.list('attempt', key, { where: { at: { from: since(limits, now) } } })).map(({ at }) => at)
  return Math.max(...limits.map((limit) => secondsToWait(times, limit, now)))
}

/** Counts one try for `key`; those that no limit counts any more are forgotten. */
export async function countAttempt(
  { store, now, newId }: Trying & { newId: (prefix: string) => string },
  key: string,
  limits: AttemptLimit[],
): Promise<void> {
  const at = now.toISOString()
  await store.deleteAll('attempt', { key, at: { to: since(limits, now) } })
  await store.insert('attempt', { id: newId('try'), key, at })
}
