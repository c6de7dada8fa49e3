// Answers of the model by account and day, and analyses that are kept for the day they were made on.

import { PlanLimitKind } from '@adwright/sdk/types'
import { assertPlanLimit } from '#mocks/sandbox/domain/billing/assert-plan-limit.ts'
import type { PlanHolder } from '#mocks/sandbox/domain/billing/plan-usage.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { type Day, dayIn } from '#mocks/sandbox/time/time-zone.ts'

type Usage = { id: string; day: Day; count: number }
type KeptAnalysis = { id: string; day: Day; analysis: unknown }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    aiUsage: Usage
    aiAnalysis: KeptAnalysis
  }
}

type Context = { store: Store; now: Date; language: Language }

/** Counts one more answer of the day; throws a 409 if the plan has none left. */
export async function useAnswer(context: Context, asker: PlanHolder): Promise<void> {
  const { store, now } = context
  const day = dayIn(now, asker.timeZone)
  const id = `${asker.id}.${day}`
  await assertPlanLimit(context, asker, PlanLimitKind.AiAnswers)
  const count = (await store.get('aiUsage', id))?.count ?? 0
  await store.upsert('aiUsage', { id, day, count: count + 1 })
}

/** The analysis of today when there is one, else a new one, which counts as an answer. */
export async function analysisOfToday<Analysis>(
  { store: root, now, language }: Context,
  asker: PlanHolder,
  name: string,
  make: () => Promise<Analysis>,
) {
  const day = dayIn(now, asker.timeZone)
  const id = `${asker.id}.${day}.${name}`
  const kept = await root.get('aiAnalysis', id)
  if (kept) return { analysis: kept.analysis as Analysis }
  const analysis = await make()
  return root.transaction(async (store) => {
    await useAnswer({ store, now, language }, asker)
    await store.upsert('aiAnalysis', { id, day, analysis })
    return { analysis }
  })
}
