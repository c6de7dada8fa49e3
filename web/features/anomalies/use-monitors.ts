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

/** The newest anomalies of the past 90 days: the day of each monitor's last one, and the period in which there was no other. */
export function useLastAnomalies() {
  const { id: accountId, timeZone } = useAccount()
  const today = useToday(timeZone)
  const period = { dateBegin: addDays(today, -DAYS_BACK), dateEnd: today }
  const query = { ...period, pageSize: MAX_PAGE_SIZE } as const
  const { data } = useQuery({ ...listAnomaliesOptions({ path: { accountId }, query }), meta: { errors: 'toast' } })
  const items = data?.items ?? []
  const lastOf = new Map<string, string>()
  for (const { configurationId, date } of items)
    if (date > (lastOf.get(configurationId) ?? '')) lastOf.set(configurationId, date)
  // A monitor that is not among them can still have anomalies before the oldest one of the page.
  const isComplete = data === undefined || data.totalCount <= items.length
  return { lastOf, period, since: isComplete ? undefined : items.at(-1)?.date }
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
