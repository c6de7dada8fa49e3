import { AnalyticsMetric, AnomalyStatus, type ListAnomaliesData, Severity } from '@adwright/sdk/types'
import { useMemo } from 'react'
import { LAST_30_AND_TODAY } from '#web/lib/dates.ts'
import { parseIds, parseOption, parseOptions, useAddress } from '#web/lib/use-address.ts'
import { usePeriod } from '#web/ui/period/use-period.ts'

export const sortable = ['metric', 'severity', 'deviationPct', 'date', 'status'] as const

/** The URL parameters of the filters, besides the date range; other screens link here with them. */
export const filterNames = ['severities', 'metrics', 'statuses', 'propertyName', 'configurationIds', 'text'] as const

const days = { from: 'dateBegin', to: 'dateEnd' }
const PROPERTY = /^\d{6,12}$/

/** Reads the list query from the URL; invalid parameters are ignored. */
export function useAnomalyQuery(timeZone: string) {
  const address = useAddress()
  const { search, text } = address
  const period = usePeriod(timeZone, { comparison: 'none', preset: LAST_30_AND_TODAY, names: days })
  const { from, to } = period.period
  const { currentPage, pageSize } = address.paging
  return useMemo(() => {
    const severities = parseOptions(Object.values(Severity), search.getAll('severities'))
    const metrics = parseOptions(Object.values(AnalyticsMetric), search.getAll('metrics'))
    const statuses = parseOptions(Object.values(AnomalyStatus), search.getAll('statuses'))
    const property = search.get('propertyName')
    const propertyName = property !== null && PROPERTY.test(property) ? property : undefined
    const configurationIds = parseIds(search.getAll('configurationIds'))
    const orderBy = parseOption(sortable, search.get('orderBy')) ?? 'date'
    const sortOrder = search.get('sortOrder') === 'asc' ? 'asc' : 'desc'
    const query: NonNullable<ListAnomaliesData['query']> = {
      ...(severities.length > 0 ? { severities } : {}),
      ...(metrics.length > 0 ? { metrics } : {}),
      ...(statuses.length > 0 ? { statuses } : {}),
      ...(propertyName ? { propertyName } : {}),
      ...(configurationIds.length > 0 ? { configurationIds } : {}),
      ...(text === '' ? {} : { searchText: text }),
      dateBegin: from,
      dateEnd: to,
      orderBy,
      sortOrder,
    }
    return {
      period,
      severities,
      metrics,
      statuses,
      propertyName,
      configurationIds,
      text,
      sort: { orderBy, sortOrder } as const,
      query,
      paging: { currentPage, pageSize },
      isFiltered: filterNames.some((name) => search.has(name)),
    }
  }, [search, text, period, from, to, currentPage, pageSize])
}

export type AnomalyQuery = ReturnType<typeof useAnomalyQuery>
