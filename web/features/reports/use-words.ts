import { listAvailableMetricsOptions } from '@adwright/sdk/react-query'
import { type AnalyticsMetric, AnalyticsMetricUnit } from '@adwright/sdk/types'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { metricTick, metricWords } from '#web/ui/metric-words.ts'
import { useFormat } from '#web/ui/use-format.ts'

/** Names, units and values of metrics in words; their API names while the server's are not known. */
export function useMetricWords(currencyCode: string) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const { data, isPending } = useQuery({
    ...listAvailableMetricsOptions(),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isShownInPlace: true },
  })
  const find = (metric: AnalyticsMetric) => data?.find(({ apiName }) => apiName === metric)
  const labelOf = (metric: AnalyticsMetric) => find(metric)?.displayName ?? metric
  return {
    isPending,
    labelOf,
    /** What is counted goes by its name: "Sessions" says more than "Number". */
    unitOf: (metric: AnalyticsMetric) => {
      const unit = find(metric)?.unit
      if (unit === AnalyticsMetricUnit.Money) return currencyCode
      if (unit === AnalyticsMetricUnit.Rate) return t('unit.rate')
      return unit === AnalyticsMetricUnit.Seconds ? t('unit.seconds') : labelOf(metric)
    },
    isDefault: (metric: AnalyticsMetric) => find(metric)?.isDefault ?? true,
    isGoodWhenUp: (metric: AnalyticsMetric) => find(metric)?.isGoodWhenUp ?? true,
    valueOf: (metric: AnalyticsMetric, value: number) => metricWords(format, find(metric)?.unit, value, currencyCode),
    /** In a column each row is held against the others and the total: nothing is shortened. */
    exactOf: (metric: AnalyticsMetric, value: number) => {
      const unit = find(metric)?.unit
      if (unit === AnalyticsMetricUnit.Money) return format.money(value, currencyCode)
      if (unit === AnalyticsMetricUnit.Rate || unit === AnalyticsMetricUnit.Seconds)
        return metricWords(format, unit, value, currencyCode)
      return format.number(value, 0)
    },
    tickOf: (metric: AnalyticsMetric, value: number) => metricTick(format, find(metric)?.unit, value, currencyCode),
  }
}

export type MetricWords = ReturnType<typeof useMetricWords>
