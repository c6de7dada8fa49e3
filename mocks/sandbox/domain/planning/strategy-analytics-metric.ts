// Metrics of web analytics as strategies read them.
import type { AnalyticsMetric, StrategyScope } from '@adwright/sdk/types'
import type { DailyMetric } from '#mocks/sandbox/domain/planning/strategy-metric.ts'
import {
  CONVERSIONS,
  hasParts,
  isRatio,
  METRICS,
  metricOf,
  type Parts,
  SESSIONS,
} from '#mocks/sandbox/platforms/analytics/parts.ts'
import type { AnalyticsPropertyView, Segment } from '#mocks/sandbox/platforms/analytics.ts'
import { addDays, type Day } from '#mocks/sandbox/time/time-zone.ts'

const KEYS: ReadonlySet<string> = new Set(METRICS)
const OF_CONVERSIONS: ReadonlySet<string> = new Set(['conversions', 'totalRevenue'])
const HISTORY_DAYS = 800

export const isAnalyticsMetric = (key: string): key is AnalyticsMetric => KEYS.has(key)
export const isGoodWhenUp = (metric: AnalyticsMetric): boolean => metric !== 'bounceRate'

const segmentOf = ({ dimension, dimensionValue }: StrategyScope): Segment | undefined =>
  dimension && dimensionValue ? { dimension, value: dimensionValue } : undefined

const readDays = new WeakMap<AnalyticsPropertyView, Map<string, Parts | undefined>>()

/** The first day with data, found by halving: days with data have no gaps before the newest. */
function firstDayOf(partsOn: (day: Day) => Parts | undefined, newest: Day): Day {
  let [low, high] = [0, HISTORY_DAYS]
  while (low < high) {
    const middle = (low + high) >> 1
    if (partsOn(addDays(newest, middle - HISTORY_DAYS))) high = middle
    else low = middle + 1
  }
  return addDays(newest, low - HISTORY_DAYS)
}

/** A metric of a property, or of one value of a dimension; undefined if the source does not have it. */
export function analyticsMetric(
  view: AnalyticsPropertyView,
  metric: AnalyticsMetric,
  { scope, newest }: { scope: StrategyScope; newest: Day },
): DailyMetric | undefined {
  const segment = segmentOf(scope)
  const days = readDays.get(view) ?? new Map<string, Parts | undefined>()
  readDays.set(view, days)
  const partsOn = (day: Day) => {
    const key = `${day} ${segment?.dimension ?? ''} ${segment?.value ?? ''}`
    if (!days.has(key)) days.set(key, view.day(day, segment))
    return days.get(key)
  }
  const last = partsOn(newest)
  if (!last || !hasParts(last, metric)) return undefined
  const sessionsOf = (parts: Parts) => parts[SESSIONS] ?? 0
  return {
    kind: isRatio(metric) ? 'ratio' : 'sum',
    isGoodWhenUp: isGoodWhenUp(metric),
    from: firstDayOf((day) => view.day(day), newest),
    through: newest,
    parts: (day) => {
      const parts = partsOn(day)
      if (!parts) return { numerator: 0, denominator: 0 }
      const value = metricOf(parts, metric)
      if (!isRatio(metric)) return { numerator: value, denominator: 0 }
      const sessions = sessionsOf(parts)
      return { numerator: sessions === 0 ? 0 : value * sessions, denominator: sessions }
    },
    conversions: OF_CONVERSIONS.has(metric) ? (day) => partsOn(day)?.[CONVERSIONS] ?? 0 : undefined,
  }
}
