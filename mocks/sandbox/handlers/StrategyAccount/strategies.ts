// Changes strategies of a plan, whether it is a team's or a person's own.
import { ChangeAction, PlanLimitKind, type StrategyDraft, StrategyStatus } from '@adwright/sdk/types'
import { planFinding } from '#mocks/sandbox/domain/ai/finding-verdict.ts'
import { assertPlanLimit } from '#mocks/sandbox/domain/billing/assert-plan-limit.ts'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { fullName } from '#mocks/sandbox/domain/identity/people.ts'
import { holderOf, type Plan } from '#mocks/sandbox/domain/planning/plan.ts'
import {
  changedStrategy,
  DELETABLE_STRATEGY_STATES,
  newStrategy,
  STRATEGY_STEPS,
} from '#mocks/sandbox/domain/planning/strategy.ts'
import { recordStrategyChanges, recordStrategyEvent } from '#mocks/sandbox/domain/planning/strategy-history.ts'
import { newTask } from '#mocks/sandbox/domain/planning/task.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { DELETED_ITEMS_DAYS } from '#mocks/sandbox/domain/retention.ts'
import { canStep, refusedStep } from '#mocks/sandbox/domain/steps.ts'
import { assertExpectedVersion, versionOf } from '#mocks/sandbox/domain/versions.ts'
import { created, noContent, ok } from '#mocks/sandbox/handlers/context.ts'
import { historyPage, type Paging } from '#mocks/sandbox/handlers/history-page.ts'
import { findStrategy, strategyOf } from '#mocks/sandbox/handlers/StrategyAccount/read-strategy.ts'
import { wrongDraft } from '#mocks/sandbox/handlers/StrategyAccount/wrong-draft.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'
import { dayIn } from '#mocks/sandbox/time/time-zone.ts'

type Edit = { query: { expectedVersion?: number } }

/** A strategy counts toward the plan while it is neither archived nor deleted. */
const counts = (status: StrategyStatus) => status !== StrategyStatus.Archived

/** Who edits, and when, in the plan's time zone. */
export const editOf = ({ now, person }: PersonContext, plan: Plan) => ({
  now,
  today: dayIn(now, plan.account?.timeZone ?? 'UTC'),
  person: { name: fullName(person) || person.userName },
})

export async function createStrategy(call: PersonContext, plan: Plan, draft: StrategyDraft) {
  const { store, now, newId, person } = call
  const wrong = await wrongDraft(call, plan, draft)
  if (wrong) return wrong
  await assertPlanLimit(call, await holderOf(call, plan), PlanLimitKind.Strategies)
  const ownerUserId = plan.account ? person.id : null
  const id = newId('str')
  const strategy = newStrategy(draft, { ...editOf(call, plan), id, planId: plan.id, ownerUserId })
  await store.insert('strategy', strategy)
  await recordStrategyEvent(call, strategy, ChangeAction.Created)
  for (const task of draft.tasks ?? []) {
    const making = {
      id: newId('tsk'),
      planId: plan.id,
      round: plan.account ? newId('atp') : null,
      personId: person.id,
      now,
    }
    const stored = newTask({ ...task, strategyId: id }, making)
    await store.insert('task', stored)
    await planFinding(call, stored)
  }
  return created(await strategyOf(call, plan, strategy))
}

export async function updateStrategy(call: PersonContext & Edit, plan: Plan, id: string, draft: StrategyDraft) {
  const strategy = await findStrategy(call, plan, id)
  if (!strategy) return problem(404, 'not-found')
  const wrong = await wrongDraft(call, plan, draft, strategy)
  if (wrong) return wrong
  const status = draft.status ?? strategy.status
  if (!canStep(STRATEGY_STEPS, strategy.status, status)) {
    return refusedStep(STRATEGY_STEPS, StrategyStatus, strategy.status, status)
  }
  if (counts(status) && !counts(strategy.status))
    await assertPlanLimit(call, await holderOf(call, plan), PlanLimitKind.Strategies)
  const changed = changedStrategy(strategy, draft, editOf(call, plan))
  assertExpectedVersion(call.query, strategy, changed)
  await call.store.set('strategy', id, changed)
  await recordStrategyChanges(call, plan, strategy, changed)
  return ok(await strategyOf(call, plan, changed))
}

export async function deleteStrategy(call: PersonContext & Edit, plan: Plan, id: string) {
  const { store, now } = call
  const strategy = await findStrategy(call, plan, id)
  if (!strategy) return problem(404, 'not-found')
  if (!DELETABLE_STRATEGY_STATES.includes(strategy.status)) {
    return problem(409, 'strategy-in-use', { detail: `The state is ${strategy.status}; 1 and 5 can be deleted.` })
  }
  assertExpectedVersion(call.query, strategy, { ...strategy, version: versionOf(strategy) + 1 })
  // Tasks and posts stay without a strategy; a restored strategy takes them back.
  const detached = {
    taskIds: (await store.listAll('task', { where: { strategyId: id } })).map((task) => task.id),
    postIds: (await store.listAll('socialPost', { where: { strategyId: id } })).map((post) => post.id),
  }
  for (const taskId of detached.taskIds) await store.set('task', taskId, { strategyId: null })
  for (const postId of detached.postIds) await store.set('socialPost', postId, { strategyId: null })
  await store.set('strategy', id, { deletedAt: now.toISOString(), detached })
  await recordStrategyEvent(call, strategy, ChangeAction.Deleted)
  return noContent()
}

export async function restoreStrategy(call: PersonContext, plan: Plan, id: string) {
  const { store, now } = call
  const strategy = await store.get('strategy', id)
  const deletedAt = strategy?.planId === plan.id ? strategy.deletedAt : null
  const isRestorable = deletedAt !== null && now.getTime() - Date.parse(deletedAt) <= DELETED_ITEMS_DAYS * DAY_MS
  if (!strategy || !isRestorable)
    return problem(404, 'not-found', { detail: `Deleted strategies can be restored for ${DELETED_ITEMS_DAYS} days.` })
  if (counts(strategy.status)) await assertPlanLimit(call, await holderOf(call, plan), PlanLimitKind.Strategies)
  const { detached = { taskIds: [], postIds: [] }, ...fields } = strategy
  const restored = {
    ...fields,
    deletedAt: null,
    version: versionOf(strategy) + 1,
    detached: { taskIds: [], postIds: [] },
  }
  await store.set('strategy', id, restored)
  await recordStrategyEvent(call, restored, ChangeAction.Restored)
  for (const kind of ['task', 'socialPost'] as const)
    for (const itemId of kind === 'task' ? detached.taskIds : detached.postIds)
      if ((await store.get(kind, itemId))?.strategyId === null) await store.set(kind, itemId, { strategyId: id })
  return created(await strategyOf(call, plan, restored))
}

export async function listStrategyHistory(call: PersonContext, plan: Plan, id: string, paging: Paging) {
  return (await findStrategy(call, plan, id)) ? historyPage(call.store, id, paging) : problem(404, 'not-found')
}
