import { AnalyticsMetric, StrategyMetricSource, type StrategyUnit } from '@adwright/sdk/types'

export const adsMetrics = [
  'roas',
  'conversionValue',
  'conversions',
  'cpa',
  'conversionRate',
  'cost',
  'clicks',
  'ctr',
  'averageCpc',
  'impressions',
  'searchImpressionShare',
  'searchLostIsBudget',
  'searchLostIsRank',
  'absoluteTopImpressionRate',
] as const
export const socialMetrics = ['reach', 'impressions', 'reactions', 'comments', 'shares', 'clicks'] as const
export const surveyMetrics = ['responseCount', 'nps', 'average'] as const

const { Ads, WebAnalytics, Social, Survey } = StrategyMetricSource

/** The metrics of a source; none for one's own, whose name people write. */
export function metricsOf(source: StrategyMetricSource): readonly string[] {
  if (source === Ads) return adsMetrics
  if (source === WebAnalytics) return Object.values(AnalyticsMetric)
  if (source === Social) return socialMetrics
  return source === Survey ? surveyMetrics : []
}

const MONEY: readonly string[] = ['conversionValue', 'cpa', 'cost', 'averageCpc', 'totalRevenue']
const RATES: readonly string[] = [
  'conversionRate',
  'ctr',
  'searchImpressionShare',
  'searchLostIsBudget',
  'searchLostIsRank',
  'absoluteTopImpressionRate',
  'engagementRate',
  'bounceRate',
]
const RATIOS: readonly string[] = ['roas', 'nps', 'average']

/** How the values of a measured metric are formatted. */
export function unitOf(metric: string): StrategyUnit {
  if (MONEY.includes(metric)) return 'money'
  if (RATES.includes(metric)) return 'rate'
  if (metric === 'averageSessionDuration') return 'duration'
  return RATIOS.includes(metric) ? 'ratio' : 'count'
}

const QUOTIENTS: readonly string[] = ['cpa', 'averageCpc', 'averageSessionDuration']

/** True for a metric that adds up over the days, and so begins at zero on the first one. */
export const isSum = (metric: string): boolean =>
  !RATES.includes(metric) && !RATIOS.includes(metric) && !QUOTIENTS.includes(metric)
