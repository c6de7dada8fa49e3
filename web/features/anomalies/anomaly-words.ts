import { type Anomaly, AnomalyDirection, AnomalyStatus } from '@adwright/sdk/types'
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
  return {
    metrics,
    nameOf: ({ metric, date, hour }: Pick<Anomaly, 'metric' | 'date' | 'hour'>) =>
      t('name', { metric: metrics.labelOf(metric), date: withHour(format.date(date), hour) }),
    deviationOf: ({ metric, currencyCode, direction, deviationPct, actual, expected }: Anomaly): string => {
      const valueOf = (value: number) => metrics.valueOf(metric, value, currencyCode)
      const values = { actual: valueOf(actual), expected: valueOf(expected) }
      if (direction === AnomalyDirection.Rise && expected > 0 && actual / expected >= MANY_TIMES)
        return t('deviation.times', { ...values, times: format.number(actual / expected, 1) })
      if (expected <= 0) return t('deviation.unexpected', values)
      const share = format.rate(Math.abs(deviationPct) / 100, 0)
      return t(direction === AnomalyDirection.Drop ? 'deviation.below' : 'deviation.above', { ...values, share })
    },
  }
}
