// Answers of the model by account and day, and analyses that are kept for the day they were made on.

import { problem } from '#mocks/sandbox/domain/problem.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import { addDays, type Day, dayIn, startOfDay } from '#mocks/sandbox/time/time-zone.ts'

type Usage = { id: string; day: Day; count: number }
type KeptAnalysis = { id: string; day: Day; analysis: unknown }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    aiUsage: Usage
    aiAnalysis: KeptAnalysis
  }
}

const ANSWERS_A_DAY = 200

type Context = { store: Store; now: Date }
/** Who has the answers, an account or a person without one, and where the day ends. */
export type Asker = { id: string; timeZone: string }

/** Counts one more answer; the 429 that lasts until the day is over when there is none left. */
export async function useAnswer({ store, now }: Context, { id: askerId, timeZone }: Asker) {
  const day = dayIn(now, timeZone)
  const id = `${askerId}.${day}`
  const count = (await store.get('aiUsage', id))?.count ?? 0
  if (count >= ANSWERS_A_DAY) {
    const end = startOfDay(addDays(day, 1), timeZone).getTime()
    const retryAfterSeconds = Math.max(1, Math.ceil((end - now.getTime()) / 1000))
    return problem(429, 'daily-limit-reached', { retryAfterSeconds })
  }
  await store.upsert('aiUsage', { id, day, count: count + 1 })
  return undefined
}

/** The analysis of today when there is one, else a new one, which counts as an answer. */
export async function analysisOfToday<Analysis>(
  { store: root, now }: Context,
  asker: Asker,
  name: string,
  make: () => Promise<Analysis>,
) {
  const day = dayIn(now, asker.timeZone)
  const id = `${asker.id}.${day}.${name}`
  const kept = await root.get('aiAnalysis', id)
  if (kept) return { analysis: kept.analysis as Analysis }
  const analysis = await make()
  return root.transaction(async (store) => {
    const refused = await useAnswer({ store, now }, asker)
    if (refused) return refused
    await store.upsert('aiAnalysis', { id, day, analysis })
    return { analysis }
  })
}
