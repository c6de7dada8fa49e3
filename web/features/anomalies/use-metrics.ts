import { listAvailableMetricsOptions } from '@adwright/sdk/react-query'
import { type AnalyticsMetric, AnalyticsMetricUnit } from '@adwright/sdk/types'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { metricTick, metricWords } from '#web/ui/metric-words.ts'
import { useFormat } from '#web/ui/use-format.ts'

/** Names, units and values of metrics in words, money in the currency of its property; API names while the server's are not known. */
export function useMetrics() {
  const { t } = useTranslation('anomalies')
  const format = useFormat()
  const { data } = useQuery({
    ...listAvailableMetricsOptions(),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isShownInPlace: true },
  })
  const find = (metric: AnalyticsMetric) => data?.find(({ apiName }) => apiName === metric)
  const labelOf = (metric: AnalyticsMetric) => find(metric)?.displayName ?? metric
  return {
    /** All that can be watched; undefined until they are known. */
    all: data,
    labelOf,
    /** What is counted goes by its name: "Sessions" says more than "Number". */
    unitOf: (metric: AnalyticsMetric, currency: string) => {
      const unit = find(metric)?.unit
      if (unit === AnalyticsMetricUnit.Money) return currency
      if (unit === AnalyticsMetricUnit.Rate) return t('unit.rate')
      return unit === AnalyticsMetricUnit.Seconds ? t('unit.seconds') : labelOf(metric)
    },
    isGoodWhenUp: (metric: AnalyticsMetric) => find(metric)?.isGoodWhenUp ?? true,
    valueOf: (metric: AnalyticsMetric, value: number, currency: string) =>
      metricWords(format, find(metric)?.unit, value, currency),
    tickOf: (metric: AnalyticsMetric, value: number, currency: string) =>
      metricTick(format, find(metric)?.unit, value, currency),
  }
}

export type Metrics = ReturnType<typeof useMetrics>
