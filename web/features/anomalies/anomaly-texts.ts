import { AnalyticsMetricUnit, type Anomaly, AnomalyDirection, AnomalyStatus } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { useMetrics } from '#web/domain/metrics/use-metrics.ts'
import type { StatusTone } from '#web/ui/feedback/StatusBadge.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { withHour } from './points.ts'

export const statusTones: Record<AnomalyStatus, StatusTone> = {
  [AnomalyStatus.New]: 'warning',
  [AnomalyStatus.Acknowledged]: 'accent',
  [AnomalyStatus.Snoozed]: 'neutral',
  [AnomalyStatus.Resolved]: 'good',
  [AnomalyStatus.FalseAlarm]: 'neutral',
}

/** From this factor on, a change is described as a multiple, because 640% more is hard to picture. */
const MANY_TIMES = 3

/** Describes an anomaly and its deviation from the expected value. */
export function useAnomalyWords() {
  const { t } = useTranslation('anomalies')
  const format = useFormat()
  const metrics = useMetrics()
  const isRate = (metric: Anomaly['metric']) =>
    metrics.all?.find(({ apiName }) => apiName === metric)?.unit === AnalyticsMetricUnit.Rate
  return {
    metrics,
    nameOf: ({ metric, date, hour }: Pick<Anomaly, 'metric' | 'date' | 'hour'>) =>
      t('name', { metric: metrics.labelOf(metric), date: withHour(format.date(date), hour) }),
    /** The signed deviation: of a rate in percentage points, of other metrics in percent of the expected value. */
    changeOf: ({ metric, actual, expected, deviationPct }: Anomaly): string => {
      if (isRate(metric)) return t('deviation.points', { points: format.points(actual - expected) })
      return expected <= 0 ? '–' : format.change(deviationPct / 100)
    },
    deviationOf: (anomaly: Anomaly): string => {
      const { metric, currencyCode, direction, deviationPct, actual, expected } = anomaly
      const valueOf = (value: number) => metrics.valueOf(metric, value, currencyCode)
      const values = { actual: valueOf(actual), expected: valueOf(expected) }
      const side = direction === AnomalyDirection.Drop ? 'below' : 'above'
      if (isRate(metric)) {
        const points = format.points(Math.abs(actual - expected)).replace('+', '')
        return t(`deviation.${side}`, { ...values, share: t('deviation.points', { points }) })
      }
      if (expected <= 0) return t('deviation.unexpected', values)
      if (direction === AnomalyDirection.Rise && actual / expected >= MANY_TIMES)
        return t('deviation.times', { ...values, times: format.number(actual / expected, 1) })
      return t(`deviation.${side}`, { ...values, share: format.rate(Math.abs(deviationPct) / 100, 0) })
    },
  }
}
