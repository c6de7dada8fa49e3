import { AnalyticsDimension, AnalyticsMetric } from '@adwright/sdk/types'
import { parseOption } from '#web/lib/use-address.ts'
import type { PeriodState } from '#web/ui/period/use-period.ts'
import type { Sort } from '#web/ui/table/column.ts'

export const metrics: readonly AnalyticsMetric[] = Object.values(AnalyticsMetric)
export const dimensions: readonly AnalyticsDimension[] = Object.values(AnalyticsDimension)

/** The sort key of the name column; the other sort keys are metrics. */
export const NAME_COLUMN = 'value'

export interface ReportView {
  metric: AnalyticsMetric
  /** Limits the report to this segment. */
  filter: { dimension: AnalyticsDimension; value: string } | undefined
  /** The dimension of the table. */
  by: AnalyticsDimension
  sort: Sort
  /** The requested property; undefined means the selected one. */
  propertyName: string | undefined
}

/** The dates of a report; those of a shared report cannot be changed. */
export type ReportPeriod = Pick<PeriodState, 'period' | 'compared' | 'isIncomplete' | 'preset'> & {
  choose?: PeriodState['choose']
}

/** Query parameters of the view; other screens link to `metric`. */
export type ViewQuery = {
  metric?: AnalyticsMetric
  dimension?: AnalyticsDimension | undefined
  dimensionValue?: string | undefined
  by?: AnalyticsDimension
  orderBy?: string
  sortOrder?: 'asc' | 'desc'
  text?: string | undefined
  propertyName?: string | undefined
}

const MAX_VALUE = 500
const PROPERTY = /^\d{6,12}$/

/** Parses the view from the URL; invalid values are replaced by defaults. */
export function readView(query: URLSearchParams, metric: AnalyticsMetric = AnalyticsMetric.Sessions): ReportView {
  const dimension = parseOption(dimensions, query.get('dimension'))
  const value = query.get('dimensionValue') ?? ''
  const property = query.get('propertyName') ?? ''
  return {
    metric: parseOption(metrics, query.get('metric')) ?? metric,
    filter: dimension && value !== '' && value.length <= MAX_VALUE ? { dimension, value } : undefined,
    by: parseOption(dimensions, query.get('by')) ?? AnalyticsDimension.SessionDefaultChannelGroup,
    sort: {
      orderBy: parseOption([NAME_COLUMN, ...metrics], query.get('orderBy')) ?? AnalyticsMetric.Sessions,
      sortOrder: query.get('sortOrder') === 'asc' ? 'asc' : 'desc',
    },
    propertyName: PROPERTY.test(property) ? property : undefined,
  }
}
