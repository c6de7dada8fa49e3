import { listAvailableMetricsOptions } from '@adwright/sdk/react-query'
import { type AnalyticsMetric, AnalyticsMetricUnit } from '@adwright/sdk/types'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '#web/session/current.ts'
import { metricTick, metricWords } from '#web/ui/metric-words.ts'
import { useFormat } from '#web/ui/use-format.ts'

/** Names, units and values of metrics in words; their API names while the server's are not known. */
export function useMetrics() {
  const { t } = useTranslation('anomalies')
  const format = useFormat()
  const { currencyCode } = useAccount()
  const { data } = useQuery({
    ...listAvailableMetricsOptions(),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isShownInPlace: true },
  })
  return useMemo(() => {
    const find = (metric: AnalyticsMetric) => data?.find(({ apiName }) => apiName === metric)
    const units: Record<AnalyticsMetricUnit, string> = {
      [AnalyticsMetricUnit.Count]: t('unit.count'),
      [AnalyticsMetricUnit.Rate]: t('unit.rate'),
      [AnalyticsMetricUnit.Money]: currencyCode,
      [AnalyticsMetricUnit.Seconds]: t('unit.seconds'),
    }
    return {
      /** All that can be watched; undefined until they are known. */
      all: data,
      labelOf: (metric: AnalyticsMetric) => find(metric)?.displayName ?? metric,
      unitOf: (metric: AnalyticsMetric) => units[find(metric)?.unit ?? AnalyticsMetricUnit.Count],
      isGoodWhenUp: (metric: AnalyticsMetric) => find(metric)?.isGoodWhenUp ?? true,
      valueOf: (metric: AnalyticsMetric, value: number) => metricWords(format, find(metric)?.unit, value, currencyCode),
      tickOf: (metric: AnalyticsMetric, value: number) => metricTick(format, find(metric)?.unit, value, currencyCode),
    }
  }, [data, t, format, currencyCode])
}

export type Metrics = ReturnType<typeof useMetrics>
