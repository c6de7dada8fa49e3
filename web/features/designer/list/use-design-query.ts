import { DesignStatus } from '@adwright/sdk/types'
import { parseOptions, useAddress } from '#web/lib/use-address.ts'

export const filterNames = ['statuses', 'text'] as const

/** View, filters and page of the gallery, from the address. */
export function useDesignQuery() {
  const address = useAddress()
  const { search, text, paging } = address
  const isDeleted = search.get('view') === 'deleted'
  const statuses = parseOptions(Object.values(DesignStatus), search.getAll('statuses'))
  const query = {
    ...(isDeleted ? { isDeleted } : {}),
    ...(statuses.length > 0 ? { statuses } : {}),
    ...(text ? { searchText: text } : {}),
    ...paging,
  }
  return { ...address, isDeleted, statuses, query, isFiltered: filterNames.some((name) => search.has(name)) } as const
}
