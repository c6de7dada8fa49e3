import { ActivityKind, type ListAutopilotActivityData } from '@adwright/sdk/types'
import { useMemo } from 'react'
import { LAST_30_AND_TODAY } from '#web/lib/dates.ts'
import { parseIds, parseOption, parseOptions, useAddress } from '#web/lib/use-address.ts'
import { usePeriod } from '#web/ui/period/use-period.ts'
import { groupings } from './grouping.ts'

/** The URL parameters of the filters, besides the date range. */
export const filterNames = ['ruleIds', 'categoryIds', 'entityIds', 'kinds', 'text'] as const

const MAX_PAGE_SIZE = 100

/** Returns the query of the URL. A range up to now has no end date, because the server knows the current day. */
export function useActivityQuery(timeZone: string) {
  const address = useAddress()
  const state = usePeriod(timeZone, { comparison: 'none', preset: LAST_30_AND_TODAY })
  const { search, text } = address
  const { currentPage } = address.paging
  // Matches are collapsed to few lines, so the default page size is the maximum.
  const recordsPerPage = address.search.has('pageSize') ? address.paging.pageSize : MAX_PAGE_SIZE
  const { preset } = state
  const { from, to } = state.period
  return useMemo(() => {
    const isOpen = preset !== undefined && preset !== 'lastMonth'
    const filters = {
      ruleIds: parseIds(search.getAll('ruleIds')),
      categoryIds: parseIds(search.getAll('categoryIds')),
      entityIds: parseIds(search.getAll('entityIds')),
      kinds: parseOptions(Object.values(ActivityKind), search.getAll('kinds')),
    }
    const query: NonNullable<ListAutopilotActivityData['query']> = {
      ...Object.fromEntries(Object.entries(filters).filter(([, values]) => values.length > 0)),
      ...(text === '' ? {} : { searchText: text }),
      dateBegin: from,
      ...(isOpen ? {} : { dateEnd: to }),
    }
    return {
      period: state,
      /** The range has no end, so that today's entries are included. */
      isOpen,
      filters,
      text,
      by: parseOption(groupings, search.get('by')) ?? 'run',
      /** The query of the list, without its page. */
      query,
      paging: { currentPage, recordsPerPage },
      isFiltered: filterNames.some((name) => search.has(name)),
    }
  }, [search, text, currentPage, recordsPerPage, preset, from, to, state])
}

export type ActivityQuery = ReturnType<typeof useActivityQuery>
