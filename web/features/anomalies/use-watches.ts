import { listAnomaliesOptions, listAnomalyConfigurationsOptions } from '@adwright/sdk/react-query'
import type { AnomalyConfiguration } from '@adwright/sdk/types'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { addDays } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/server-time.ts'
import { useAccount } from '#web/session/current.ts'

const quiet = { isShownInPlace: true }
const DAYS_BACK = 90
const MOST = 100

/** All watches of the account, those the product brought along too. */
export function useWatches() {
  const path = { accountId: useAccount().id }
  return useQuery({ ...listAnomalyConfigurationsOptions({ path, query: { includeDefaults: true } }), meta: quiet })
}

/** The day each watch last found something, among the newest anomalies of the past 90 days. */
export function useLastFound(): ReadonlyMap<string, string> {
  const { id: accountId, timeZone } = useAccount()
  const today = useToday(timeZone)
  const query = { dateBegin: addDays(today, -DAYS_BACK), dateEnd: today, pageSize: MOST } as const
  const { data } = useQuery({ ...listAnomaliesOptions({ path: { accountId }, query }), meta: quiet })
  const last = new Map<string, string>()
  for (const { configurationId, date } of data?.items ?? [])
    if (date > (last.get(configurationId) ?? '')) last.set(configurationId, date)
  return last
}

/** After a change of a watch: the list is read again, and at once shows the watch as the answer had it. */
export function useKeepWatch() {
  const queries = useQueryClient()
  const path = { accountId: useAccount().id }
  const { queryKey } = listAnomalyConfigurationsOptions({ path, query: { includeDefaults: true } })
  return (changed?: AnomalyConfiguration) => {
    if (changed)
      queries.setQueryData(queryKey, (before) =>
        before?.some(({ id }) => id === changed.id)
          ? before.map((one) => (one.id === changed.id ? changed : one))
          : [...(before ?? []), changed],
      )
    return queries.invalidateQueries({ queryKey: [{ _id: 'listAnomalyConfigurations' }] })
  }
}
