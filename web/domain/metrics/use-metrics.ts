import { listAvailableMetricsOptions } from '@adwright/sdk/react-query'
import { type AnalyticsMetric, AnalyticsMetricUnit, type AvailableMetric } from '@adwright/sdk/types'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ChangeValue } from '#web/ui/feedback/Change.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { formatMetric, formatMetricExactly, formatMetricPair, formatMetricTick } from './format-metric.ts'

/** The list of metrics changes only with a new version of the product. */
const metricsOptions = () => ({ ...listAvailableMetricsOptions(), staleTime: Number.POSITIVE_INFINITY })

/** An unknown value. */
const UNKNOWN = '–'

/** Formats names, units and values of metrics that were already read. Amounts are in `ownCurrency` unless a value has its own currency. */
export function useMetricFormat(all: readonly AvailableMetric[] | undefined, ownCurrency: string) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const find = (metric: string) => all?.find(({ apiName }) => apiName === metric)
  const unitIn = (metric: string) => find(metric)?.unit
  const labelOf = (metric: string) => find(metric)?.displayName ?? metric
  return {
    /** All available metrics; undefined until they are loaded. */
    all,
    labelOf,
    /** Counts use the metric's name as unit: "Sessions" is clearer than "Number". */
    unitOf: (metric: AnalyticsMetric, currency = ownCurrency) => {
      const unit = unitIn(metric)
      if (unit === AnalyticsMetricUnit.Money) return currency
      if (unit === AnalyticsMetricUnit.Rate) return t('metric.unit.rate')
      return unit === AnalyticsMetricUnit.Seconds ? t('metric.unit.seconds') : labelOf(metric)
    },
    isDefault: (metric: AnalyticsMetric) => find(metric)?.isDefault ?? true,
    isGoodWhenUp: (metric: AnalyticsMetric) => find(metric)?.isGoodWhenUp ?? true,
    /** Rates have a fixed scale from 0 to 100 % and change in percentage points. */
    isRate: (metric: string) => unitIn(metric) === AnalyticsMetricUnit.Rate,
    /** True for rates and averages, which mean little for a few sessions. */
    isRatio: (metric: string) => {
      const unit = unitIn(metric)
      return unit === AnalyticsMetricUnit.Rate || unit === AnalyticsMetricUnit.Seconds
    },
    /** An unknown value is a dash, never 0. */
    valueOf: (metric: string, value: number | null, currency = ownCurrency) =>
      value === null ? UNKNOWN : formatMetric(format, unitIn(metric), value, currency),
    /** Formats two values that are compared; their difference stays visible. */
    pairOf: (metric: string, one: number | null, other: number | null, currency = ownCurrency): [string, string] => {
      const short = (value: number | null) =>
        value === null ? UNKNOWN : formatMetric(format, unitIn(metric), value, currency)
      if (one === null || other === null) return [short(one), short(other)]
      return formatMetricPair(format, unitIn(metric), [one, other], currency)
    },
    /** The change from `previous` to `current`; null if one is unknown, or if there is nothing to relate it to. */
    changeOf: (metric: string, current: number | null, previous: number | null | undefined): ChangeValue | null => {
      if (current === null || previous === null || previous === undefined) return null
      if (unitIn(metric) === AnalyticsMetricUnit.Rate) return { unit: 'points', value: current - previous }
      return previous === 0 ? null : { unit: 'share', value: (current - previous) / previous }
    },
    /** Formats without abbreviation, for table cells, which are compared with each other and with the total. */
    exactOf: (metric: AnalyticsMetric, value: number | null, currency = ownCurrency) =>
      value === null ? UNKNOWN : formatMetricExactly(format, unitIn(metric), value, currency),
    tickOf: (metric: AnalyticsMetric, value: number, currency = ownCurrency) =>
      formatMetricTick(format, unitIn(metric), value, currency),
  }
}

/** Shows API names until the list of metrics is loaded. */
export function useMetrics(currencyCode = '') {
  const { data, isPending } = useQuery({ ...metricsOptions(), meta: { errors: 'toast' } })
  return { isPending, ...useMetricFormat(data, currencyCode) }
}

/** Suspends until the list of metrics is loaded. */
export function useSuspenseMetrics(currencyCode = '') {
  const { data } = useSuspenseQuery(metricsOptions())
  return useMetricFormat(data, currencyCode)
}

export type Metrics = ReturnType<typeof useMetricFormat>
