import type {
  AnalyticsFigures,
  AnalyticsMetric,
  AnalyticsReport,
  ReportAnnotation,
  ReportBreakdownRow,
} from '@adwright/sdk/types'
import { daysOf, type Period } from '#web/lib/dates.ts'
import { includesText } from '#web/lib/search-text.ts'
import type { ChartNote } from '#web/ui/chart/chart-model.ts'
import type { Sort } from '#web/ui/table/column.ts'
import { NAME_COLUMN } from './report-view.ts'

/** Returns the relative change; null if there is no previous value or it is 0. */
export const shareOf = (current: number, previous: number | null | undefined): number | null =>
  previous === null || previous === undefined || previous === 0 ? null : (current - previous) / previous

/** Returns a metric by day; a day without data is null, not 0. */
export function dailyValues(report: AnalyticsReport, metric: AnalyticsMetric, period: Period) {
  const days = daysOf(period)
  const points = new Map(report.series.filter((one) => one.metric === metric).map((one) => [one.date, one]))
  return {
    days,
    current: days.map((day) => points.get(day)?.current ?? null),
    previous: days.map((day) => points.get(day)?.previous ?? null),
  }
}

/** Returns the annotations of the given days as chart notes. */
export const notesOf = (
  annotations: readonly ReportAnnotation[],
  days: readonly string[],
  isAlert: (annotation: ReportAnnotation) => boolean,
): ChartNote[] =>
  annotations.flatMap((annotation) => {
    const index = days.indexOf(annotation.date)
    return index < 0 ? [] : [{ index, text: annotation.text, isAlert: isAlert(annotation) }]
  })

const isMetric = (orderBy: string): orderBy is keyof AnalyticsFigures => orderBy !== NAME_COLUMN

/** Returns the rows whose name contains the search text, sorted in the order of the locale. */
export function filterAndSort(rows: readonly ReportBreakdownRow[], search: string, sort: Sort, locale: string) {
  const sign = sort.sortOrder === 'asc' ? 1 : -1
  const compare = (a: ReportBreakdownRow, b: ReportBreakdownRow) =>
    isMetric(sort.orderBy) ? a.metrics[sort.orderBy] - b.metrics[sort.orderBy] : a.value.localeCompare(b.value, locale)
  return rows
    .filter(({ value }) => includesText(value, search))
    .toSorted((a, b) => sign * compare(a, b) || a.value.localeCompare(b.value, locale))
}
