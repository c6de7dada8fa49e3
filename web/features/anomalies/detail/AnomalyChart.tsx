import type { AnomalyDetail } from '@adwright/sdk/types'
import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Annotations } from '#web/domain/annotations/Annotations.tsx'
import { useAnnotations } from '#web/domain/annotations/use-annotations.ts'
import { useAnomalyWords } from '#web/features/anomalies/anomaly-texts.ts'
import { bandOf, labelsOf, labelWords, placeWords } from '#web/features/anomalies/points.ts'
import { RATE_TICKS } from '#web/ui/chart/chart-model.ts'
import { LineChart } from '#web/ui/chart/LineChart.tsx'
import { severityOf } from '#web/ui/feedback/severity.tsx'
import { useFormatPeriod } from '#web/ui/period/PeriodPicker.tsx'
import { useFormat } from '#web/ui/use-format.ts'

/** A chart of the days around the anomaly: actual values, expected values and the expected range. */
export function AnomalyChart({ anomaly }: { anomaly: AnomalyDetail }) {
  const { t } = useTranslation('anomalies')
  const format = useFormat()
  const periodWords = useFormatPeriod()
  const { metrics, nameOf } = useAnomalyWords()
  const { metric, currencyCode, series, date, hour, severity } = anomaly
  const dayWords = (day: string) => format.date(day, 'short')
  const [first, last] = [series[0], series.at(-1)]
  const { actual: values, expected, low, high } = bandOf(series)
  const annotations = useAnnotations(first && last && { from: first.date, to: last.date })
  const index = series.findLastIndex((point) => point.date === date && point.hour === hour)
  return (
    <Box layerStyle="card" p={{ base: '4', md: '5' }}>
      <LineChart
        title={t('chart.title', { metric: metrics.labelOf(metric) })}
        description={first && last ? periodWords({ from: first.date, to: last.date }) : nameOf(anomaly)}
        labels={labelsOf(series)}
        formatLabel={(label) => labelWords(label, dayWords)}
        formatPlace={(label) => placeWords(series.length, label, dayWords)}
        {...(hour === null ? {} : { labelHeader: t('chart.hour') })}
        unit={metrics.unitOf(metric, currencyCode)}
        formatValue={(value) => metrics.valueOf(metric, value, currencyCode)}
        formatTick={(value) => metrics.tickOf(metric, value, currencyCode)}
        fixedTicks={metrics.isRate(metric) ? RATE_TICKS : undefined}
        series={[
          { id: 'actual', label: t('chart.actual'), role: 'actual', values },
          { id: 'expected', label: t('chart.expected'), role: 'expected', values: expected },
        ]}
        band={{ label: t('chart.band'), low, high }}
        notes={annotations.notesOf(series.map((point) => point.date))}
        {...(annotations.canAnnotate
          ? {
              onOpen: (at: number) => {
                const day = series[at]?.date
                if (day !== undefined) annotations.add({ from: day, to: day })
              },
            }
          : {})}
        anomalies={index < 0 ? [] : [{ index, severity: severityOf(severity) }]}
        download={{ name: `anomaly-${metric}-${date}`, caption: nameOf(anomaly) }}
      />
      <Annotations state={annotations} />
    </Box>
  )
}
