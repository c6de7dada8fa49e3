import { listAutopilotAssetsOptions } from '@adwright/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { useClient } from './use-client.ts'

const MAX_IDS = 100

/** Returns the name of each of these entities by its id at the ad platform; the id itself if there is no such entity. */
export function useNames(ids: readonly string[]): (id: string) => string {
  const { path } = useClient()
  const entityIds = [...new Set(ids)].sort().slice(0, MAX_IDS)
  const { data } = useQuery({
    ...listAutopilotAssetsOptions({ path, query: { entityIds, recordsPerPage: MAX_IDS } }),
    staleTime: 5 * 60_000,
    enabled: entityIds.length > 0,
    meta: { errors: 'toast' },
  })
  const names = new Map((data?.items ?? []).map(({ entityId, name }) => [entityId, name]))
  return (id) => names.get(id) ?? id
}
