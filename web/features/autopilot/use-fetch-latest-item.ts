import { getAutopilotItemOptions, listAutopilotVersionsOptions } from '@adwright/sdk/react-query'
import type { AutopilotItem, AutopilotVersion } from '@adwright/sdk/types'
import { useQueryClient } from '@tanstack/react-query'
import { useClient } from './use-client.ts'

const fresh = { meta: { errors: 'inline' }, staleTime: 0 } as const

export interface LatestItem {
  item: AutopilotItem
  /** Undefined for an item without stored versions. */
  savedBy: Pick<AutopilotVersion, 'savedAt' | 'savedByName'> | undefined
}

/** Fetches the current version of an item, and its author. */
export function useFetchLatestItem() {
  const { path } = useClient()
  const queries = useQueryClient()
  return async (autopilotId: string): Promise<LatestItem> => {
    const of = { path: { ...path, autopilotId } }
    const [item, [latest]] = await Promise.all([
      queries.fetchQuery({ ...getAutopilotItemOptions(of), ...fresh }),
      queries.fetchQuery({ ...listAutopilotVersionsOptions(of), ...fresh }),
    ])
    return { item, savedBy: latest }
  }
}
