import { Flex, Text } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSuspenseMetrics } from '#web/domain/metrics/use-metrics.ts'
import type { Period } from '#web/lib/dates.ts'
import { useAddressChoice } from '#web/lib/use-address.ts'
import { paths } from '#web/paths.ts'
import { DistributionBars } from '#web/ui/chart/DistributionBars.tsx'
import { SeverityShape } from '#web/ui/feedback/severity.tsx'
import { ChartSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { SegmentSwitch } from '#web/ui/filter/SegmentSwitch.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { type CountedAnomaly, distributionOf, groupings } from './distribution.ts'
import { severities } from './severities.ts'

// The dashboard shows the anomalies by metric first, so the chart by day is loaded on demand.
const AnomaliesByDay = lazy(async () => ({ default: (await import('./AnomaliesByDay.tsx')).AnomaliesByDay }))

interface AnomalyDistributionProps {
  anomalies: readonly CountedAnomaly[]
  period: Period
  propertyName: string
}

/** The anomalies of the period by metric or by day and severity; each bar links to its anomalies. */
export function AnomalyDistribution({ anomalies, period, propertyName }: AnomalyDistributionProps) {
  const { t } = useTranslation('dashboard')
  const { t: word } = useTranslation('common')
  const format = useFormat()
  const { labelOf } = useSuspenseMetrics()
  const [by, arrange] = useAddressChoice('by', groupings)
  const { places, counts } = distributionOf(anomalies, by, period)
  const count = (value: number) => format.number(value, 0)

  return (
    <Section
      title={t('distribution.title')}
      description={t('distribution.description', { count: anomalies.length })}
      actions={
        <SegmentSwitch
          label={t('distribution.switch')}
          options={[
            { value: 'metric', label: t('distribution.byMetric') },
            { value: 'day', label: t('distribution.byDay') },
          ]}
          value={by}
          onChange={arrange}
        />
      }
    >
      {by === 'day' ? (
        <Suspense fallback={<ChartSkeleton height={348} />}>
          <AnomaliesByDay counts={counts} days={places} period={period} propertyName={propertyName} />
        </Suspense>
      ) : (
        <>
          <Flex columnGap="4" wrap="wrap" mb="4" textStyle="sm" color="fg.muted" aria-hidden="true">
            {severities.map(({ role }) => (
              <Flex key={role} align="center" gap="1.5">
                <SeverityShape severity={role} size={10} />
                {word(`ui.severity.${role}`)}
              </Flex>
            ))}
          </Flex>
          {places.length === 0 ? <Text color="fg.muted">{t('distribution.none')}</Text> : null}
          <DistributionBars
            label={t('distribution.byMetric')}
            formatValue={count}
            rows={places.map((metric, index) => ({
              id: metric,
              label: labelOf(metric),
              to: paths.anomalyActivity({ propertyName, metrics: metric, dateBegin: period.from, dateEnd: period.to }),
              parts: severities.map(({ level, role }) => ({
                id: role,
                label: word(`ui.severity.${role}`),
                role,
                mark: <SeverityShape severity={role} size={8} />,
                value: counts[level][index] ?? 0,
              })),
            }))}
          />
        </>
      )}
    </Section>
  )
}
