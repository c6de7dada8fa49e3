// Strategies of a team or of one person: states, defaults, figures.
import {
  type Strategy,
  type StrategyDraft,
  StrategyPriority,
  StrategySource,
  StrategyStatus,
  TaskStatus,
} from '@adwright/sdk/types'
import type { Steps } from '#mocks/sandbox/domain/steps.ts'
import { type Versioned, versionOf } from '#mocks/sandbox/domain/versions.ts'
import { isMetricKey } from '#mocks/sandbox/platforms/ads/metric-set.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

/** A strategy without what follows from its tasks and its owner. */
export type StoredStrategy = Versioned &
  Omit<
    Strategy,
    'currencyCode' | 'version' | 'strategyId' | 'ownerName' | 'taskCount' | 'doneTaskCount' | 'progress'
  > & {
    /** The account it is shared in, or the person it is private to. */
    planId: string
  }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    strategy: StoredStrategy
  }
}

const { Draft, Active, Paused, Completed, Archived } = StrategyStatus

export const STRATEGY_STEPS: Steps = {
  [Draft]: [Active, Archived],
  [Active]: [Paused, Completed],
  [Paused]: [Active, Completed, Archived],
  [Completed]: [Active, Archived],
  [Archived]: [Draft],
}

export const NEW_STRATEGY_STATES: readonly number[] = [Draft, Active]
export const DELETABLE_STRATEGY_STATES: readonly number[] = [Draft, Archived]

type Making = { id: string; planId: string; ownerUserId: string | null; now: Date }

const kpiOf = ({ kpi }: StrategyDraft, current: number | null): Strategy['kpi'] => ({
  metric: kpi.metric,
  target: kpi.target,
  unit: kpi.unit,
  // Its present value comes from the ad platform, not from whom writes the strategy.
  current: isMetricKey(kpi.metric) ? null : kpi.current === undefined ? current : kpi.current,
})

/** A new strategy with the defaults of what the draft leaves out. */
export const newStrategy = (draft: StrategyDraft, { id, planId, ownerUserId, now }: Making): StoredStrategy => ({
  id,
  planId,
  title: draft.title,
  description: draft.description ?? '',
  goal: draft.goal,
  kpi: kpiOf(draft, null),
  status: draft.status ?? Draft,
  priority: draft.priority ?? StrategyPriority.Medium,
  channels: draft.channels ?? [],
  budget: draft.budget ?? null,
  startsOn: draft.startsOn,
  dueOn: draft.dueOn,
  ownerUserId: draft.ownerUserId === undefined ? ownerUserId : draft.ownerUserId,
  source: draft.source ?? StrategySource.Person,
  updatedAt: now.toISOString(),
})

/** A strategy with the fields the draft names; `source` never changes. */
export function changedStrategy(strategy: StoredStrategy, draft: StrategyDraft, now: Date): StoredStrategy {
  const { kpi: _kpi, source: _source, ...fields } = draft
  const isSameMetric = strategy.kpi.metric === draft.kpi.metric
  const changed = { ...strategy, ...fields, kpi: kpiOf(draft, isSameMetric ? strategy.kpi.current : null) }
  const isChanged = JSON.stringify(changed) !== JSON.stringify(strategy)
  return isChanged ? { ...changed, version: versionOf(strategy) + 1, updatedAt: now.toISOString() } : strategy
}

/** Tasks of a strategy that count, and how many of them are done. */
export async function progressOf(store: Store, strategyId: string) {
  const taskCount = await store.count('task', { strategyId, deletedAt: null, status: { not: TaskStatus.Cancelled } })
  const doneTaskCount = await store.count('task', { strategyId, deletedAt: null, status: TaskStatus.Done })
  return { taskCount, doneTaskCount, progress: taskCount === 0 ? 0 : doneTaskCount / taskCount }
}
