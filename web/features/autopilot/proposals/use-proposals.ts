import { listAutopilotProposalsOptions } from '@adwright/sdk/react-query'
import type { AutopilotProposal } from '@adwright/sdk/types'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { readAllPages } from '#web/features/autopilot/read-all-pages.ts'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { parseIds, parseOption, useAddress } from '#web/lib/use-address.ts'

/** The first one is the default: the suggestions with the highest impact come first. */
export const orders = ['estimatedSaving', 'cost', 'proposedAt', 'ruleName'] as const

/** Returns the suggestions with the filters and the order of the URL. */
export function useProposals() {
  const { path } = useClient()
  const { search, text, paging } = useAddress()
  const queries = useQueryClient()
  const orderBy = parseOption(orders, search.get('orderBy')) ?? 'estimatedSaving'
  const ruleIds = parseIds(search.getAll('ruleIds'))
  const query = {
    orderBy,
    sortOrder: orderBy === 'ruleName' ? ('asc' as const) : ('desc' as const),
    ...(text === '' ? {} : { searchText: text }),
    ...(ruleIds.length === 0 ? {} : { ruleIds }),
  }
  const list = useQuery({
    ...listAutopilotProposalsOptions({
      path,
      query: { ...query, currentPage: paging.currentPage, recordsPerPage: paging.pageSize },
    }),
    placeholderData: keepPreviousData,
  })
  return {
    list,
    orderBy,
    ruleIds,
    /** Fetches everything that matches the filters, because decisions apply to the current state. */
    readAll: async () =>
      (await readAllPages<AutopilotProposal>(
        (currentPage) =>
          queries.fetchQuery({
            ...listAutopilotProposalsOptions({ path, query: { ...query, currentPage, recordsPerPage: 100 } }),
            staleTime: 0,
            gcTime: 0,
          }),
        () => undefined,
        new AbortController().signal,
      )) ?? [],
  }
}
