import type { QueryClient } from '@tanstack/react-query'
import { createStore, type Store } from './store.ts'

export const SUBSCRIBER_BATCH_MS = 500

/** The number of components that subscribe to cached results; updated at most every 500 ms. */
export function countSubscribers(
  client: QueryClient,
  after: (ms: number, run: () => void) => void = (ms, run) => void setTimeout(run, ms),
): Store<number> {
  const count = () =>
    client
      .getQueryCache()
      .getAll()
      .reduce((sum, query) => sum + query.getObserversCount(), 0)
  const store = createStore(count())
  let isWaiting = false
  client.getQueryCache().subscribe((event) => {
    if (isWaiting || (event.type !== 'observerAdded' && event.type !== 'observerRemoved')) return
    isWaiting = true
    after(SUBSCRIBER_BATCH_MS, () => {
      isWaiting = false
      store.set(count())
    })
  })
  return store
}
