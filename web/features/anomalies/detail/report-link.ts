import type { AnalyticsDimension, AnomalyDetail } from '@adwright/sdk/types'
import { addDays } from '#web/lib/dates.ts'
import { paths } from '#web/paths.ts'

const DAYS_AROUND = 14

interface SegmentFilter {
  dimension: AnalyticsDimension
  dimensionValue: string
}

/** Links to the report of the metric for the days shown with the anomaly, optionally limited to a segment. */
export function reportOf({ metric, propertyName, date, series }: AnomalyDetail, part?: SegmentFilter): string {
  const from = series[0]?.date ?? addDays(date, -DAYS_AROUND)
  return paths.analyticsReports({ metric, propertyName, from, to: series.at(-1)?.date ?? date, ...part })
}
