import { DesignStatus } from '@adwright/sdk/types'
import { parseIds, parseOptions, useAddress } from '#web/lib/use-address.ts'

export const filterNames = ['statuses', 'types', 'text'] as const

/** View, filters and page of the gallery, from the address. */
export function useDesignQuery() {
  const address = useAddress()
  const { search, text, paging } = address
  const isDeleted = search.get('view') === 'deleted'
  const statuses = parseOptions(Object.values(DesignStatus), search.getAll('statuses'))
  const types = parseIds(search.getAll('types'), 16).map(Number).filter(Number.isInteger)
  const query = {
    ...(isDeleted ? { isDeleted } : {}),
    ...(statuses.length > 0 ? { statuses } : {}),
    ...(types.length > 0 ? { designTypeIds: types } : {}),
    ...(text ? { searchText: text } : {}),
    ...paging,
  }
  return {
    ...address,
    isDeleted,
    statuses,
    types,
    query,
    isFiltered: filterNames.some((name) => search.has(name)),
  } as const
}
