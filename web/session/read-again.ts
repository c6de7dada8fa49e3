import type { QueryClient } from '@tanstack/react-query'

/**
 * Reads everything again that is shown, and whatever is under way. A first read, which an invalidation would only join, is begun anew;
 * who waits for it gets the answer of the new one.
 */
export async function readAgain(client: QueryClient): Promise<void> {
  const firstReads = client
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
  for (const query of firstReads) {
    // Silent, so that those who wait go over to the read that begins in the same breath.
    void query.cancel({ silent: true })
    query.fetch().catch(() => undefined)
  }
  await client.invalidateQueries()
}
