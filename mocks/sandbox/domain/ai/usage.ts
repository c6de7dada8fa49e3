// Daily usage of analyses and answers.
import { PlanLimitKind } from '@adwright/sdk/types'
import { assertPlanLimit } from '#mocks/sandbox/domain/billing/assert-plan-limit.ts'
import type { PlanHolder } from '#mocks/sandbox/domain/billing/plan-usage.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { type Day, dayIn } from '#mocks/sandbox/time/time-zone.ts'

type Usage = { id: string; day: Day; count: number }
/** Which run answers an analysis that was already made today. */
type AnalysisOfDay = { id: string; day: Day; analysis: unknown }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    aiUsage: Usage
    aiAnalysis: AnalysisOfDay
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

const dayKey = ({ now }: Context, { id, timeZone }: PlanHolder, name: string) => `${id}.${dayIn(now, timeZone)}.${name}`

/** The id of the run that was made today under a name; undefined if there is none. */
export async function runOfToday(context: Context, quotaOwner: PlanHolder, name: string): Promise<string | undefined> {
  const stored = (await context.store.get('aiAnalysis', dayKey(context, quotaOwner, name)))?.analysis
  return typeof stored === 'object' && stored !== null && 'runId' in stored ? String(stored.runId) : undefined
}

export async function saveRunOfToday(
  context: Context,
  quotaOwner: PlanHolder,
  name: string,
  runId: string,
): Promise<void> {
  const day = dayIn(context.now, quotaOwner.timeZone)
  await context.store.upsert('aiAnalysis', { id: dayKey(context, quotaOwner, name), day, analysis: { runId } })
}
