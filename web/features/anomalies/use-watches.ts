import {
  listAnomaliesOptions,
  listAnomalyConfigurationsOptions,
  listAnomalyConfigurationsQueryKey,
  useListAnomalyConfigurationsQuery,
} from '@adwright/sdk/react-query'
import type { AnomalyConfiguration } from '@adwright/sdk/types'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { addDays } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/server-time.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount } from '#web/session/current.ts'

const DAYS_BACK = 90
const MOST = 100

/** All watches of the account, with the default ones of the product. */
const watchesOf = (accountId: string) => ({ path: { accountId }, query: { includeDefaults: true } })

export const useWatches = () => useListAnomalyConfigurationsQuery(watchesOf(useAccount().id))

/** Reads all watches as they are by now. */
export function useFetchWatches() {
  const queries = useQueryClient()
  const options = listAnomalyConfigurationsOptions(watchesOf(useAccount().id))
  return () => queries.fetchQuery({ ...options, meta: { errors: 'inline' }, staleTime: 0 })
}

export const useWatchesKey = () => listAnomalyConfigurationsQueryKey(watchesOf(useAccount().id))

/** The day each watch last found something, among the newest anomalies of the past 90 days. */
export function useLastFound(): ReadonlyMap<string, string> {
  const { id: accountId, timeZone } = useAccount()
  const today = useToday(timeZone)
  const query = { dateBegin: addDays(today, -DAYS_BACK), dateEnd: today, pageSize: MOST } as const
  const { data } = useQuery({ ...listAnomaliesOptions({ path: { accountId }, query }), meta: { errors: 'toast' } })
  const last = new Map<string, string>()
  for (const { configurationId, date } of data?.items ?? [])
    if (date > (last.get(configurationId) ?? '')) last.set(configurationId, date)
  return last
}

/** After a change, invalidates the list of monitors and immediately shows the response in it. */
export function useKeepWatch() {
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const queryKey = useWatchesKey()
  return (changed?: AnomalyConfiguration) => {
    if (changed)
      queries.setQueryData<AnomalyConfiguration[]>(queryKey, (before) =>
        before?.some(({ id }) => id === changed.id)
          ? before.map((one) => (one.id === changed.id ? changed : one))
          : [...(before ?? []), changed],
      )
    return invalidate('listAnomalyConfigurations')
  }
}
