import type {
  AnalyticsFigures,
  AnalyticsMetric,
  AnalyticsReport,
  ReportAnnotation,
  ReportBreakdownRow,
} from '@adwright/sdk/types'
import { daysOf, type Period } from '#web/lib/dates.ts'
import { includesText } from '#web/lib/search-text.ts'
import type { PlaceNote } from '#web/ui/chart/chart-model.ts'
import type { Sort } from '#web/ui/table/column.ts'
import { NAME } from './report-view.ts'

/** The change as a share of the earlier value; null when there is nothing to compare with. */
export const shareOf = (current: number, previous: number | null | undefined): number | null =>
  previous === null || previous === undefined || previous === 0 ? null : (current - previous) / previous

/** A metric by day; a day without data is a gap, not 0. */
export function linesOf(report: AnalyticsReport, metric: AnalyticsMetric, period: Period) {
  const days = daysOf(period)
  const points = new Map(report.series.filter((one) => one.metric === metric).map((one) => [one.date, one]))
  return {
    days,
    current: days.map((day) => points.get(day)?.current ?? null),
    previous: days.map((day) => points.get(day)?.previous ?? null),
  }
}

/** The annotations that lie in the period, by the place of their day. */
export const notesOf = (
  annotations: readonly ReportAnnotation[],
  days: readonly string[],
  isAlert: (annotation: ReportAnnotation) => boolean,
): PlaceNote[] =>
  annotations.flatMap((annotation) => {
    const index = days.indexOf(annotation.date)
    return index < 0 ? [] : [{ index, text: annotation.text, isAlert: isAlert(annotation) }]
  })

const isMetric = (orderBy: string): orderBy is keyof AnalyticsFigures => orderBy !== NAME

/** Rows whose name holds the text, sorted; letters compare as the language does. */
export function rowsOf(rows: readonly ReportBreakdownRow[], search: string, sort: Sort, locale: string) {
  const sign = sort.sortOrder === 'asc' ? 1 : -1
  const compare = (a: ReportBreakdownRow, b: ReportBreakdownRow) =>
    isMetric(sort.orderBy) ? a.metrics[sort.orderBy] - b.metrics[sort.orderBy] : a.value.localeCompare(b.value, locale)
  return rows
    .filter(({ value }) => includesText(value, search))
    .toSorted((a, b) => sign * compare(a, b) || a.value.localeCompare(b.value, locale))
}
