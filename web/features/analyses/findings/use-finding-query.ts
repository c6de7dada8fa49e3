import { AnalysisKind, FindingChange, FindingStatus, type ListFindingsData, Severity } from '@adwright/sdk/types'
import { parseIds, parseOptions, useAddress } from '#web/lib/use-address.ts'

export const filterNames = [
  'statuses',
  'kinds',
  'severities',
  'changes',
  'text',
  'strategyIds',
  'autopilotIds',
] as const

const MAX_ORIGINS = 20

/** Filters and page of the findings, from the address. */
export function useFindingQuery() {
  const address = useAddress()
  const { search, text, paging } = address
  const statuses = parseOptions(Object.values(FindingStatus), search.getAll('statuses'))
  const kinds = parseOptions(Object.values(AnalysisKind), search.getAll('kinds'))
  const severities = parseOptions(Object.values(Severity), search.getAll('severities'))
  const changes = parseOptions(Object.values(FindingChange), search.getAll('changes'))
  const strategyIds = parseIds(search.getAll('strategyIds'), MAX_ORIGINS)
  const autopilotIds = parseIds(search.getAll('autopilotIds'), MAX_ORIGINS)
  const query: NonNullable<ListFindingsData['query']> = {
    ...(statuses.length > 0 ? { statuses } : {}),
    ...(kinds.length > 0 ? { analysisKinds: kinds } : {}),
    ...(severities.length > 0 ? { severities } : {}),
    ...(changes.length > 0 ? { changes } : {}),
    ...(strategyIds.length > 0 ? { strategyIds } : {}),
    ...(autopilotIds.length > 0 ? { autopilotIds } : {}),
    ...(text ? { searchText: text } : {}),
    ...paging,
  }
  const isFiltered = filterNames.some((name) => search.has(name))
  /** What the findings belong to, where the address says so. */
  const origin = strategyIds.length > 0 ? 'strategy' : autopilotIds.length > 0 ? 'rule' : undefined
  return { ...address, statuses, kinds, severities, changes, origin, query, isFiltered } as const
}

export type FindingQuery = ReturnType<typeof useFindingQuery>
