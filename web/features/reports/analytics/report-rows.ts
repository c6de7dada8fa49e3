import {
  type AnalyticsFigures,
  AnalyticsMetric,
  type AnalyticsReport,
  AnnotationKind,
  type ReportAnnotation,
  ReportAnnotationKind,
  type ReportBreakdownRow,
} from '@adwright/sdk/types'
import { ANOMALIES, type ChartEvent, kindFilter } from '#web/domain/annotations/annotation-notes.ts'
import { daysOf, type Period } from '#web/lib/dates.ts'
import { includesText } from '#web/lib/search-text.ts'
import { paths } from '#web/paths.ts'
import type { AnomalyMark } from '#web/ui/chart/chart-model.ts'
import { severityOf } from '#web/ui/feedback/severity.tsx'
import type { Sort } from '#web/ui/table/column.ts'
import { NAME_COLUMN } from './report-view.ts'

/** The metrics of a report; a shared one names neither its property nor a period it is not compared with. */
export type ReportMetrics = Omit<AnalyticsReport, 'propertyName' | 'previousPeriod'>

/** True if both periods have data on the same number of days; else their difference says nothing about the metric. */
export const isComparable = ({
  currentDaysWithData: current,
  previousDaysWithData: previous,
}: ReportMetrics): boolean => current > 0 && current === previous

/** The sessions below which a rate or an average is not ranked: 1 % of the total, at least 30. */
export const minSessions = ({ totals }: Pick<AnalyticsReport, 'totals'>): number => {
  const sessions = totals.find(({ metric }) => metric === AnalyticsMetric.Sessions)?.current ?? 0
  return Math.max(30, Math.ceil(sessions / 100))
}

/** True for rows with too few sessions to be ranked by a ratio; without known sessions every row is ranked. */
const isTooSmall = ({ metrics: { sessions } }: ReportBreakdownRow, min: number) => sessions !== null && sessions < min

/** Returns a metric by day; a day without data is null, not 0. */
export function dailyValues(report: ReportMetrics, metric: AnalyticsMetric, period: Period) {
  const days = daysOf(period)
  const points = new Map(report.series.filter((one) => one.metric === metric).map((one) => [one.date, one]))
  return {
    days,
    current: days.map((day) => points.get(day)?.current ?? null),
    previous: days.map((day) => points.get(day)?.previous ?? null),
  }
}

/** The annotations' filter has the same kinds for the events of a report. */
const EVENT_FILTERS: Record<ReportAnnotationKind, string> = {
  [ReportAnnotationKind.Note]: kindFilter(AnnotationKind.Other),
  [ReportAnnotationKind.CampaignChange]: kindFilter(AnnotationKind.Campaign),
  [ReportAnnotationKind.Release]: kindFilter(AnnotationKind.SiteChange),
  [ReportAnnotationKind.Holiday]: kindFilter(AnnotationKind.Holiday),
  [ReportAnnotationKind.Anomaly]: ANOMALIES,
}

/** Returns the events of a report for the list and the chart of its annotations. */
export const eventsOf = (
  annotations: readonly ReportAnnotation[],
  nameOf: (kind: ReportAnnotationKind) => string,
): ChartEvent[] =>
  annotations.map(({ date, kind, text }) => ({
    dateBegin: date,
    dateEnd: date,
    text,
    name: nameOf(kind),
    filterValue: EVENT_FILTERS[kind],
    ...(kind === ReportAnnotationKind.Anomaly
      ? { hasMark: true, address: paths.anomalyActivity({ dateBegin: date, dateEnd: date }) }
      : {}),
  }))

/** Returns the anomalies of a metric as marks; the most severe one of each day. */
export function marksOf(
  annotations: readonly ReportAnnotation[],
  days: readonly string[],
  metric: AnalyticsMetric,
): AnomalyMark[] {
  const anomalies = annotations.flatMap(({ date, anomaly }) =>
    anomaly?.metric === metric ? [{ index: days.indexOf(date), level: anomaly.severity }] : [],
  )
  const worst = new Map<number, number>()
  for (const { index, level } of anomalies) if (index >= 0) worst.set(index, Math.max(level, worst.get(index) ?? 0))
  return [...worst].map(([index, level]) => ({ index, severity: severityOf(level) }))
}

const isMetric = (orderBy: string): orderBy is keyof AnalyticsFigures => orderBy !== NAME_COLUMN

interface RowOrder {
  search?: string
  sort: Sort
  locale: string
  /** Rows with fewer sessions come last; 0 for metrics that any row can be ranked by. */
  minSessions: number
}

/** Returns the rows whose name contains the search text, sorted in the order of the locale; unknown values come last. */
export function filterAndSort(
  rows: readonly ReportBreakdownRow[],
  { search = '', sort: { orderBy, sortOrder }, locale, minSessions: min }: RowOrder,
) {
  const sign = sortOrder === 'asc' ? 1 : -1
  const byName = (a: ReportBreakdownRow, b: ReportBreakdownRow) => a.value.localeCompare(b.value, locale)
  const isLast = (row: ReportBreakdownRow) =>
    Number(isMetric(orderBy) && (isTooSmall(row, min) || row.metrics[orderBy] === null))
  const compare = (a: ReportBreakdownRow, b: ReportBreakdownRow) =>
    isMetric(orderBy) ? (a.metrics[orderBy] ?? 0) - (b.metrics[orderBy] ?? 0) : byName(a, b)
  return rows
    .filter(({ value }) => includesText(value, search))
    .toSorted((a, b) => isLast(a) - isLast(b) || sign * compare(a, b) || byName(a, b))
}

/** The rows that are ranked: for a ratio, those with enough sessions. */
export const rankedRows = (rows: readonly ReportBreakdownRow[], metric: AnalyticsMetric, min: number) =>
  rows.filter((row) => row.metrics[metric] !== null && !isTooSmall(row, min))
