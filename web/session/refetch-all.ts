import type { QueryClient } from '@tanstack/react-query'

/**
 * Refetches everything that is shown or being loaded. A pending first read, which an invalidation would only join, is
 * restarted; its subscribers get the new result.
 */
export async function refetchAll(client: QueryClient): Promise<void> {
  const firstReads = client
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
  for (const query of firstReads) {
    // A silent cancel lets subscribers join the read that starts next.
    void query.cancel({ silent: true })
    query.fetch().catch(() => undefined)
  }
  await client.invalidateQueries()
}
