// The changes of a strategy, in the form its history shows.
import type { ChangeEntry } from '@adwright/sdk/types'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { changesBetween, recordHistory, shownText } from '#mocks/sandbox/domain/planning/history.ts'
import { memberNamed, type Plan } from '#mocks/sandbox/domain/planning/plan.ts'
import type { StoredStrategy } from '#mocks/sandbox/domain/planning/strategy.ts'

async function shownFields({ store }: PersonContext, plan: Plan, strategy: StoredStrategy) {
  const { kpi } = strategy
  return {
    title: strategy.title,
    description: shownText(strategy.description),
    goal: shownText(strategy.goal),
    metric: kpi.metric,
    baseline: shownText(kpi.baseline),
    current: shownText(kpi.current),
    target: shownText(kpi.target),
    status: shownText(strategy.status),
    priority: shownText(strategy.priority),
    channels: shownText(strategy.channels.join(', ')),
    budget: shownText(strategy.budget),
    startsOn: strategy.startsOn,
    dueOn: strategy.dueOn,
    ownerUserId: (await memberNamed(store, plan.account?.id, strategy.ownerUserId)).name,
    healthOverride: shownText(strategy.healthOverride?.health ?? null),
    outcome: shownText(strategy.outcome),
    learning: shownText(strategy.learning),
  }
}

/** Records what the caller changed. */
export async function recordStrategyChanges(
  call: PersonContext,
  plan: Plan,
  before: StoredStrategy,
  after: StoredStrategy,
) {
  const changes = changesBetween(await shownFields(call, plan, before), await shownFields(call, plan, after))
  await recordHistory(call, after.id, { actor: call.person, changes })
}

/** Records something that the caller did with the whole strategy. */
export const recordStrategyEvent = (call: PersonContext, { id }: StoredStrategy, action: ChangeEntry['action']) =>
  recordHistory(call, id, { actor: call.person, action })
