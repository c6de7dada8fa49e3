import type { AnomalyDetail } from '@adwright/sdk/types'
import { Box, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useDimensionName } from '#web/domain/metrics/use-dimension-name.ts'
import { useMetrics } from '#web/domain/metrics/use-metrics.ts'
import { SignedBars } from '#web/ui/chart/SignedBars.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { reportOf } from './report-link.ts'

/** The segments that changed most, and whether they moved in the direction of the total. */
export function Contributors({ anomaly }: { anomaly: AnomalyDetail }) {
  const { t } = useTranslation('anomalies')
  const dimensionName = useDimensionName()
  const format = useFormat()
  const metrics = useMetrics()
  const { metric, currencyCode, contributors } = anomaly
  if (contributors.length === 0)
    return (
      <Section title={t('why.title')}>
        <Text color="fg.muted">{t('why.none')}</Text>
      </Section>
    )
  return (
    <Box layerStyle="card" p={{ base: '4', md: '5' }}>
      <SignedBars
        title={t('why.title')}
        description={t('why.text')}
        unit={t('why.unit')}
        nameHeader={t('why.part')}
        valueHeader={t('why.share')}
        noteHeader={t('why.figures')}
        formatValue={(value) => format.change(value / 100)}
        rows={contributors.map(({ dimension, value, contributionPct, actual, expected }) => ({
          id: `${dimension} ${value}`,
          label: value,
          kind: dimensionName(dimension),
          value: contributionPct,
          note: t('why.insteadOf', {
            actual: metrics.valueOf(metric, actual, currencyCode),
            expected: metrics.valueOf(metric, expected, currencyCode),
          }),
          to: reportOf(anomaly, { dimension, dimensionValue: value }),
        }))}
      />
    </Box>
  )
}
