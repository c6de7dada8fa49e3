import {
  AnomalyArrival,
  type AnomalyConfiguration,
  AnomalyGranularity,
  type AnomalyPreview,
  type AnomalyPreviewPoint,
  type AvailableMetric,
  type DateRange,
} from '@adwright/sdk/types'
import { Box, Flex, Text } from '@chakra-ui/react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useMetrics } from '#web/domain/metrics/use-metrics.ts'
import { bandOf, labelsOf, labelWords, placeWords } from '#web/features/anomalies/points.ts'
import { problemText } from '#web/lib/problem.ts'
import { RATE_TICKS } from '#web/ui/chart/chart-model.ts'
import { LineChart } from '#web/ui/chart/LineChart.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { severityOf } from '#web/ui/feedback/severity.tsx'
import { ChartSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { useDraftPreview } from '#web/ui/form/use-draft-preview.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { readyDraft } from './metric-form.ts'
import { SensitivityChoice } from './SensitivityChoice.tsx'
import { useTuner } from './use-tuner.ts'

const HEIGHT = 300
/** The height with chart, legend and texts, which wrap on narrow screens, so that nothing below moves when the preview arrives. */
const CARD_HEIGHT = { base: '36rem', md: '33.5rem', lg: '29.75rem' }

interface TunerProps {
  monitor: AnomalyConfiguration
  metrics: readonly AvailableMetric[]
}

/** A preview of the anomalies that the setting would have found in the past, compared with other sensitivities. */
export function Tuner({ monitor, metrics }: TunerProps) {
  const { t } = useTranslation('anomalies')
  const toDraft = useCallback((json: string) => readyDraft(JSON.parse(json), metrics), [metrics])
  const { draft, isInvalid, isStale } = useDraftPreview(toDraft)
  const { data, error, refetch, isPlaceholderData } = useTuner(monitor, draft)
  const isOld = isStale || isPlaceholderData
  return (
    <Flex direction="column" gap="4" minWidth="0">
      <SensitivityChoice granularity={monitor.granularity} alerts={data?.alerts} isOld={isOld} />
      {isInvalid ? <Notice title={t('tuner.invalid')}>{data ? t('tuner.invalidKept') : null}</Notice> : null}
      <Box layerStyle="card" p={{ base: '4', md: '5' }} minWidth="0" minHeight={CARD_HEIGHT}>
        {data ? (
          <Box opacity={isOld ? 0.6 : 1} aria-busy={isOld} transition="opacity 120ms">
            <PreviewChart preview={data} isHourly={monitor.granularity === AnomalyGranularity.Hour} />
          </Box>
        ) : error ? (
          <SectionError title={t('tuner.failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <ChartSkeleton height={HEIGHT + 90} />
        )}
      </Box>
      {data && error ? (
        <Notice tone="warning" title={t('tuner.failed')}>
          {problemText(error)}
        </Notice>
      ) : null}
    </Flex>
  )
}

function PreviewChart({ preview, isHourly }: { preview: AnomalyPreview; isHourly: boolean }) {
  const { t } = useTranslation('anomalies')
  const format = useFormat()
  const words = useMetrics()
  const { metric, currencyCode, points, isLearning, dateBegin, dateEnd, noisePerWeek, gaps } = preview
  const { actual, expected, low, high } = bandOf(points)
  const dayWords = (day: string) => format.date(day, 'short')
  const periodWords = (gap: DateRange) =>
    [...new Set([gap.dateBegin, gap.dateEnd])].map((day) => format.date(day, 'short')).join(' – ')
  const marks = points.flatMap(({ severity }, index) =>
    severity === null ? [] : [{ index, severity: severityOf(severity) }],
  )
  const notes = points.flatMap(({ isIgnored, arrival }, index) => [
    ...(isIgnored ? [{ index, text: t('tuner.ignored') }] : []),
    ...(arrival === AnomalyArrival.Late ? [{ index, text: t('tuner.lateMark') }] : []),
    ...(arrival === AnomalyArrival.Corrected ? [{ index, text: t('tuner.correctedMark') }] : []),
  ])
  const isLate = ({ arrival }: AnomalyPreviewPoint) => arrival !== undefined && arrival !== AnomalyArrival.OnTime
  const lateDays = [...new Set(points.filter(isLate).map(({ date }) => date))]
  return (
    <>
      {isLearning ? (
        <Box mb="4">
          <Notice tone="warning" title={t('tuner.learning')}>
            {t('tuner.learningText')}
          </Notice>
        </Box>
      ) : null}
      {gaps.length > 0 ? (
        <Box mb="4">
          <Notice title={t('tuner.missing')}>
            {t('tuner.missingText', {
              periods: gaps.map(periodWords).join(', '),
            })}
          </Notice>
        </Box>
      ) : null}
      {lateDays.length > 0 ? (
        <Box mb="4">
          <Notice title={t('tuner.late')}>{t('tuner.lateText', { periods: lateDays.map(dayWords).join(', ') })}</Notice>
        </Box>
      ) : null}
      <LineChart
        title={t('tuner.title', { metric: words.labelOf(metric) })}
        description={t('tuner.text', { from: format.date(dateBegin, 'short'), to: format.date(dateEnd) })}
        labels={labelsOf(points)}
        formatLabel={(label) => labelWords(label, dayWords)}
        formatPlace={(label) => placeWords(points.length, label, dayWords)}
        {...(isHourly ? { labelHeader: t('chart.hour') } : {})}
        unit={words.unitOf(metric, currencyCode)}
        formatValue={(value) => words.valueOf(metric, value, currencyCode)}
        formatTick={(value) => words.tickOf(metric, value, currencyCode)}
        fixedTicks={words.isRate(metric) ? RATE_TICKS : undefined}
        height={HEIGHT}
        series={[
          { id: 'actual', label: t('chart.actual'), role: 'actual', values: actual },
          { id: 'expected', label: t('chart.expected'), role: 'expected', values: expected },
        ]}
        band={{ label: t('chart.band'), low, high }}
        anomalies={marks}
        notes={notes}
      />
      <Text as="output" display="block" textStyle="sm" color="fg.muted" mt="3">
        {noisePerWeek === null
          ? t('tuner.noPoints')
          : t('tuner.noise', {
              alerts: t('tuner.alerts', { count: marks.length }),
              perWeek: format.number(noisePerWeek, 1),
            })}
      </Text>
    </>
  )
}
