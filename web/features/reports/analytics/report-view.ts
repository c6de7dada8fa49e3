import { AnalyticsDimension, AnalyticsMetric } from '@adwright/sdk/types'
import { knownOf } from '#web/lib/use-address.ts'
import type { Sort } from '#web/ui/table/column.ts'

export const metrics: readonly AnalyticsMetric[] = Object.values(AnalyticsMetric)
export const dimensions: readonly AnalyticsDimension[] = Object.values(AnalyticsDimension)

/** The sort key of the table: the name of its rows, or a metric. */
export const NAME = 'value'

export interface ReportView {
  metric: AnalyticsMetric
  /** Limits the report to this segment. */
  filter: { dimension: AnalyticsDimension; value: string } | undefined
  /** The dimension of the table. */
  by: AnalyticsDimension
  sort: Sort
  /** The property asked for; the selected one without. */
  propertyName: string | undefined
}

/** Names of the parts of the view in an address; `metric` is linked to from other screens. */
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

/** What an address asks for; the default stands in for what it asks for wrongly. */
export function readView(query: URLSearchParams): ReportView {
  const dimension = knownOf(dimensions, query.get('dimension'))
  const value = query.get('dimensionValue') ?? ''
  const property = query.get('propertyName') ?? ''
  return {
    metric: knownOf(metrics, query.get('metric')) ?? AnalyticsMetric.Sessions,
    filter: dimension && value !== '' && value.length <= MAX_VALUE ? { dimension, value } : undefined,
    by: knownOf(dimensions, query.get('by')) ?? AnalyticsDimension.SessionDefaultChannelGroup,
    sort: {
      orderBy: knownOf([NAME, ...metrics], query.get('orderBy')) ?? AnalyticsMetric.Sessions,
      sortOrder: query.get('sortOrder') === 'asc' ? 'asc' : 'desc',
    },
    propertyName: PROPERTY.test(property) ? property : undefined,
  }
}
