import { AnalyticsDimension, AnalyticsMetric } from '@adwright/sdk/types'
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
  search: string
  /** The property asked for; the selected one without. */
  propertyName: string | undefined
  /** The address names something that a report does not have. */
  isMistaken: boolean
}

/** Names of the parts of the view in an address; `metric` is linked to from other screens. */
export interface ViewQuery {
  metric?: AnalyticsMetric
  dimension?: AnalyticsDimension | undefined
  dimensionValue?: string | undefined
  by?: AnalyticsDimension
  orderBy?: string
  sortOrder?: 'asc' | 'desc'
  q?: string
  propertyName?: string | undefined
}

const MAX_VALUE = 500
const PROPERTY = /^\d{6,12}$/
const has = <T extends string>(all: readonly T[], value: string | null): value is T => all.some((one) => one === value)

/** Parses the view from the URL; invalid parameters are replaced by defaults and reported. */
export function readView(query: URLSearchParams): ReportView {
  const [metric, by, dimension] = [query.get('metric'), query.get('by'), query.get('dimension')]
  const value = query.get('dimensionValue')
  const property = query.get('propertyName')
  const orderBy = query.get('orderBy')
  const isFilter = has(dimensions, dimension) && value !== null && value !== '' && value.length <= MAX_VALUE
  const isSort = orderBy === NAME || has(metrics, orderBy)
  const isProperty = property !== null && PROPERTY.test(property)
  return {
    metric: has(metrics, metric) ? metric : AnalyticsMetric.Sessions,
    filter: isFilter ? { dimension, value } : undefined,
    by: has(dimensions, by) ? by : AnalyticsDimension.SessionDefaultChannelGroup,
    sort: {
      orderBy: isSort ? orderBy : AnalyticsMetric.Sessions,
      sortOrder: query.get('sortOrder') === 'asc' ? 'asc' : 'desc',
    },
    search: query.get('q')?.slice(0, MAX_VALUE) ?? '',
    propertyName: isProperty ? property : undefined,
    isMistaken:
      (metric !== null && !has(metrics, metric)) ||
      (by !== null && !has(dimensions, by)) ||
      ((dimension !== null || value !== null) && !isFilter) ||
      (orderBy !== null && !isSort) ||
      (property !== null && !isProperty),
  }
}

/** Returns the query with changes to the view; undefined and empty values are removed. */
export function withView(query: URLSearchParams, changes: ViewQuery): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}
