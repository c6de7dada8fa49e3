// Derives the ratios of the contract's metric set from additive metrics.
import type { MetricSet } from '@adwright/sdk/types'
import type { BaseMetric, MetricParts } from '#mocks/sandbox/platforms/ads/entity.ts'

const METRIC_KEYS: ReadonlySet<string> = new Set<keyof MetricSet>([
  'impressions',
  'clicks',
  'cost',
  'conversions',
  'conversionValue',
  'ctr',
  'averageCpc',
  'conversionRate',
  'cpa',
  'roas',
  'searchImpressionShare',
  'searchLostIsBudget',
  'searchLostIsRank',
  'absoluteTopImpressionRate',
])

/** True if the ad platform has a metric of this name. */
export const isMetricKey = (key: string): key is keyof MetricSet => METRIC_KEYS.has(key)

export const NO_PARTS: Readonly<MetricParts> = {
  impressions: 0,
  clicks: 0,
  cost: 0,
  conversions: 0,
  conversionValue: 0,
  eligibleImpressions: 0,
  lostToBudget: 0,
  lostToRank: 0,
  absoluteTopImpressions: 0,
}

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

/** Null without a denominator: the ratio of nothing is unknown, not zero. */
const ratio = (part: number, whole: number, digits = 6) => (whole > 0 ? rounded(part / whole, digits) : null)
/** View-through conversions count too, so a row with few clicks can have more conversions than clicks. */
const rate = (part: number, whole: number) => ratio(Math.min(part, whole), whole)

/** Adds two rows, exact to the cent. */
export function addParts(list: Iterable<Readonly<MetricParts>>): MetricParts {
  const sum = { ...NO_PARTS }
  for (const parts of list) {
    sum.impressions += parts.impressions
    sum.clicks += parts.clicks
    sum.cost += parts.cost
    sum.conversions += parts.conversions
    sum.conversionValue += parts.conversionValue
    sum.eligibleImpressions += parts.eligibleImpressions
    sum.lostToBudget += parts.lostToBudget
    sum.lostToRank += parts.lostToRank
    sum.absoluteTopImpressions += parts.absoluteTopImpressions
  }
  sum.cost = rounded(sum.cost, 2)
  sum.conversions = rounded(sum.conversions, 2)
  sum.conversionValue = rounded(sum.conversionValue, 2)
  return sum
}

/** The base metrics of each ratio. */
const BASE_OF: Partial<Record<keyof MetricSet, readonly BaseMetric[]>> = {
  ctr: ['clicks', 'impressions'],
  averageCpc: ['cost', 'clicks'],
  conversionRate: ['conversions', 'clicks'],
  cpa: ['cost', 'conversions'],
  roas: ['conversionValue', 'cost'],
}

/** True if a metric, or a metric it is derived from, is unknown. */
export const isUnknown = (metric: keyof MetricSet, unknown: readonly string[]): boolean =>
  unknown.includes(metric) || (BASE_OF[metric] ?? []).some((base) => unknown.includes(base))

export const BASES: readonly BaseMetric[] = ['impressions', 'clicks', 'cost', 'conversions', 'conversionValue']

/** The base metrics without a value: those of the whole report, and those with an empty cell in the sum. */
const unknownIn = (parts: Readonly<MetricParts>, unknown: readonly BaseMetric[]): readonly BaseMetric[] =>
  BASES.some((base) => Number.isNaN(parts[base]))
    ? BASES.filter((base) => unknown.includes(base) || Number.isNaN(parts[base]))
    : unknown

/** Returns an additive metric, null if it is unknown. */
export const knownAmount = (value: number): number | null => (Number.isNaN(value) ? null : value)

/** Returns the contract's metrics; ratios without a denominator, impression shares outside of search and unknown metrics are null. */
export function metricSetOf(
  parts: Readonly<MetricParts>,
  isSearch: boolean,
  unknown: readonly BaseMetric[] = [],
): MetricSet {
  const { impressions, clicks, cost, conversions, conversionValue, lostToBudget, lostToRank } = parts
  const missing = unknownIn(parts, unknown)
  const eligible = isSearch ? parts.eligibleImpressions : 0
  const onSearch = eligible - lostToBudget - lostToRank
  const known = <Value>(metric: keyof MetricSet, value: Value): Value | null =>
    isUnknown(metric, missing) ? null : value
  return {
    impressions: known('impressions', impressions),
    clicks: known('clicks', clicks),
    cost: known('cost', rounded(cost, 2)),
    conversions: known('conversions', rounded(conversions, 2)),
    conversionValue: known('conversionValue', rounded(conversionValue, 2)),
    ctr: known('ctr', rate(clicks, impressions)),
    averageCpc: known('averageCpc', ratio(cost, clicks, 4)),
    conversionRate: known('conversionRate', rate(conversions, clicks)),
    cpa: known('cpa', ratio(cost, conversions, 4)),
    roas: known('roas', ratio(conversionValue, cost)),
    searchImpressionShare: ratio(onSearch, eligible),
    searchLostIsBudget: ratio(lostToBudget, eligible),
    searchLostIsRank: ratio(lostToRank, eligible),
    absoluteTopImpressionRate: isSearch ? ratio(parts.absoluteTopImpressions, onSearch) : null,
  }
}
