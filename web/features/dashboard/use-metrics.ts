import { listAvailableMetricsOptions } from '@adwright/sdk/react-query'
import { AnalyticsMetricUnit } from '@adwright/sdk/types'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useAccount } from '#web/session/current.ts'
import { useFormat } from '#web/ui/use-format.ts'

/** The words for a metric and for its values, in the account's currency. */
export function useMetrics() {
  const { data: metrics } = useSuspenseQuery({ ...listAvailableMetricsOptions(), staleTime: Number.POSITIVE_INFINITY })
  const { currencyCode } = useAccount()
  const format = useFormat()
  const find = (name: string) => metrics.find(({ apiName }) => apiName === name)
  return {
    labelOf: (name: string) => find(name)?.displayName ?? name,
    wordsOf: (name: string, value: number) => {
      switch (find(name)?.unit) {
        case AnalyticsMetricUnit.Rate:
          return format.rate(value, 1)
        case AnalyticsMetricUnit.Money:
          return format.money(value, currencyCode, value >= 100_000)
        case AnalyticsMetricUnit.Seconds:
          return format.duration(value)
        default:
          return value >= 1_000_000 ? format.compact(value) : format.number(value, 0)
      }
    },
  }
}
