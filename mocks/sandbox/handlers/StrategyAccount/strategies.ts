// Strategies of a plan, whether it is a team's or a person's own.
import { PlanLimitKind, type Strategy, type StrategyDraft, StrategyStatus, UserRole } from '@adwright/sdk/types'
import { assertPlanLimit } from '#mocks/sandbox/domain/billing/assert-plan-limit.ts'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { isMarketingGoal } from '#mocks/sandbox/domain/identity/industries.ts'
import { activeMember, holderOf, memberNamed, type Plan } from '#mocks/sandbox/domain/planning/plan.ts'
import {
  changedStrategy,
  DELETABLE_STRATEGY_STATES,
  NEW_STRATEGY_STATES,
  newStrategy,
  progressOf,
  STRATEGY_STEPS,
  type StoredStrategy,
} from '#mocks/sandbox/domain/planning/strategy.ts'
import { strategyFigure } from '#mocks/sandbox/domain/planning/strategy-figure.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { canStep, refusedStep } from '#mocks/sandbox/domain/steps.ts'
import { assertExpectedVersion, versionOf } from '#mocks/sandbox/domain/versions.ts'
import { created, noContent, ok } from '#mocks/sandbox/handlers/context.ts'
import { storedPage } from '#mocks/sandbox/handlers/stored-page.ts'

async function shown(call: PersonContext, plan: Plan, stored: StoredStrategy): Promise<Strategy> {
  const { planId: _, ...fields } = stored
  const owner = await memberNamed(call.store, plan.account?.id, stored.ownerUserId)
  return {
    currencyCode: plan.account?.currencyCode ?? null,
    ...fields,
    version: versionOf(stored),
    strategyId: stored.id,
    kpi: { ...stored.kpi, current: await strategyFigure(call, plan, stored) },
    ownerUserId: owner.id,
    ownerName: owner.name,
    ...(await progressOf(call.store, stored.id)),
  }
}

async function find({ store }: PersonContext, plan: Plan, id: string): Promise<StoredStrategy | undefined> {
  const strategy = await store.get('strategy', id)
  return strategy?.planId === plan.id ? strategy : undefined
}

/** What is wrong with a draft; undefined when nothing is. */
async function wrongDraft({ store, language }: PersonContext, plan: Plan, draft: StrategyDraft, isNew: boolean) {
  const problems = new FieldProblems(language)
  const { startsOn, dueOn, goal, status, ownerUserId } = draft
  if (dueOn < startsOn) problems.add('dueOn', 'due-before-start', { startsOn })
  if (!isMarketingGoal(goal)) problems.add('goal', 'unknown-goal')
  if (isNew && status !== undefined && !NEW_STRATEGY_STATES.includes(status))
    problems.add('status', 'new-strategy-state')
  if (ownerUserId && !plan.account) problems.add('ownerUserId', 'owner-in-private-plan')
  if (ownerUserId && plan.account) {
    const member = await activeMember(store, plan.id, ownerUserId)
    if (!member) problems.add('ownerUserId', 'owner-not-a-member')
    else if (member.role < UserRole.User) problems.add('ownerUserId', 'owner-is-viewer')
  }
  return problems.isEmpty ? undefined : problems.answer()
}

type Filter = {
  userId?: string | undefined
  statuses?: number[] | undefined
  currentPage?: number | undefined
  pageSize?: number | undefined
}

export async function listStrategies(
  call: PersonContext,
  plan: Plan,
  { userId, statuses, currentPage, pageSize }: Filter,
) {
  const where = { planId: plan.id, status: statuses, ownerUserId: userId }
  const page = await storedPage(call.store, 'strategy', { where, currentPage, pageSize })
  return ok({ ...page, items: await Promise.all(page.items.map((one) => shown(call, plan, one))) })
}

export async function createStrategy(call: PersonContext, plan: Plan, draft: StrategyDraft) {
  const { store, now, newId, person } = call
  const wrong = await wrongDraft(call, plan, draft, true)
  if (wrong) return wrong
  await assertPlanLimit(call, await holderOf(call, plan), PlanLimitKind.Strategies)
  const ownerUserId = plan.account ? person.id : null
  const strategy = newStrategy(draft, { id: newId('str'), planId: plan.id, ownerUserId, now })
  await store.insert('strategy', strategy)
  return created(await shown(call, plan, strategy))
}

export async function getStrategy(call: PersonContext, plan: Plan, id: string) {
  const strategy = await find(call, plan, id)
  return strategy ? ok(await shown(call, plan, strategy)) : problem(404, 'not-found')
}

type Edit = { query: { expectedVersion?: number } }

export async function updateStrategy(call: PersonContext & Edit, plan: Plan, id: string, draft: StrategyDraft) {
  const strategy = await find(call, plan, id)
  if (!strategy) return problem(404, 'not-found')
  const wrong = await wrongDraft(call, plan, draft, false)
  if (wrong) return wrong
  const status = draft.status ?? strategy.status
  if (!canStep(STRATEGY_STEPS, strategy.status, status)) {
    return refusedStep(STRATEGY_STEPS, StrategyStatus, strategy.status, status)
  }
  const changed = changedStrategy(strategy, draft, call.now)
  assertExpectedVersion(call.query, strategy, changed)
  await call.store.set('strategy', id, changed)
  return ok(await shown(call, plan, changed))
}

export async function deleteStrategy(call: PersonContext, plan: Plan, id: string) {
  const { store } = call
  const strategy = await find(call, plan, id)
  if (!strategy) return problem(404, 'not-found')
  if (!DELETABLE_STRATEGY_STATES.includes(strategy.status)) {
    return problem(409, 'strategy-in-use', { detail: `The state is ${strategy.status}; 1 and 5 can be deleted.` })
  }
  // Tasks and posts of it stay, without a strategy.
  await store.delete('strategy', id)
  return noContent()
}
