import {
  AnalyticsDimension,
  AnalyticsMetricUnit,
  AnomalyWatchDirection,
  type AvailableMetric,
} from '@adwright/sdk/types'
import { chakra, Flex, SimpleGrid } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useDimensionName } from '#web/domain/metrics/use-dimension-name.ts'
import { useMetrics } from '#web/domain/metrics/use-metrics.ts'
import { RadioField } from '#web/ui/form/ChoiceFields.tsx'
import { NumberField } from '#web/ui/form/NumberField.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import type { MetricForm } from './metric-form.ts'
import { SegmentField } from './SegmentField.tsx'

const POINTS = [1, 2, 3, 4, 5]
const MAX_VOLUME = 1_000_000_000
const MAX_CHANGE = 1000
const DEVIATIONS = { min: 1, max: 20, step: 0.5 }

interface MetricFieldsProps {
  metrics: readonly AvailableMetric[]
  propertyName: string
  currency: string
}

/** The settings of one metric, except its sensitivity. */
export function MetricFields({ metrics, propertyName, currency }: MetricFieldsProps) {
  const { t } = useTranslation('anomalies')
  const dimensionName = useDimensionName()
  const { unitOf } = useMetrics()
  const [metric, dimension] = useWatch<MetricForm, ['metric', 'dimension']>({ name: ['metric', 'dimension'] })
  const unit = metrics.find(({ apiName }) => apiName === metric)?.unit
  const volumeUnit =
    unit === AnalyticsMetricUnit.Rate ? '%' : unit === AnalyticsMetricUnit.Seconds ? t('metric.seconds') : undefined
  return (
    <Flex direction="column" gap="4">
      <SelectField
        name="metric"
        label={t('column.metric')}
        help={metrics.find(({ apiName }) => apiName === metric)?.description}
        options={metrics.map(({ apiName, displayName }) => ({ value: apiName, label: displayName }))}
      />
      <RadioField
        name="direction"
        label={t('metric.direction')}
        options={Object.values(AnomalyWatchDirection).map((value) => ({ value, label: t(`direction.${value}`) }))}
      />
      <NumberField
        name="minimumVolume"
        label={t('metric.minimumVolume')}
        help={t('metric.minimumVolumeHelp')}
        unit={volumeUnit ?? (unit === AnalyticsMetricUnit.Money ? unitOf(metric, currency) : undefined)}
        min={0}
        max={MAX_VOLUME}
        isOptional
      />
      <NumberField
        name="minChangePct"
        label={t('metric.minChange')}
        help={t('metric.minChangeHelp')}
        unit="%"
        min={0}
        max={MAX_CHANGE}
        isOptional
      />
      <SelectField
        name="consecutivePoints"
        label={t('metric.points')}
        help={t('metric.pointsHelp')}
        options={POINTS.map((value) => ({ value, label: String(value) }))}
      />
      <SelectField
        name="dimension"
        label={t('metric.segment')}
        placeholder={t('metric.whole')}
        options={Object.values(AnalyticsDimension).map((value) => ({ value, label: dimensionName(value) }))}
        isOptional
      />
      {dimension ? <SegmentField dimension={dimension} propertyName={propertyName} /> : null}
      <SimpleGrid columns={2} gap="4">
        <NumberField name="severityThresholds.medium" label={t('metric.mediumFrom')} unit="σ" {...DEVIATIONS} />
        <NumberField name="severityThresholds.high" label={t('metric.highFrom')} unit="σ" {...DEVIATIONS} />
      </SimpleGrid>
      <chakra.p textStyle="sm" color="fg.muted">
        {t('metric.thresholdsHelp')}
      </chakra.p>
    </Flex>
  )
}
