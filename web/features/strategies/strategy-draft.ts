import { type Strategy, type StrategyDraft, StrategyMetricSource } from '@adwright/sdk/types'

/** A strategy as an edit sends it, with everything that can be edited. */
export function draftOf(strategy: Strategy): StrategyDraft {
  const { title, description, goal, kpi, priority, channels, budget, startsOn, dueOn, ownerUserId } = strategy
  const isOwn = kpi.source === StrategyMetricSource.Own
  return {
    title,
    description,
    goal,
    kpi: {
      metric: kpi.metric,
      source: kpi.source,
      scope: kpi.scope,
      target: kpi.target,
      unit: kpi.unit,
      ...(isOwn ? { baseline: kpi.baseline, current: kpi.current, isGoodWhenUp: kpi.isGoodWhenUp } : {}),
    },
    priority,
    channels,
    budget,
    startsOn,
    dueOn,
    ownerUserId,
  }
}
