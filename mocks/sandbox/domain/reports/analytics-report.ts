// The analytics report of two periods.
import {
  AnalyticsMetric,
  type AnalyticsReport,
  type DateRange,
  type ReportAnnotation,
  type ReportBreakdownRow,
  type ReportBreakdowns,
  type ReportPoint,
  type ReportTotal,
} from '@adwright/sdk/types'
import { NOT_SET } from '#mocks/sandbox/platforms/analytics/dimensions.ts'
import {
  EVENTS,
  isRate,
  knownMetricOf,
  METRICS,
  metricsOf,
  PART_COUNT,
  type Parts,
  volumeOf,
} from '#mocks/sandbox/platforms/analytics/parts.ts'
import type { AnalyticsPropertyView, Segment, SegmentParts } from '#mocks/sandbox/platforms/analytics.ts'
import { addDays, type Day, daysBetween } from '#mocks/sandbox/time/time-zone.ts'

const MAX_ROWS = 10
/** GA4 counts this many events exactly and samples larger amounts. */
const EVENTS_READ = 10_000_000

type Period = { parts: Parts; days: number }

const hundredths = (value: number) => Math.round(value * 100) / 100

/** The change of a rate in percentage points, of other metrics in percent; null for both if the periods cannot be compared. */
function changeOf(metric: AnalyticsMetric, current: number | null, previous: number | null) {
  const isUnknown = current === null || previous === null
  if (isRate(metric))
    return { changePct: null, changePoints: isUnknown ? null : hundredths((current - previous) * 100) }
  const changePct = isUnknown || previous === 0 ? null : hundredths(((current - previous) / previous) * 100)
  return { changePct, changePoints: null }
}

/** Periods with data on different numbers of days have no change: one has more only because it is longer. */
function totalsOf(current: Period, previous: Period): ReportTotal[] {
  const valueIn = ({ days, parts }: Period, metric: AnalyticsMetric) =>
    days === 0 ? null : knownMetricOf(parts, metric)
  return METRICS.map((metric) => {
    const [now, before] = [valueIn(current, metric), valueIn(previous, metric)]
    const change = changeOf(metric, now, current.days === previous.days ? before : null)
    return { metric, current: now, previous: before, ...change, isGoodWhenUp: metric !== AnalyticsMetric.BounceRate }
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
      current: knownMetricOf(now, metric),
      previous: before ? knownMetricOf(before, metric) : null,
    })),
  )
}

const sizeOf = ({ parts }: SegmentParts) => volumeOf(parts)

function breakdownsOf(current: SegmentParts[], previous: SegmentParts[]): ReportBreakdowns {
  const rows = current.map((row, index) => ({ row, before: previous[index] }))
  const by = (dimension: keyof ReportBreakdowns): ReportBreakdownRow[] =>
    rows
      .filter(({ row }) => row.dimension === dimension && sizeOf(row) > 0)
      .filter(({ row }) => dimension !== 'campaignName' || row.value !== NOT_SET)
      .sort((a, b) => sizeOf(b.row) - sizeOf(a.row) || a.row.value.localeCompare(b.row.value))
      .slice(0, MAX_ROWS)
      .map(({ row, before }) => ({
        value: row.value,
        metrics: metricsOf(row.parts),
        previous: before && sizeOf(before) > 0 ? metricsOf(before.parts) : null,
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
    currentDaysWithData: current.whole.days,
    previousPeriod,
    previousDaysWithData: previous.whole.days,
    totals: totalsOf(current.shown, previous.shown),
    series: seriesOf(world, now, before, segment),
    breakdowns: breakdownsOf(current.breakdown, previous.breakdown),
    sampling: events > EVENTS_READ ? Math.round((EVENTS_READ / events) * 1000) / 1000 : null,
    annotations,
  }
}
