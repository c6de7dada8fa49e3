// Links that open one report without signing in.
import {
  AnalyticsDimension,
  type AnalyticsReport,
  type DateRange,
  type ReportBreakdownRow,
  type ReportBreakdowns,
  type ReportLink,
  type ReportLinkView,
  type SharedReport,
} from '@adwright/sdk/types'
import { addDays, type Day, daysBetween } from '#mocks/sandbox/time/time-zone.ts'

type StoredReportLinkView = ReportLinkView & { propertyName: string }

export type StoredReportLink = Omit<ReportLink, 'view' | 'isExpired' | 'hasPassword'> & {
  accountId: string
  view: StoredReportLinkView
  /** The day the periods of the view belong to; rolling ones move on from it. */
  createdOn: Day
  /** A keyed hash of the share key, which itself is not stored. */
  keyHash: string
  passwordHash: string | null
  /** Set once it is revoked; its readers are told so until it would have expired. */
  revokedAt: string | null
  updatedAt: string
}

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    reportLink: StoredReportLink
  }
}

export const MAX_REPORT_LINKS = 100
/** The longest time that a link can be opened. */
export const MAX_LINK_DAYS = 365

export function shownLink(stored: StoredReportLink, today: Day): ReportLink {
  const { accountId: _a, createdOn: _c, keyHash: _k, passwordHash, revokedAt: _r, updatedAt: _u, ...link } = stored
  return { ...link, isExpired: stored.expiresOn < today, hasPassword: passwordHash !== null }
}

const moved = ({ dateBegin, dateEnd }: DateRange, days: number): DateRange => ({
  dateBegin: addDays(dateBegin, days),
  dateEnd: addDays(dateEnd, days),
})

/** Returns the periods that a link shows today. */
export function periodsOf({ view, createdOn }: StoredReportLink, today: Day) {
  const days = view.isRolling ? daysBetween(createdOn, today) : 0
  return {
    currentPeriod: moved(view.currentPeriod, days),
    previousPeriod: view.previousPeriod && moved(view.previousPeriod, days),
  }
}

const withoutPreviousRow = (row: ReportBreakdownRow): ReportBreakdownRow => ({ ...row, previous: null })

/** A report without its previous period, for a link that compares nothing. */
function withoutPrevious(report: AnalyticsReport): AnalyticsReport {
  const rowsOf = (dimension: keyof ReportBreakdowns) => report.breakdowns[dimension].map(withoutPreviousRow)
  return {
    ...report,
    previousDaysWithData: 0,
    totals: report.totals.map((total) => ({ ...total, previous: null, changePct: null, changePoints: null })),
    series: report.series.map((point) => ({ ...point, previous: null })),
    breakdowns: {
      sessionDefaultChannelGroup: rowsOf(AnalyticsDimension.SessionDefaultChannelGroup),
      sourceMedium: rowsOf(AnalyticsDimension.SourceMedium),
      landingPage: rowsOf(AnalyticsDimension.LandingPage),
      deviceCategory: rowsOf(AnalyticsDimension.DeviceCategory),
      country: rowsOf(AnalyticsDimension.Country),
      campaignName: rowsOf(AnalyticsDimension.CampaignName),
    },
  }
}

/** The segment of a view; undefined for the whole property. */
export const segmentOf = ({ dimension, dimensionValue }: ReportLinkView) =>
  dimension && dimensionValue ? { dimension, dimensionValue } : undefined

/** Returns what a reader of the link sees of a report: neither the name of the property nor annotations. */
export function sharedReport(
  { name, expiresOn, view }: StoredReportLink,
  report: AnalyticsReport,
  metrics: SharedReport['metrics'],
): SharedReport {
  const {
    propertyName: _p,
    annotations: _a,
    previousPeriod,
    ...shown
  } = view.previousPeriod ? report : withoutPrevious(report)
  return {
    name,
    expiresOn,
    metric: view.metric,
    segment: segmentOf(view) ?? null,
    metrics,
    ...shown,
    previousPeriod: view.previousPeriod && previousPeriod,
  }
}
