import { useMemo, useState } from 'react'
import { type Day, dayIn } from './dates.ts'
import { createStore, useStore } from './store.ts'

/** Answers say the second they were made and are a while on their way: less than this is no difference. */
const SAME_MS = 120_000

/** The offset of the server's clock in milliseconds; undefined before the first response. */
const ahead = createStore<number | undefined>(undefined)

/** Takes the server's time from the `Date` of an answer; time only moves on, so an answer that was long on its way says nothing. */
export function noteServerTime(answer: Response): void {
  const told = Date.parse(answer.headers.get('Date') ?? '')
  if (Number.isNaN(told)) return
  const next = told - Date.now()
  const known = ahead.get()
  if (known === undefined ? Math.abs(next) > SAME_MS : next > known + SAME_MS) ahead.set(next)
  else if (known === undefined) ahead.set(0)
}

/** The server's current time; this machine's time before the first response. */
export const serverNow = (): Date => new Date(Date.now() + (ahead.get() ?? 0))

/** The same as a hook: the time at mount, updated when a response shows that the server's clock has moved. */
export function useServerNow(): Date {
  const by = useStore(ahead) ?? 0
  const [opened] = useState(() => Date.now())
  return useMemo(() => new Date(opened + by), [opened, by])
}

/** The day it is at the server, in a time zone. */
export const useToday = (timeZone: string): Day => dayIn(timeZone, useServerNow())
