import { useMemo, useState } from 'react'
import { type Day, dayIn } from './dates.ts'
import { createStore, useStore } from './store.ts'

/** Smaller differences are ignored: `Date` headers have whole seconds, and responses take time to arrive. */
const TOLERANCE_MS = 120_000

/** The offset of the server's clock in milliseconds; undefined before the first response. */
const clockOffset = createStore<number | undefined>(undefined)

/** Reads the server's time from the `Date` header of a response. Time only advances, so a delayed response is ignored. */
export function recordServerTime(answer: Response): void {
  const serverTime = Date.parse(answer.headers.get('Date') ?? '')
  if (Number.isNaN(serverTime)) return
  const next = serverTime - Date.now()
  const known = clockOffset.get()
  if (known === undefined ? Math.abs(next) > TOLERANCE_MS : next > known + TOLERANCE_MS) clockOffset.set(next)
  else if (known === undefined) clockOffset.set(0)
}

/** The server's current time; this machine's time before the first response. */
export const serverNow = (): Date => new Date(Date.now() + (clockOffset.get() ?? 0))

/** Returns the server's time at mount, updated when a response shows that the server's clock has moved. */
export function useServerNow(): Date {
  const offset = useStore(clockOffset) ?? 0
  const [mountedAt] = useState(() => Date.now())
  return useMemo(() => new Date(mountedAt + offset), [mountedAt, offset])
}

/** The current day in a time zone by the server's clock. */
export const useToday = (timeZone: string): Day => dayIn(timeZone, useServerNow())
