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
const MAX_PAGE_SIZE = 100

/** All monitors of the account, including the built-in ones. */
const monitorsOf = (accountId: string) => ({ path: { accountId }, query: { includeDefaults: true } })

export const useMonitors = () => useListAnomalyConfigurationsQuery(monitorsOf(useAccount().id))

/** Fetches the latest monitors. */
export function useFetchMonitors() {
  const queries = useQueryClient()
  const options = listAnomalyConfigurationsOptions(monitorsOf(useAccount().id))
  return () => queries.fetchQuery({ ...options, meta: { errors: 'inline' }, staleTime: 0 })
}

export const useMonitorsKey = () => listAnomalyConfigurationsQueryKey(monitorsOf(useAccount().id))

/** The day of each monitor's last anomaly, among the newest anomalies of the past 90 days. */
export function useLastFound(): ReadonlyMap<string, string> {
  const { id: accountId, timeZone } = useAccount()
  const today = useToday(timeZone)
  const query = { dateBegin: addDays(today, -DAYS_BACK), dateEnd: today, pageSize: MAX_PAGE_SIZE } as const
  const { data } = useQuery({ ...listAnomaliesOptions({ path: { accountId }, query }), meta: { errors: 'toast' } })
  const last = new Map<string, string>()
  for (const { configurationId, date } of data?.items ?? [])
    if (date > (last.get(configurationId) ?? '')) last.set(configurationId, date)
  return last
}

/** After a change, invalidates the list of monitors and immediately shows the response in it. */
export function useRefreshMonitors() {
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const queryKey = useMonitorsKey()
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
