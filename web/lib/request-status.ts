import type { QueryClient } from '@tanstack/react-query'
import { createStore, type Store } from './store.ts'

/** `loading` while any request is pending; then `error` or `empty`, depending on the last settled request. */
export type RequestStatus = 'empty' | 'loading' | 'error'

export type CallStatus = 'uninitialized' | 'pending' | 'fulfilled' | 'rejected'

/** The status of a call, in the four terms of the specification. */
export function callStatus(call: {
  status: 'idle' | 'pending' | 'success' | 'error'
  fetchStatus?: string
}): CallStatus {
  if (call.status === 'success') return 'fulfilled'
  if (call.status === 'error') return 'rejected'
  if (call.status === 'idle') return 'uninitialized'
  return call.fetchStatus === 'idle' ? 'uninitialized' : 'pending'
}

/** The status of all requests of the app. */
export const requestStatus: Store<RequestStatus> = createStore<RequestStatus>('empty')

/** True if the person canceled the call, for example an upload. */
const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/** Observes all queries and mutations of a client. Canceled requests have no effect. */
export function watchRequests(client: QueryClient, store = createStore<RequestStatus>('empty')): Store<RequestStatus> {
  let lastSettled: 'empty' | 'error' = 'empty'
  let isDue = false
  // A query may start while a component renders, when other components must not update, so listeners are notified afterwards.
  const publish = () => {
    if (isDue) return
    isDue = true
    queueMicrotask(() => {
      isDue = false
      const isBusy = client.isFetching() > 0 || client.isMutating() > 0
      store.set(isBusy ? 'loading' : lastSettled)
    })
  }
  const settle = (type: string) => {
    if (type === 'success') lastSettled = 'empty'
    if (type === 'error') lastSettled = 'error'
    publish()
  }
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated') {
      const isManual = event.action.type === 'success' && event.action.manual === true
      settle(isManual ? 'manual' : event.action.type)
    } else if (event.type === 'removed') publish()
  })
  client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const isStopped = event.action.type === 'error' && isAbort(event.action.error)
    settle(isStopped ? 'cancelled' : event.action.type)
  })
  return store
}
