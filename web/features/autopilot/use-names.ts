import { listAutopilotAssetsOptions } from '@adwright/sdk/react-query'
import type { EntityType } from '@adwright/sdk/types'
import { useQuery } from '@tanstack/react-query'
import { useClient } from './use-client.ts'

/**
 * Returns the name of an entity by its id at the ad platform; the id itself if the entity no longer exists. The server
 * returns at most a thousand names, so passing the type finds more of that type. Nothing is fetched unless `isNeeded`.
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
