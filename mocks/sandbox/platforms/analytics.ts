// What the product asks of a web analytics platform.
import type { AnalyticsAccount, AnalyticsDimension, AnalyticsMetric, AnalyticsProperty } from '@adwright/sdk/types'
import type { AnalyticsImportedReport } from '#mocks/sandbox/platforms/analytics/imported.ts'
import type { Parts } from '#mocks/sandbox/platforms/analytics/parts.ts'
import type { Country } from '#mocks/sandbox/time/holidays.ts'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'

/** A part of a property's figures: one value of one dimension. */
export type Segment = { dimension: AnalyticsDimension; value: string }
export type SegmentParts = Segment & { parts: Parts }
/** `time` in milliseconds, as if the property's clocks showed UTC. */
export type MetricPoint = { time: number; value: number }

/** A campaign was switched on, or a new release of the site went live. */
export type PropertyEvent = { kind: 'campaignLaunch'; campaign: string } | { kind: 'release'; number: number }

/** The figures of a property; without a segment those of everything. */
export type AnalyticsPropertyView = {
  readonly site: { propertyName: string; country: Country }
  /** Undefined for a day without figures. */
  day: (day: Day, segment?: Segment) => Parts | undefined
  /** The parts of a period and how many of its days have figures. */
  period: (from: Day, to: Day, segment?: Segment) => { parts: Parts; days: number }
  /** Every value of every dimension over a period, in the same order for any period. */
  breakdown: (from: Day, to: Day) => SegmentParts[]
  /** A breakdown that counts one part of the figures only; all zeros for a value that does not occur. */
  crossed: (breakdown: SegmentParts[], segment: Segment) => SegmentParts[]
  daily: (metric: AnalyticsMetric, from: Day, to: Day, segment?: Segment) => MetricPoint[]
  /** By whole weeks from Monday to Sunday. */
  weekly: (metric: AnalyticsMetric, from: Day, to: Day, segment?: Segment) => MetricPoint[]
  /** By hours of whole days; the hours of a day add up to it. */
  hourly: (metric: AnalyticsMetric, from: Day, to: Day, segment?: Segment) => MetricPoint[]
  /** What happened at the site on a day. */
  eventsOn: (day: Day) => PropertyEvent[]
}

/** What is kept for a platform that has no storage of its own, of one property. */
export type AnalyticsRecords = {
  /** The imported report that is shown in the place of other figures; undefined without one. */
  report: () => Promise<AnalyticsImportedReport | undefined>
}

export type AnalyticsPlatform = {
  accounts: () => readonly AnalyticsAccount[]
  property: (propertyName: string) => AnalyticsProperty | undefined
  /** Undefined for no property. */
  propertyView: (propertyName: string, records: AnalyticsRecords) => Promise<AnalyticsPropertyView | undefined>
}
