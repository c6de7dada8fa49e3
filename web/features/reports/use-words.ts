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
  const units: Record<AnalyticsMetricUnit, string> = {
    [AnalyticsMetricUnit.Count]: t('unit.count'),
    [AnalyticsMetricUnit.Rate]: t('unit.rate'),
    [AnalyticsMetricUnit.Money]: currencyCode,
    [AnalyticsMetricUnit.Seconds]: t('unit.seconds'),
  }
  return {
    isPending,
    labelOf: (metric: AnalyticsMetric) => find(metric)?.displayName ?? metric,
    unitOf: (metric: AnalyticsMetric) => units[find(metric)?.unit ?? AnalyticsMetricUnit.Count],
    isDefault: (metric: AnalyticsMetric) => find(metric)?.isDefault ?? true,
    isGoodWhenUp: (metric: AnalyticsMetric) => find(metric)?.isGoodWhenUp ?? true,
    valueOf: (metric: AnalyticsMetric, value: number) => metricWords(format, find(metric)?.unit, value, currencyCode),
    tickOf: (metric: AnalyticsMetric, value: number) => metricTick(format, find(metric)?.unit, value, currencyCode),
  }
}

export type MetricWords = ReturnType<typeof useMetricWords>
