// The additive counts of web analytics (parts), and the contract's metrics derived from them.
import type { AnalyticsFigures, AnalyticsMetric } from '@adwright/sdk/types'

/** Revenue in hundredths and time in whole seconds, so that sums are exact. */
export const PARTS = [
  'sessions',
  'totalUsers',
  'newUsers',
  'engagedSessions',
  'screenPageViews',
  'eventCount',
  'conversions',
  'revenueCents',
  'seconds',
] as const
export type Part = (typeof PARTS)[number]
export const PART_COUNT = PARTS.length

export const SESSIONS = 0
export const USERS = 1
export const NEW_USERS = 2
export const ENGAGED = 3
export const PAGES = 4
export const EVENTS = 5
export const CONVERSIONS = 6
export const REVENUE = 7
export const SECONDS = 8

/** A part that the source does not have is NaN, which every sum with it inherits. */
export type Parts = Float64Array

/** The metrics in the order of the enum AnalyticsMetric. */
export const METRICS: AnalyticsMetric[] = [
  'sessions',
  'totalUsers',
  'newUsers',
  'engagedSessions',
  'engagementRate',
  'bounceRate',
  'averageSessionDuration',
  'screenPageViews',
  'eventCount',
  'conversions',
  'totalRevenue',
]

const PART_OF: Record<AnalyticsMetric, number> = {
  sessions: SESSIONS,
  totalUsers: USERS,
  newUsers: NEW_USERS,
  engagedSessions: ENGAGED,
  engagementRate: ENGAGED,
  bounceRate: ENGAGED,
  averageSessionDuration: SECONDS,
  screenPageViews: PAGES,
  eventCount: EVENTS,
  conversions: CONVERSIONS,
  totalRevenue: REVENUE,
}

/** Ratios cannot be summed; each is the quotient of a part and the sessions. */
export const isRatio = (metric: AnalyticsMetric): boolean => isRate(metric) || metric === 'averageSessionDuration'

/** Shares of sessions, whose changes are percentage points. */
export const isRate = (metric: AnalyticsMetric): boolean => metric === 'engagementRate' || metric === 'bounceRate'

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

const DIGITS: Partial<Record<AnalyticsMetric, number>> = {
  engagementRate: 6,
  bounceRate: 6,
  averageSessionDuration: 1,
}

/** Decimal places as the contract's examples show them: six for rates, one for seconds, else two. */
export const roundedAs = (metric: AnalyticsMetric, value: number): number => rounded(value, DIGITS[metric] ?? 2)

/** Computes a metric from its parts, in the unit of the metric; ratios without sessions are NaN, like unknown parts. */
export function metricOf(parts: Parts, metric: AnalyticsMetric): number {
  const part = parts[PART_OF[metric]] ?? 0
  if (metric === 'totalRevenue') return part / 100
  if (!isRatio(metric)) return part
  const sessions = parts[SESSIONS] ?? 0
  if (sessions === 0) return Number.NaN
  return metric === 'bounceRate' ? (sessions - part) / sessions : part / sessions
}

/** True if the source has the parts of a metric; a ratio without sessions has them, but no value. */
export const hasParts = (parts: Parts, metric: AnalyticsMetric): boolean =>
  !Number.isNaN(parts[PART_OF[metric]]) && !(isRatio(metric) && Number.isNaN(parts[SESSIONS]))

/** Computes a metric as the API returns it: rounded, and null if a part is unknown or a ratio has no sessions. */
export function knownMetricOf(parts: Parts, metric: AnalyticsMetric): number | null {
  const value = roundedAs(metric, metricOf(parts, metric))
  return Number.isNaN(value) ? null : value
}

/** Computes every metric from its parts. */
export const metricsOf = (parts: Parts): AnalyticsFigures =>
  Object.fromEntries(METRICS.map((metric) => [metric, knownMetricOf(parts, metric)])) as AnalyticsFigures

/** The additive part that ranks rows: sessions, else the first one that the source has. */
export const volumeOf = (parts: Parts): number => parts.find((part) => !Number.isNaN(part)) ?? 0
