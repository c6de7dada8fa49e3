import { listAutopilotAssetsOptions } from '@adwright/sdk/react-query'
import type { EntityType } from '@adwright/sdk/types'
import { useQuery } from '@tanstack/react-query'
import { useClient } from './use-client.ts'

/**
 * Names of things by their id at the ad platform; the id itself for what is not there any more. Of a large client account
 * only the first thousand are known: naming the kind makes it the first thousand of that kind.
 * Where no name `isNeeded`, none are read.
 */
export function useNames(entityType?: EntityType, isNeeded = true): (id: string) => string {
  const { path } = useClient()
  const { data } = useQuery({
    ...listAutopilotAssetsOptions({ path, ...(entityType ? { query: { entityTypes: [entityType] } } : {}) }),
    staleTime: 5 * 60_000,
    enabled: isNeeded,
    meta: { errors: 'toast' },
  })
  const names = new Map((data ?? []).map(({ entityId, name }) => [entityId, name]))
  return (id) => names.get(id) ?? id
}
