import { Box, Button, Flex } from '@chakra-ui/react'
import { type ComponentType, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDimensionName } from '#web/domain/metrics/use-dimension-name.ts'
import type { Metrics } from '#web/domain/metrics/use-metrics.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormatPeriod } from '#web/ui/period/PeriodPicker.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { Breakdowns } from './Breakdowns.tsx'
import { BreakdownTable } from './BreakdownTable.tsx'
import { Coverage } from './Coverage.tsx'
import { MetricTiles } from './MetricTiles.tsx'
import { isComparable, minSessions, type ReportMetrics } from './report-rows.ts'
import type { ReportPeriod } from './report-view.ts'
import { TrendChart, type TrendProps } from './TrendChart.tsx'
import type { ViewState } from './use-view.ts'

interface ReportProps {
  report: ReportMetrics
  period: ReportPeriod
  state: ViewState
  words: Metrics
  /** Data of the previous selection stays visible until the new data has loaded. */
  isOld?: boolean
  /** The chart of the selected metric; without annotations by default. */
  Trend?: ComponentType<TrendProps>
}

/** The report of a date range: totals, the selected metric by day, and six breakdowns. */
export function Report({ report, period, state, words, isOld = false, Trend = TrendChart }: ReportProps) {
  const { t } = useTranslation('reports')
  const dimensionName = useDimensionName()
  const format = useFormat()
  const periodWords = useFormatPeriod()
  const tableId = useId()
  const { filter, metric } = state.view
  const only = filter && t('filter.is', { name: dimensionName(filter.dimension), value: filter.value })
  const about = [t('perDay', { period: periodWords(period.period) }), only].filter(Boolean).join(' · ')

  const isCompared = period.compared !== undefined
  const min = words.isRatio(metric) ? minSessions(report) : 0

  if (report.totals.every(({ current }) => !current)) {
    return (
      <Box layerStyle="card">
        <EmptyState
          drawing="chart"
          title={t('empty.title')}
          action={
            filter && state.canFilter ? (
              <Button
                variant="outline"
                onClick={() => state.change({ dimension: undefined, dimensionValue: undefined })}
              >
                {t('empty.withoutFilter')}
              </Button>
            ) : period.preset === 'last30' || !period.choose ? undefined : (
              <Button variant="outline" onClick={() => period.choose?.({ period: 'last30' })}>
                {t('empty.last30')}
              </Button>
            )
          }
        >
          {filter ? t('empty.filtered') : t('empty.text')}
        </EmptyState>
      </Box>
    )
  }

  return (
    <Flex direction="column" gap="5" aria-busy={isOld} opacity={isOld ? 0.6 : 1}>
      {report.sampling === null ? null : (
        <Notice title={t('sampled.title', { share: format.rate(report.sampling, 0) })}>{t('sampled.text')}</Notice>
      )}
      <Coverage report={report} period={period} />
      <MetricTiles
        totals={report.totals}
        words={words}
        state={state}
        compared={period.compared && periodWords(period.compared)}
        isComparable={isComparable(report)}
      />
      <Trend report={report} period={period} view={state.view} words={words} about={about} />
      <Section
        variant="plain"
        title={t('breakdown.title', { metric: words.labelOf(metric) })}
        description={[
          state.canFilter && t('breakdown.text'),
          min > 0 && t('breakdown.minSessions', { sessions: format.number(min) }),
        ]
          .filter(Boolean)
          .join(' ')}
      >
        <Breakdowns
          report={report}
          words={words}
          state={state}
          isCompared={isCompared && isComparable(report)}
          tableId={tableId}
        />
      </Section>
      <Box id={tableId} scrollMarginTop="4">
        <BreakdownTable report={report} period={period} words={words} state={state} />
      </Box>
    </Flex>
  )
}
