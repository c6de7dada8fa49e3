// The analytics report of two periods.
import type {
  AnalyticsReport,
  DateRange,
  ReportAnnotation,
  ReportBreakdownRow,
  ReportBreakdowns,
  ReportPoint,
  ReportTotal,
} from '@adwright/sdk/types'
import { NOT_SET } from '#mocks/sandbox/platforms/analytics/dimensions.ts'
import {
  EVENTS,
  METRICS,
  metricOf,
  metricsOf,
  PART_COUNT,
  type Parts,
  roundedAs,
  SESSIONS,
} from '#mocks/sandbox/platforms/analytics/parts.ts'
import type { AnalyticsPropertyView, Segment, SegmentParts } from '#mocks/sandbox/platforms/analytics.ts'
import { addDays, type Day, daysBetween } from '#mocks/sandbox/time/time-zone.ts'

const MAX_ROWS = 10
/** GA4 counts this many events exactly and samples larger amounts. */
const EVENTS_READ = 10_000_000

type Period = { parts: Parts; days: number }

const changeOf = (current: number, previous: number | null): number | null =>
  previous === null || previous === 0 ? null : Math.round(((current - previous) / previous) * 10_000) / 100

function totalsOf(current: Period, previous: Period): ReportTotal[] {
  return METRICS.map((metric) => {
    const now = roundedAs(metric, metricOf(current.parts, metric))
    const before = previous.days === 0 ? null : roundedAs(metric, metricOf(previous.parts, metric))
    const changePct = changeOf(now, before)
    return { metric, current: now, previous: before, changePct, isGoodWhenUp: metric !== 'bounceRate' }
  })
}

function seriesOf(
  world: AnalyticsPropertyView,
  current: DateRange,
  previous: DateRange,
  segment: Segment | undefined,
): ReportPoint[] {
  const points: { date: Day; now: Parts; before: Parts | undefined }[] = []
  const length = daysBetween(current.dateBegin, current.dateEnd)
  for (let place = 0; place <= length; place++) {
    const date = addDays(current.dateBegin, place)
    const now = world.day(date, segment)
    if (!now) continue
    const then = addDays(previous.dateBegin, place)
    points.push({ date, now, before: then <= previous.dateEnd ? world.day(then, segment) : undefined })
  }
  return METRICS.flatMap((metric) =>
    points.map(({ date, now, before }) => ({
      date,
      metric,
      current: roundedAs(metric, metricOf(now, metric)),
      previous: before ? roundedAs(metric, metricOf(before, metric)) : null,
    })),
  )
}

const sessionsOf = ({ parts }: SegmentParts) => parts[SESSIONS] ?? 0

function breakdownsOf(current: SegmentParts[], previous: SegmentParts[]): ReportBreakdowns {
  const rows = current.map((row, index) => ({ row, before: previous[index] }))
  const by = (dimension: keyof ReportBreakdowns): ReportBreakdownRow[] =>
    rows
      .filter(({ row }) => row.dimension === dimension && sessionsOf(row) > 0)
      .filter(({ row }) => dimension !== 'campaignName' || row.value !== NOT_SET)
      .sort((a, b) => sessionsOf(b.row) - sessionsOf(a.row) || a.row.value.localeCompare(b.row.value))
      .slice(0, MAX_ROWS)
      .map(({ row, before }) => ({
        value: row.value,
        metrics: metricsOf(row.parts),
        previous: before && sessionsOf(before) > 0 ? metricsOf(before.parts) : null,
      }))
  return {
    sessionDefaultChannelGroup: by('sessionDefaultChannelGroup'),
    sourceMedium: by('sourceMedium'),
    landingPage: by('landingPage'),
    deviceCategory: by('deviceCategory'),
    country: by('country'),
    campaignName: by('campaignName'),
  }
}

/** Returns the metrics of a value of a breakdown; zeros if it does not occur. */
const partsOf = (breakdown: SegmentParts[], { dimension, value }: Segment): Parts =>
  breakdown.find((row) => row.dimension === dimension && row.value === value)?.parts ?? new Float64Array(PART_COUNT)

type PeriodMetrics = { whole: Period; shown: Period; breakdown: SegmentParts[] }

/** Reads the metrics of a period: of the whole property and of the segment. */
function metricsIn(
  world: AnalyticsPropertyView,
  { dateBegin, dateEnd }: DateRange,
  segment: Segment | undefined,
): PeriodMetrics {
  const whole = world.period(dateBegin, dateEnd)
  const breakdown = world.breakdown(dateBegin, dateEnd)
  if (!segment) return { whole, shown: whole, breakdown }
  const shown = { days: whole.days, parts: partsOf(breakdown, segment) }
  return { whole, shown, breakdown: world.crossed(breakdown, segment) }
}

type ReportParams = {
  currency: string
  currentPeriod: DateRange
  previousPeriod: DateRange
  segment?: Segment | undefined
}

/** Builds totals, series and breakdowns of a property or a segment; days after `newest` have no data yet. */
export function reportOf(
  world: AnalyticsPropertyView,
  { currency, currentPeriod, previousPeriod, segment }: ReportParams,
  newest: Day,
  annotations: ReportAnnotation[],
): AnalyticsReport {
  const known = ({ dateBegin, dateEnd }: DateRange): DateRange => ({
    dateBegin,
    dateEnd: dateEnd < newest ? dateEnd : newest,
  })
  const [now, before] = [known(currentPeriod), known(previousPeriod)]
  const [current, previous] = [metricsIn(world, now, segment), metricsIn(world, before, segment)]
  const events = current.whole.parts[EVENTS] ?? 0
  return {
    propertyName: world.site.propertyName,
    currencyCode: currency,
    currentPeriod,
    previousPeriod,
    totals: totalsOf(current.shown, previous.shown),
    series: seriesOf(world, now, before, segment),
    breakdowns: breakdownsOf(current.breakdown, previous.breakdown),
    sampling: events > EVENTS_READ ? Math.round((EVENTS_READ / events) * 1000) / 1000 : null,
    annotations,
  }
}
