// Strategies of a team or of one person: states, defaults, what an edit changes.
import {
  type Strategy,
  type StrategyDraft,
  type StrategyKpi,
  StrategyMetricSource,
  StrategyPriority,
  StrategySource,
  StrategyStatus,
  TaskStatus,
} from '@adwright/sdk/types'
import type { DayValue } from '#mocks/sandbox/domain/planning/strategy-metric.ts'
import { isGoodWhenUpOf } from '#mocks/sandbox/domain/planning/strategy-source.ts'
import type { Steps } from '#mocks/sandbox/domain/steps.ts'
import { type Versioned, withNextVersion } from '#mocks/sandbox/domain/versions.ts'
import { isMetricKey } from '#mocks/sandbox/platforms/ads/metric-set.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'

/** Computed from tasks, members and metrics whenever a strategy is read. */
type Computed =
  | 'currencyCode'
  | 'version'
  | 'strategyId'
  | 'ownerName'
  | 'taskCount'
  | 'doneTaskCount'
  | 'progress'
  | 'health'
  | 'healthReason'
  | 'spent'
  | 'recentValues'

export type StoredStrategy = Versioned &
  Omit<Strategy, Computed> & {
    /** The account it is shared in, or the person it is private to. */
    planId: string
    /** The values people entered of a metric of their own, one a day, the oldest first. */
    ownValues: DayValue[]
    /** What belonged to it when it was deleted. */
    detached?: { taskIds: string[]; postIds: string[] }
  }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    strategy: StoredStrategy
  }
}

const { Draft, Active, Paused, Completed, Archived } = StrategyStatus
const { Ads, Own } = StrategyMetricSource

export const STRATEGY_STEPS: Steps = {
  [Draft]: [Active, Archived],
  [Active]: [Paused, Completed],
  [Paused]: [Active, Completed, Archived],
  [Completed]: [Active, Archived],
  [Archived]: [Draft],
}

export const NEW_STRATEGY_STATES: readonly number[] = [Draft, Active]
export const DELETABLE_STRATEGY_STATES: readonly number[] = [Draft, Archived]
const MAX_OWN_VALUES = 800

export const sourceOf = ({ metric, source }: StrategyDraft['kpi']): StrategyMetricSource =>
  source ?? (isMetricKey(metric) ? Ads : Own)

/** Adds a value of a day; a second one of the same day replaces the first. */
export const withOwnValue = (values: readonly DayValue[], added: DayValue): DayValue[] =>
  [...values.filter(({ day }) => day !== added.day), added]
    .sort((a, b) => a.day.localeCompare(b.day))
    .slice(-MAX_OWN_VALUES)

type Person = { name: string }
type Edit = { now: Date; today: Day; person: Person }

/** The metric of a draft; `before` is that of the strategy, if it keeps its metric. */
function kpiOf({ kpi }: StrategyDraft, before?: StrategyKpi): StrategyKpi {
  const source = sourceOf(kpi)
  const known = {
    metric: kpi.metric,
    source,
    scope: kpi.scope ?? before?.scope ?? {},
    staleAsOf: null,
    target: kpi.target,
    unit: kpi.unit,
  }
  // The service measures it whenever it is read.
  if (source !== Own)
    return { ...known, baseline: null, current: null, isGoodWhenUp: isGoodWhenUpOf(source, kpi.metric) ?? true }
  const current = kpi.current === undefined ? (before?.current ?? null) : kpi.current
  const baseline = kpi.baseline === undefined ? (before?.baseline ?? current) : kpi.baseline
  return {
    ...known,
    baseline,
    current,
    isGoodWhenUp: kpi.isGoodWhenUp ?? (baseline === null || kpi.target >= baseline),
  }
}

/** The values of a metric of one's own after an edit: the baseline on the first day, and the value of today. */
function ownValuesOf({ kpi, startsOn }: { kpi: StrategyKpi; startsOn: Day }, today: Day, before: DayValue[] = []) {
  if (kpi.source !== Own) return []
  const isFirst = before.length === 0 && kpi.baseline !== null && startsOn <= today
  const begun = isFirst ? withOwnValue([], { day: startsOn, value: kpi.baseline ?? 0 }) : before
  const isNew = kpi.current !== null && begun.at(-1)?.value !== kpi.current
  return isNew ? withOwnValue(begun, { day: today, value: kpi.current ?? 0 }) : begun
}

const overrideOf = (
  override: StrategyDraft['healthOverride'],
  { person, now }: Pick<Edit, 'person' | 'now'>,
): StoredStrategy['healthOverride'] =>
  override ? { ...override, authorName: person.name, createdAt: now.toISOString() } : null

type Making = Edit & { id: string; planId: string; ownerUserId: string | null }

/** A new strategy with the defaults of what the draft leaves out. */
export function newStrategy(draft: StrategyDraft, making: Making): StoredStrategy {
  const { id, planId, ownerUserId, now, today } = making
  const kpi = kpiOf(draft)
  return {
    id,
    planId,
    title: draft.title,
    description: draft.description ?? '',
    goal: draft.goal,
    kpi,
    status: draft.status ?? Draft,
    priority: draft.priority ?? StrategyPriority.Medium,
    channels: draft.channels ?? [],
    budget: draft.budget ?? null,
    startsOn: draft.startsOn,
    dueOn: draft.dueOn,
    ownerUserId: draft.ownerUserId === undefined ? ownerUserId : draft.ownerUserId,
    source: draft.source ?? StrategySource.Person,
    healthOverride: overrideOf(draft.healthOverride, making),
    outcome: null,
    learning: draft.learning ?? null,
    closedAt: null,
    deletedAt: null,
    ownValues: ownValuesOf({ kpi, startsOn: draft.startsOn }, today),
    updatedAt: now.toISOString(),
  }
}

/** What follows from a state: only a completed strategy has an outcome and a day on which it was closed. */
function closing({ status, closedAt, outcome }: StoredStrategy, draft: StrategyDraft, now: Date) {
  const next = draft.status ?? status
  if (next === Archived) return { closedAt, outcome }
  if (next !== Completed) return { closedAt: null, outcome: null }
  return { closedAt: status === Completed ? closedAt : now.toISOString(), outcome: draft.outcome ?? outcome }
}

/** A strategy with the fields the draft names; `source` and `tasks` are those of its creation. */
export function changedStrategy(strategy: StoredStrategy, draft: StrategyDraft, edit: Edit): StoredStrategy {
  const { kpi: _kpi, source: _source, tasks: _tasks, outcome: _outcome, healthOverride, ...fields } = draft
  const isSameMetric = strategy.kpi.metric === draft.kpi.metric && strategy.kpi.source === sourceOf(draft.kpi)
  const kpi = kpiOf(draft, isSameMetric ? strategy.kpi : undefined)
  const changed = {
    ...strategy,
    ...fields,
    kpi,
    ownValues: ownValuesOf({ kpi, startsOn: draft.startsOn }, edit.today, isSameMetric ? strategy.ownValues : []),
    healthOverride: healthOverride === undefined ? strategy.healthOverride : overrideOf(healthOverride, edit),
    ...closing(strategy, draft, edit.now),
  }
  return withNextVersion(strategy, { ...changed, updatedAt: edit.now.toISOString() })
}

/** Tasks of a strategy that count, and how many of them are done. */
export async function progressOf(store: Store, strategyId: string) {
  const taskCount = await store.count('task', { strategyId, deletedAt: null, status: { not: TaskStatus.Cancelled } })
  const doneTaskCount = await store.count('task', { strategyId, deletedAt: null, status: TaskStatus.Done })
  return { taskCount, doneTaskCount, progress: taskCount === 0 ? 0 : doneTaskCount / taskCount }
}
