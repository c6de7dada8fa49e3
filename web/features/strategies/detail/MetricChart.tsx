import { type Strategy, StrategyEventKind, type StrategyMetricSeries } from '@adwright/sdk/types'
import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useStrategyEvents, useStrategySeries } from '#web/features/strategies/use-plan.ts'
import { useStrategyWords } from '#web/features/strategies/use-strategy-words.ts'
import { LineChart } from '#web/ui/chart/LineChart.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { ChartSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { useFormat } from '#web/ui/use-format.ts'

interface MetricChartProps {
  strategy: Strategy
  isPrivate: boolean
}

/** The metric by day, the path it needs, and the forecast with its range. */
export function MetricChart({ strategy, isPrivate }: MetricChartProps) {
  const { t } = useTranslation('strategies')
  const series = useStrategySeries(isPrivate, strategy.id)
  return (
    <Box layerStyle="card" p={{ base: '4', md: '5' }}>
      {series.data ? (
        series.data.points.some(({ value }) => value !== null) ? (
          <Chart strategy={strategy} series={series.data} isPrivate={isPrivate} />
        ) : (
          <EmptyState title={t('chart.empty')} drawing="chart">
            {t('chart.emptyText')}
          </EmptyState>
        )
      ) : series.error ? (
        <SectionError title={t('chart.failed')} error={series.error} onRetry={() => void series.refetch()} />
      ) : (
        <Loading>
          <ChartSkeleton height={400} />
        </Loading>
      )}
    </Box>
  )
}

/** The indexes and texts of what may have moved the metric; check-ins are listed below the chart. */
function useNotes(strategy: Strategy, isPrivate: boolean, days: readonly string[]) {
  const { t } = useTranslation('strategies')
  const events = useStrategyEvents(isPrivate, strategy.id)
  return (events.data?.items ?? [])
    .filter(({ kind }) => kind !== StrategyEventKind.CheckIn)
    .flatMap(({ day, kind, title }) => {
      const index = days.indexOf(day)
      return index < 0 ? [] : [{ index, text: `${t(`event.${kind}`)}: ${title}` }]
    })
}

function Chart({ strategy, series, isPrivate }: MetricChartProps & { series: StrategyMetricSeries }) {
  const { t } = useTranslation('strategies')
  const format = useFormat()
  const words = useStrategyWords()
  const { points, forecast, unit, currencyCode, startsOn, dueOn, resamplingCount, historyDays } = series
  const days = points.map(({ day }) => day)
  const notes = useNotes(strategy, isPrivate, days)
  const name = words.nameOf(strategy)
  const last = points.findLastIndex(({ value }) => value !== null)
  // The forecast line begins at the last value, so that it does not hang in the air.
  const middle = points.map(({ middle: value }, index) => (index === last ? (points[last]?.value ?? null) : value))
  const value = (number: number) => words.valueOf(number, unit, currencyCode)
  const period = t('facts.fromTo', { from: format.date(startsOn), to: format.date(dueOn) })
  const description = forecast
    ? t('chart.described', {
        period,
        low: value(forecast.low),
        high: value(forecast.high),
        target: value(series.target),
        count: resamplingCount,
        days: historyDays,
      })
    : t('chart.withoutForecast', { period, target: value(series.target) })
  return (
    <LineChart
      title={name}
      description={description}
      labels={days}
      formatLabel={(day) => format.date(day, 'short')}
      unit={words.unitName(unit, currencyCode)}
      formatValue={value}
      series={[
        { id: 'actual', label: t('chart.actual'), role: 'actual', values: points.map((point) => point.value) },
        { id: 'needed', label: t('chart.needed'), role: 'previous', values: points.map((point) => point.needed) },
        ...(forecast
          ? [{ id: 'forecast', label: t('chart.forecast'), role: 'expected' as const, values: middle }]
          : []),
      ]}
      {...(forecast
        ? {
            band: {
              label: t('chart.range'),
              low: points.map((point) => point.low),
              high: points.map((point) => point.high),
            },
          }
        : {})}
      notes={notes}
      download={{ name: `strategy-${strategy.id}`, caption: `${strategy.title} · ${period}` }}
    />
  )
}
