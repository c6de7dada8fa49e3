// Daily usage of the model, and analyses that are stored for the day of their creation.

import { PlanLimitKind } from '@adwright/sdk/types'
import { assertPlanLimit } from '#mocks/sandbox/domain/billing/assert-plan-limit.ts'
import type { PlanHolder } from '#mocks/sandbox/domain/billing/plan-usage.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { type Day, dayIn } from '#mocks/sandbox/time/time-zone.ts'

type Usage = { id: string; day: Day; count: number }
type StoredAnalysis = { id: string; day: Day; analysis: unknown }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    aiUsage: Usage
    aiAnalysis: StoredAnalysis
  }
}

type Context = { store: Store; now: Date; language: Language }

/** Counts an answer of the day; throws a 409 if the plan has none left. */
export async function consumeAnswer(context: Context, quotaOwner: PlanHolder): Promise<void> {
  const { store, now } = context
  const day = dayIn(now, quotaOwner.timeZone)
  const id = `${quotaOwner.id}.${day}`
  await assertPlanLimit(context, quotaOwner, PlanLimitKind.AiAnswers)
  const count = (await store.get('aiUsage', id))?.count ?? 0
  await store.upsert('aiUsage', { id, day, count: count + 1 })
}

/** Returns today's stored analysis, otherwise a new one, which counts as an answer. */
export async function analysisOfToday<Analysis>(
  { store: root, now, language }: Context,
  quotaOwner: PlanHolder,
  name: string,
  make: () => Promise<Analysis>,
) {
  const day = dayIn(now, quotaOwner.timeZone)
  const id = `${quotaOwner.id}.${day}.${name}`
  const kept = await root.get('aiAnalysis', id)
  if (kept) return { analysis: kept.analysis as Analysis }
  const analysis = await make()
  return root.transaction(async (store) => {
    await consumeAnswer({ store, now, language }, quotaOwner)
    await store.upsert('aiAnalysis', { id, day, analysis })
    return { analysis }
  })
}
