// The changes of a strategy, in the form its history shows.
import { AuditArea, type ChangeEntry } from '@adwright/sdk/types'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { auditWork } from '#mocks/sandbox/domain/identity/audit.ts'
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
export async function recordStrategyEvent(
  call: PersonContext,
  { id, planId, title }: StoredStrategy,
  action: ChangeEntry['action'],
) {
  await recordHistory(call, id, { actor: call.person, action })
  await auditWork(call, action, { area: AuditArea.Strategies, target: title, accountId: planId })
}
