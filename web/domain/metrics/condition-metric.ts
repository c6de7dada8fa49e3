import type { ConditionMetric } from '@adwright/sdk/types'
import type { Format } from '#web/ui/use-format.ts'

/** The unit of a condition's or match's number. */
export type MetricUnit = 'money' | 'rate' | 'number' | 'text'

const MONEY: readonly ConditionMetric[] = ['cost', 'conversionValue', 'averageCpc', 'cpa']
const RATES: readonly ConditionMetric[] = [
  'ctr',
  'conversionRate',
  'searchImpressionShare',
  'searchLostIsBudget',
  'searchLostIsRank',
  'absoluteTopImpressionRate',
  'budgetUtilization',
]
const TEXTS: readonly ConditionMetric[] = ['status', 'searchTerm']

export function unitOf(metric: ConditionMetric): MetricUnit {
  if (MONEY.includes(metric)) return 'money'
  if (RATES.includes(metric)) return 'rate'
  return TEXTS.includes(metric) ? 'text' : 'number'
}

/** Formats a value of a metric: amount, share or number. */
export function formatMetricValue(
  metric: ConditionMetric,
  value: number | string | null,
  format: Pick<Format, 'money' | 'rate' | 'number'>,
  currency: string,
): string {
  if (value === null) return '–'
  if (typeof value === 'string') return value
  const unit = unitOf(metric)
  if (unit === 'money') return format.money(value, currency)
  return unit === 'rate' ? format.rate(value) : format.number(value)
}
