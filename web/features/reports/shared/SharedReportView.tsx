import type { SharedReport } from '@adwright/sdk/types'
import { Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDimensionName } from '#web/domain/metrics/use-dimension-name.ts'
import { useMetricFormat } from '#web/domain/metrics/use-metrics.ts'
import { Report } from '#web/features/reports/analytics/Report.tsx'
import type { ReportPeriod } from '#web/features/reports/analytics/report-view.ts'
import { useView } from '#web/features/reports/analytics/use-view.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { useFormatPeriod } from '#web/ui/period/PeriodPicker.tsx'
import { useFormat } from '#web/ui/use-format.ts'

const periodOf = ({ dateBegin, dateEnd }: SharedReport['currentPeriod']) => ({ from: dateBegin, to: dateEnd })

/** A shared report: its dates and its segment are fixed, metric and breakdown can be chosen. */
export function SharedReportView({ report }: { report: SharedReport }) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const dimensionName = useDimensionName()
  const periodWords = useFormatPeriod()
  const { name, expiresOn, metric, segment, metrics, currencyCode, currentPeriod, previousPeriod } = report
  const shared = useMemo(
    () => ({ metric, filter: segment ? { dimension: segment.dimension, value: segment.dimensionValue } : undefined }),
    [metric, segment],
  )
  const state = useView(shared)
  const words = useMetricFormat(metrics, currencyCode)
  const period: ReportPeriod = {
    period: periodOf(currentPeriod),
    compared: previousPeriod ? periodOf(previousPeriod) : undefined,
    preset: undefined,
    isIncomplete: false,
  }
  const lead = [
    periodWords(period.period),
    period.compared && t('shared.compared', { period: periodWords(period.compared) }),
    segment && t('filter.is', { name: dimensionName(segment.dimension), value: segment.dimensionValue }),
  ]
  return (
    <Page title={name} lead={lead.filter(Boolean).join(' · ')} wide>
      <Report report={{ ...report, annotations: [] }} period={period} state={state} words={words} />
      <Text mt="6" textStyle="sm" color="fg.muted">
        {t('shared.until', { day: format.date(expiresOn) })}
      </Text>
    </Page>
  )
}
