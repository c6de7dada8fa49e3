// The metrics of a rule's conditions that an imported report has no data for.
import type { ConditionMetric } from '@adwright/sdk/types'
import type { RuleSettings } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import { MetricReader, type Moment } from '#mocks/sandbox/domain/autopilot/metric-reader.ts'
import { lastDays } from '#mocks/sandbox/domain/autopilot/windows.ts'
import type { RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'
import { isMetricKey, isUnknown } from '#mocks/sandbox/platforms/ads/metric-set.ts'

type RuleConditions = Pick<RuleSettings, 'entityType' | 'conditions'>

/** Returns the metrics of the conditions without a value for any entity; none for an account that is not imported. */
export function unknownMetricsOf({ entityType, conditions }: RuleConditions, world: RuleWorld, moment: Moment) {
  if (!world.isImported) return []
  const reader = new MetricReader(world, moment)
  const entities = world.entities(entityType)
  const window = lastDays(1, moment.day)
  return [...new Set(conditions.map(({ metric }) => metric))].filter((metric: ConditionMetric) =>
    isMetricKey(metric)
      ? isUnknown(metric, world.unknown)
      : entities.every((entity) => reader.value(metric, entity, window) === null),
  )
}

/** The field of an item or a run in the contract's form, which is left out where every metric is known. */
export const unknownMetricsField = (metrics: ConditionMetric[]) =>
  metrics.length === 0 ? {} : { unknownMetrics: metrics }
