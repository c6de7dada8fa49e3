import type { OperationId } from '@adwright/sdk/server'
import { matchQuery, type Query, type QueryClient } from '@tanstack/react-query'

/** Reads without texts of the server, which are the same in every language. */
const WITHOUT_TEXTS: OperationId[] = ['getUser', 'listAccounts', 'getAccountSubscription']

const hasTexts = (query: Query) => !WITHOUT_TEXTS.some((id) => matchQuery({ queryKey: [{ _id: id }] }, query))

/**
 * Refetches everything that is shown or being loaded and has texts of the server. A pending first read, which an invalidation would only join, is
 * restarted; its subscribers get the new result.
 */
export async function refetchAll(client: QueryClient): Promise<void> {
  const firstReads = client
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: (query) => query.state.data === undefined && hasTexts(query) })
  for (const query of firstReads) {
    // A silent cancel lets subscribers join the read that starts next.
    void query.cancel({ silent: true })
    query.fetch().catch(() => undefined)
  }
  await client.invalidateQueries({ predicate: hasTexts })
}
