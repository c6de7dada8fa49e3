import { listAvailableMetricsOptions } from '@adwright/sdk/react-query'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useAccount } from '#web/session/current.ts'
import { metricWords } from '#web/ui/metric-words.ts'
import { useFormat } from '#web/ui/use-format.ts'

/** The words for a metric and for its values; money in the account's currency unless the figures have one of their own. */
export function useMetrics(ownCurrency?: string) {
  const { data: metrics } = useSuspenseQuery({ ...listAvailableMetricsOptions(), staleTime: Number.POSITIVE_INFINITY })
  const account = useAccount()
  const currencyCode = ownCurrency ?? account.currencyCode
  const format = useFormat()
  const find = (name: string) => metrics.find(({ apiName }) => apiName === name)
  return {
    labelOf: (name: string) => find(name)?.displayName ?? name,
    wordsOf: (name: string, value: number, currency = currencyCode) =>
      metricWords(format, find(name)?.unit, value, currency),
  }
}
