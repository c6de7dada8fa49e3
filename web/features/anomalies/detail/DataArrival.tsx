import { type Anomaly, AnomalyArrival } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { useMetrics } from '#web/domain/metrics/use-metrics.ts'
import { Fact } from '#web/ui/page/Fact.tsx'

/** Says that the data of an anomaly came late, or was corrected since; nothing for data that came on time. */
export function DataArrival({ anomaly }: { anomaly: Anomaly }) {
  const { t } = useTranslation('anomalies')
  const words = useMetrics()
  const { arrival, currentActual, metric, currencyCode, lowerBound, upperBound } = anomaly
  if (typeof currentActual === 'number') {
    const isUsual = currentActual >= lowerBound && currentActual <= upperBound
    return (
      <Fact name={t('facts.arrival')}>
        {t('facts.corrected', { value: words.valueOf(metric, currentActual, currencyCode) })}
        {isUsual ? ` ${t('facts.correctedUsual')}` : null}
      </Fact>
    )
  }
  return arrival === AnomalyArrival.Late ? <Fact name={t('facts.arrival')}>{t('facts.late')}</Fact> : null
}
