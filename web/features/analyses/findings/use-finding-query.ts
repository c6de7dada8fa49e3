import { AnalysisKind, FindingChange, FindingStatus, type ListFindingsData, Severity } from '@adwright/sdk/types'
import { parseOptions, useAddress } from '#web/lib/use-address.ts'

export const filterNames = ['statuses', 'kinds', 'severities', 'changes', 'text'] as const

/** Filters and page of the findings, from the address. */
export function useFindingQuery() {
  const address = useAddress()
  const { search, text, paging } = address
  const statuses = parseOptions(Object.values(FindingStatus), search.getAll('statuses'))
  const kinds = parseOptions(Object.values(AnalysisKind), search.getAll('kinds'))
  const severities = parseOptions(Object.values(Severity), search.getAll('severities'))
  const changes = parseOptions(Object.values(FindingChange), search.getAll('changes'))
  const query: NonNullable<ListFindingsData['query']> = {
    ...(statuses.length > 0 ? { statuses } : {}),
    ...(kinds.length > 0 ? { analysisKinds: kinds } : {}),
    ...(severities.length > 0 ? { severities } : {}),
    ...(changes.length > 0 ? { changes } : {}),
    ...(text ? { searchText: text } : {}),
    ...paging,
  }
  const isFiltered = filterNames.some((name) => search.has(name))
  return { ...address, statuses, kinds, severities, changes, query, isFiltered }
}

export type FindingQuery = ReturnType<typeof useFindingQuery>
