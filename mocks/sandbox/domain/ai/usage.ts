// Daily usage of the model, and analyses that are stored for the day of their creation.

import { problem } from '#mocks/sandbox/domain/problem.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import { addDays, type Day, dayIn, startOfDay } from '#mocks/sandbox/time/time-zone.ts'

type Usage = { id: string; day: Day; count: number }
type StoredAnalysis = { id: string; day: Day; analysis: unknown }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    aiUsage: Usage
    aiAnalysis: StoredAnalysis
  }
}

const DAILY_LIMIT = 200

type Context = { store: Store; now: Date }
/** The owner of a daily quota, an account or a person, with the time zone of their day. */
export type QuotaOwner = { id: string; timeZone: string }

/** Counts an answer; returns a 429 until the end of the day if the quota is used up. */
export async function consumeAnswer({ store, now }: Context, { id: ownerId, timeZone }: QuotaOwner) {
  const day = dayIn(now, timeZone)
  const id = `${ownerId}.${day}`
  const count = (await store.get('aiUsage', id))?.count ?? 0
  if (count >= DAILY_LIMIT) {
    const end = startOfDay(addDays(day, 1), timeZone).getTime()
    const retryAfterSeconds = Math.max(1, Math.ceil((end - now.getTime()) / 1000))
    return problem(429, 'daily-limit-reached', { retryAfterSeconds })
  }
  await store.upsert('aiUsage', { id, day, count: count + 1 })
  return undefined
}

/** Returns today's stored analysis, otherwise a new one, which counts as an answer. */
export async function analysisOfToday<Analysis>(
  { store: root, now }: Context,
  owner: QuotaOwner,
  name: string,
  make: () => Promise<Analysis>,
) {
  const day = dayIn(now, owner.timeZone)
  const id = `${owner.id}.${day}.${name}`
  const kept = await root.get('aiAnalysis', id)
  if (kept) return { analysis: kept.analysis as Analysis }
  const analysis = await make()
  return root.transaction(async (store) => {
    const refused = await consumeAnswer({ store, now }, owner)
    if (refused) return refused
    await store.upsert('aiAnalysis', { id, day, analysis })
    return { analysis }
  })
}
