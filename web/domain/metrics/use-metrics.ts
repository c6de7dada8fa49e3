import { listAvailableMetricsOptions } from '@adwright/sdk/react-query'
import { type AnalyticsMetric, AnalyticsMetricUnit, type AvailableMetric } from '@adwright/sdk/types'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/ui/use-format.ts'
import { formatMetric, formatMetricTick } from './format-metric.ts'

/** The list of metrics changes only with a new version of the product. */
const options = { ...listAvailableMetricsOptions(), staleTime: Number.POSITIVE_INFINITY }

/** Formats names, units and values of metrics. Amounts are in `ownCurrency` unless a value has its own currency. */
function useMetricFormat(all: readonly AvailableMetric[] | undefined, ownCurrency: string) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const find = (metric: string) => all?.find(({ apiName }) => apiName === metric)
  const labelOf = (metric: string) => find(metric)?.displayName ?? metric
  return {
    /** All available metrics; undefined until they are loaded. */
    all,
    labelOf,
    /** Counts use the metric's name as unit: "Sessions" is clearer than "Number". */
    unitOf: (metric: AnalyticsMetric, currency = ownCurrency) => {
      const unit = find(metric)?.unit
      if (unit === AnalyticsMetricUnit.Money) return currency
      if (unit === AnalyticsMetricUnit.Rate) return t('metric.unit.rate')
      return unit === AnalyticsMetricUnit.Seconds ? t('metric.unit.seconds') : labelOf(metric)
    },
    isDefault: (metric: AnalyticsMetric) => find(metric)?.isDefault ?? true,
    isGoodWhenUp: (metric: AnalyticsMetric) => find(metric)?.isGoodWhenUp ?? true,
    valueOf: (metric: string, value: number, currency = ownCurrency) =>
      formatMetric(format, find(metric)?.unit, value, currency),
    /** Formats without abbreviation, for table cells, which are compared with each other and with the total. */
    exactOf: (metric: AnalyticsMetric, value: number, currency = ownCurrency) => {
      const unit = find(metric)?.unit
      if (unit === AnalyticsMetricUnit.Money) return format.money(value, currency)
      if (unit === AnalyticsMetricUnit.Rate || unit === AnalyticsMetricUnit.Seconds)
        return formatMetric(format, unit, value, currency)
      return format.number(value, 0)
    },
    tickOf: (metric: AnalyticsMetric, value: number, currency = ownCurrency) =>
      formatMetricTick(format, find(metric)?.unit, value, currency),
  }
}

/** Shows API names until the list of metrics is loaded. */
export function useMetrics(currencyCode = '') {
  const { data, isPending } = useQuery({ ...options, meta: { errors: 'toast' } })
  return { isPending, ...useMetricFormat(data, currencyCode) }
}

/** Suspends until the list of metrics is loaded. */
export function useSuspenseMetrics(currencyCode = '') {
  const { data } = useSuspenseQuery(options)
  return useMetricFormat(data, currencyCode)
}

export type Metrics = ReturnType<typeof useMetrics>
