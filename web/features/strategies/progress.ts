import { StrategyMetricSource, type StrategySummary } from '@adwright/sdk/types'
import { isSum } from './metric-options.ts'

type Kpi = StrategySummary['kpi']

/** The value at which the way to the target begins; null while it is not known. */
function startOf({ baseline, metric, source, unit }: Kpi): number | null {
  if (source !== StrategyMetricSource.Own) return isSum(metric) ? 0 : baseline
  return baseline ?? (unit === 'count' || unit === 'money' ? 0 : null)
}

/** How far the metric has come to its target, from 0 to 1; null while that is not known. */
export function metricShare(kpi: Kpi): number | null {
  const start = startOf(kpi)
  if (kpi.current === null || start === null || start === kpi.target) return null
  return Math.min(1, Math.max(0, (kpi.current - start) / (kpi.target - start)))
}
