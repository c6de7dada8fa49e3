import { Box, Button, chakra } from '@chakra-ui/react'
import { FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Metrics } from '#web/domain/metrics/use-metrics.ts'
import { toCsv } from '#web/lib/csv.ts'
import { daysOf } from '#web/lib/dates.ts'
import { saveCsv } from '#web/lib/save-file.ts'
import { type ChartNote, RATE_TICKS } from '#web/ui/chart/chart-model.ts'
import { LineChart } from '#web/ui/chart/LineChart.tsx'
import { useFormatChange } from '#web/ui/feedback/Change.tsx'
import { useFormatPeriod } from '#web/ui/period/PeriodPicker.tsx'
import { usePeriodZoom } from '#web/ui/period/use-period-zoom.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { dailyValues, marksOf, type ReportMetrics } from './report-rows.ts'
import { metrics, type ReportPeriod, type ReportView } from './report-view.ts'

export interface TrendProps {
  report: ReportMetrics
  period: ReportPeriod
  view: ReportView
  words: Metrics
  /** The label of date range and filter. */
  about: string
}

interface TrendChartProps extends TrendProps {
  /** The notes of days. */
  notesOf?: (days: readonly string[]) => ChartNote[]
  /** Called with the day that was clicked. */
  onOpenDay?: ((day: string) => void) | undefined
  /** Content below the chart. */
  children?: ReactNode
}

/** A chart of the selected metric by day, with the comparison period. */
export function TrendChart(props: TrendChartProps) {
  const { report, period, view, words, about, notesOf, onOpenDay, children } = props
  const { t } = useTranslation('reports')
  const { t: common } = useTranslation('common')
  const formatChange = useFormatChange()
  const format = useFormat()
  const periodWords = useFormatPeriod()
  const { metric } = view
  const { days, current, previous } = dailyValues(report, metric, period.period)
  const zoom = usePeriodZoom(period, days)
  const label = words.labelOf(metric)
  const name = `${metric}-${period.period.from}-${period.period.to}`

  const save = () => {
    const lines = metrics.map((one) => ({ one, ...dailyValues(report, one, period.period) }))
    const columns = [
      { header: t('csv.day'), value: (index: number) => days[index] },
      ...lines.flatMap(({ one, ...line }) => [
        { header: words.labelOf(one), value: (index: number) => line.current[index] },
        ...(period.compared
          ? [{ header: t('csv.before', { name: words.labelOf(one) }), value: (index: number) => line.previous[index] }]
          : []),
      ]),
    ]
    const csv = toCsv(
      columns,
      days.map((_, index) => index),
      format.locale,
    )
    saveCsv(`report-${period.period.from}-${period.period.to}`, csv)
  }

  return (
    <Box layerStyle="card" p={{ base: '4', md: '5' }}>
      <LineChart
        title={label}
        description={about}
        labels={days}
        formatLabel={(day) => format.date(day, 'short')}
        unit={words.unitOf(metric)}
        formatValue={(value) => words.valueOf(metric, value)}
        formatTick={(value) => words.tickOf(metric, value)}
        series={[
          {
            id: 'current',
            label: common('ui.period.current'),
            detail: periodWords(period.period),
            role: 'actual',
            values: current,
          },
          ...(period.compared
            ? [
                {
                  id: 'previous',
                  label: common('ui.period.compared'),
                  detail: periodWords(period.compared),
                  role: 'previous',
                  values: previous,
                  labels: daysOf(period.compared),
                } as const,
              ]
            : []),
        ]}
        notes={notesOf?.(days) ?? []}
        anomalies={marksOf(report.annotations, days, metric)}
        ranges={
          period.isIncomplete
            ? [{ from: days.length - 1, to: days.length - 1, label: common('ui.mark.incomplete'), kind: 'incomplete' }]
            : []
        }
        fixedTicks={words.isRate(metric) ? RATE_TICKS : undefined}
        formatChange={(actual, before) => formatChange(words.changeOf(metric, actual, before))}
        {...(onOpenDay
          ? {
              onOpen: (index: number) => {
                const day = days[index]
                if (day !== undefined) onOpenDay(day)
              },
            }
          : {})}
        {...zoom}
        download={{ name, caption: about }}
        actions={
          <Button variant="ghost" size="sm" aria-label={t('csv.days')} onClick={save}>
            <FileDown aria-hidden="true" />
            <chakra.span display={{ base: 'none', md: 'inline' }}>{t('csv.short')}</chakra.span>
          </Button>
        }
      />
      {children}
    </Box>
  )
}
