import { getAnalyticsReportOptions } from '@adwright/sdk/react-query'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSuspenseMetrics } from '#web/domain/metrics/use-metrics.ts'
import { type Period, previousPeriod } from '#web/lib/dates.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { MetricCard } from '#web/ui/feedback/MetricCard.tsx'

const shown = ['sessions', 'conversions', 'engagementRate', 'totalRevenue']

/** The main web analytics metrics, compared with the previous period. */
export function AnalyticsMetrics({ period }: { period: Period }) {
  const { t } = useTranslation('dashboard')
  const { id: accountId } = useAccount()
  const previous = previousPeriod(period)
  const { data: report } = useSuspenseQuery(
    getAnalyticsReportOptions({
      path: { accountId },
      query: {
        dateBeginCurrentPeriod: period.from,
        dateEndCurrentPeriod: period.to,
        dateBeginPreviousPeriod: previous.from,
        dateEndPreviousPeriod: previous.to,
      },
    }),
  )
  const { labelOf, valueOf } = useSuspenseMetrics(report.currencyCode)
  return shown.flatMap((name) => {
    const total = report.totals.find(({ metric }) => metric === name)
    if (!total) return []
    return (
      <MetricCard
        key={name}
        label={labelOf(name)}
        value={valueOf(name, total.current)}
        period={t('period')}
        change={{
          share: total.changePct === null ? null : total.changePct / 100,
          versus: t('versus'),
          goodWhen: total.isGoodWhenUp ? 'up' : 'down',
        }}
        trend={report.series.filter(({ metric }) => metric === name).map(({ current }) => current)}
        to={paths.analyticsReports({ metric: name })}
      />
    )
  })
}
