import { AnalyticsMetric } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { useSuspenseMetrics } from '#web/domain/metrics/use-metrics.ts'
import { lengthOf } from '#web/lib/dates.ts'
import { paths } from '#web/paths.ts'
import { MetricCard } from '#web/ui/feedback/MetricCard.tsx'
import { type ReportPeriods, useReport } from './use-report.ts'

const { Sessions, Conversions, EngagementRate, TotalRevenue } = AnalyticsMetric
const SHOWN = [Sessions, Conversions, EngagementRate, TotalRevenue]

/** The main web analytics metrics, compared with the previous period. */
export function AnalyticsMetrics({ periods }: { periods: ReportPeriods }) {
  const { t } = useTranslation('dashboard')
  const report = useReport(periods)
  const { labelOf, valueOf, changeOf } = useSuspenseMetrics(report.currencyCode)
  const { previousDaysWithData: daysWithData } = report
  const isComparable = report.currentDaysWithData === daysWithData
  return SHOWN.flatMap((name) => {
    const total = report.totals.find(({ metric }) => metric === name)
    if (!total) return []
    return (
      <MetricCard
        key={name}
        label={labelOf(name)}
        value={valueOf(name, total.current)}
        change={
          isComparable
            ? {
                value: changeOf(name, total.current, total.previous),
                versus: t('versus'),
                goodWhen: total.isGoodWhenUp ? 'up' : 'down',
              }
            : undefined
        }
        mark={isComparable ? undefined : t('coverage', { daysWithData, count: lengthOf(periods.compared) })}
        trend={report.series.flatMap(({ metric, current }) => (metric === name ? [current] : []))}
        to={paths.analyticsReports({ ...periods.query, metric: name })}
      />
    )
  })
}
