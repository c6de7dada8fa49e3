// Reads strategies of a plan with everything that is computed: metric, health, owner, work.
import { StrategyHealth, StrategyStatus, type StrategySummary } from '@adwright/sdk/types'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { memberNamed, type Plan } from '#mocks/sandbox/domain/planning/plan.ts'
import { progressOf, type StoredStrategy } from '#mocks/sandbox/domain/planning/strategy.ts'
import { measure, recentValuesOf } from '#mocks/sandbox/domain/planning/strategy-figure.ts'
import { sourceAccount } from '#mocks/sandbox/domain/planning/strategy-source.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { DELETED_ITEMS_DAYS } from '#mocks/sandbox/domain/retention.ts'
import { versionOf } from '#mocks/sandbox/domain/versions.ts'
import { ok, pageOf } from '#mocks/sandbox/handlers/context.ts'
import { storedPage } from '#mocks/sandbox/handlers/stored-page.ts'
import type { Sorting } from '#mocks/sandbox/store/queries.ts'
import type { Where } from '#mocks/sandbox/store/schema/schema.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

export async function summaryOf(call: PersonContext, plan: Plan, stored: StoredStrategy): Promise<StrategySummary> {
  const { planId: _p, ownValues: _v, detached: _d, description: _t, learning: _l, ...fields } = stored
  const owner = await memberNamed(call.store, plan.account?.id, stored.ownerUserId)
  const measured = await measure(call, plan, stored)
  const account = await sourceAccount(call, plan, stored.kpi.scope)
  return {
    ...fields,
    currencyCode: account?.currencyCode ?? null,
    version: versionOf(stored),
    strategyId: stored.id,
    kpi: measured.kpi,
    ownerUserId: owner.id,
    ownerName: owner.name,
    health: measured.health?.health ?? null,
    healthReason: measured.health?.healthReason ?? null,
    spent: measured.spent,
    recentValues: recentValuesOf(measured),
    ...(await progressOf(call.store, stored.id)),
  }
}

export const strategyOf = async (call: PersonContext, plan: Plan, stored: StoredStrategy) => ({
  ...(await summaryOf(call, plan, stored)),
  description: stored.description,
  learning: stored.learning,
})

/** A strategy of this plan that is not deleted. */
export async function findStrategy(
  { store }: PersonContext,
  plan: Plan,
  id: string,
): Promise<StoredStrategy | undefined> {
  const strategy = await store.get('strategy', id)
  return strategy?.planId === plan.id && strategy.deletedAt === null ? strategy : undefined
}

type Filter = {
  userId?: string | undefined
  statuses?: number[] | undefined
  healthStates?: number[] | undefined
  goals?: number[] | undefined
  searchText?: string | undefined
  isDeleted?: boolean | undefined
  orderBy?: 'dueOn' | 'title' | 'health' | 'priority' | 'progress' | 'updatedAt' | undefined
  sortOrder?: 'asc' | 'desc' | undefined
  currentPage?: number | undefined
  pageSize?: number | undefined
}

const COMPUTED_ORDERS = ['health', 'progress'] as const
const FINISHED: readonly StrategyStatus[] = [StrategyStatus.Completed, StrategyStatus.Archived]
/** From off track to on track, then what has no judgment. */
const HEALTH_ORDER = [
  StrategyHealth.OffTrack,
  StrategyHealth.AtRisk,
  StrategyHealth.OnTrack,
  StrategyHealth.TooEarly,
  StrategyHealth.NoData,
]

const healthPlace = ({ health, healthOverride }: StrategySummary) => {
  const shown = healthOverride?.health ?? health
  return shown === null ? HEALTH_ORDER.length : HEALTH_ORDER.indexOf(shown)
}

const isOf =
  (healthStates: readonly number[]) =>
  ({ status, health, healthOverride }: StrategySummary) =>
    status === StrategyStatus.Active &&
    [health, healthOverride?.health].some((one) => one && healthStates.includes(one))

function whereOf({ id: planId }: Plan, filter: Filter, now: Date): Where<'strategy'> {
  const { userId, statuses, goals, searchText, isDeleted, healthStates } = filter
  const since = new Date(now.getTime() - DELETED_ITEMS_DAYS * DAY_MS).toISOString()
  return {
    planId,
    status: healthStates ? StrategyStatus.Active : statuses,
    ownerUserId: userId,
    goal: goals,
    deletedAt: isDeleted ? { from: since } : null,
    ...(searchText ? { searchText: { contains: searchText } } : {}),
  }
}

export async function listStrategies(call: PersonContext, plan: Plan, filter: Filter) {
  const { healthStates, statuses, orderBy = 'dueOn', sortOrder = 'asc', currentPage, pageSize } = filter
  const where = whereOf(plan, filter, call.now)
  const shown = (list: StoredStrategy[]) => Promise.all(list.map((one) => summaryOf(call, plan, one)))
  const computed = COMPUTED_ORDERS.find((order) => order === orderBy)
  const by = [
    [computed ? 'dueOn' : orderBy, computed ? 'asc' : sortOrder],
    ['title', 'asc'],
  ] as unknown as ['dueOn', Sorting][]
  if (!healthStates && !computed) {
    const page = await storedPage(call.store, 'strategy', { where, by, currentPage, pageSize })
    return ok({ ...page, items: await shown(page.items) })
  }
  const all = await shown(await call.store.listAll('strategy', { where, by }))
  const fitting = healthStates
    ? all.filter(isOf(healthStates)).filter(({ status }) => !statuses || statuses.includes(status))
    : all
  const valueOf = (one: StrategySummary) => (computed === 'health' ? healthPlace(one) : one.progress)
  const direction = sortOrder === 'desc' ? -1 : 1
  const finishedPlace = ({ status }: StrategySummary) => Number(computed === 'health' && FINISHED.includes(status))
  const items = computed
    ? fitting.toSorted((a, b) => finishedPlace(a) - finishedPlace(b) || direction * (valueOf(a) - valueOf(b)))
    : fitting
  return ok(pageOf(items, currentPage, pageSize))
}

export async function getStrategy(call: PersonContext, plan: Plan, id: string) {
  const strategy = await findStrategy(call, plan, id)
  return strategy ? ok(await strategyOf(call, plan, strategy)) : problem(404, 'not-found')
}
