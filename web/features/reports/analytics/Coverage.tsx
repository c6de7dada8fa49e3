import { useTranslation } from 'react-i18next'
import { lengthOf } from '#web/lib/dates.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { useFormatPeriod } from '#web/ui/period/PeriodPicker.tsx'
import { isComparable, type ReportMetrics } from './report-rows.ts'
import type { ReportPeriod } from './report-view.ts'

interface CoverageProps {
  report: ReportMetrics
  period: ReportPeriod
}

/** Says which of the two periods lacks data on some days, and that they are therefore not compared. */
export function Coverage({ report, period: { period, compared } }: CoverageProps) {
  const { t } = useTranslation('reports')
  const formatPeriod = useFormatPeriod()
  if (!compared || isComparable(report)) return null
  const isPrevious = report.previousDaysWithData < lengthOf(compared)
  const shown = isPrevious ? compared : period
  const daysWithData = isPrevious ? report.previousDaysWithData : report.currentDaysWithData
  const title = isPrevious || daysWithData < lengthOf(period) ? 'coverage.missing' : 'coverage.lengths'
  return (
    <Notice title={t(title, { period: formatPeriod(shown), daysWithData, count: lengthOf(shown) })}>
      {t('coverage.text')}
    </Notice>
  )
}
