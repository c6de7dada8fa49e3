// The port to a web analytics platform: everything the domain reads from it.
import type { AnalyticsAccount, AnalyticsDimension, AnalyticsMetric, AnalyticsProperty } from '@adwright/sdk/types'
import type { AnalyticsImportedReport } from '#mocks/sandbox/platforms/analytics/imported.ts'
import type { Parts } from '#mocks/sandbox/platforms/analytics/parts.ts'
import type { Country } from '#mocks/sandbox/time/holidays.ts'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'

/** One segment of a property's metrics: a single value of a single dimension. */
export type Segment = { dimension: AnalyticsDimension; value: string }
export type SegmentParts = Segment & { parts: Parts }
/**
 * `time` is in milliseconds, in local time of the property read as if it were UTC. The value of a ratio without sessions is NaN; points whose
 * parts the source does not have are omitted.
 */
export type MetricPoint = { time: number; value: number }

/** An external event, such as a campaign that was switched on or a release of the site. */
export type PropertyEvent = { kind: 'campaignLaunch'; campaign: string } | { kind: 'release'; number: number }

/** `at`: when the data came, or was corrected. */
export type DayArrival = { arrival: 'late' | 'corrected'; at: string }

/** The metrics of a property; without a segment, those of the whole property. */
export type AnalyticsPropertyView = {
  readonly site: { propertyName: string; country: Country }
  /** The days whose data came after that of later days, or was corrected afterwards. */
  readonly arrivals: ReadonlyMap<Day, DayArrival>
  /** Undefined for a day without data. */
  day: (day: Day, segment?: Segment) => Parts | undefined
  /** The additive parts of a date range, and the number of its days with data. */
  period: (from: Day, to: Day, segment?: Segment) => { parts: Parts; days: number }
  /** Every value of every dimension over a date range, always in the same order. */
  breakdown: (from: Day, to: Day) => SegmentParts[]
  /** A breakdown restricted to one segment; all zeros for a value that does not occur. */
  crossed: (breakdown: SegmentParts[], segment: Segment) => SegmentParts[]
  daily: (metric: AnalyticsMetric, from: Day, to: Day, segment?: Segment) => MetricPoint[]
  /** Sums by whole weeks, Monday to Sunday. */
  weekly: (metric: AnalyticsMetric, from: Day, to: Day, segment?: Segment) => MetricPoint[]
  /** Sums by hour; the hours of a day add up to the day. */
  hourly: (metric: AnalyticsMetric, from: Day, to: Day, segment?: Segment) => MetricPoint[]
  /** The external events of a day. */
  eventsOn: (day: Day) => PropertyEvent[]
}

/** Stored records of one property, for a platform implementation without storage of its own. */
export type AnalyticsRecords = {
  /** The imported report that replaces the generated metrics; undefined without one. */
  report: () => Promise<AnalyticsImportedReport | undefined>
}

export type AnalyticsPlatform = {
  accounts: () => readonly AnalyticsAccount[]
  property: (propertyName: string) => AnalyticsProperty | undefined
  /** Undefined if there is no such property. */
  propertyView: (propertyName: string, records: AnalyticsRecords) => Promise<AnalyticsPropertyView | undefined>
}
