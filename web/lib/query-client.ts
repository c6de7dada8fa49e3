import { isFailedCall } from '@adwright/sdk/client'
import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { errorLog } from './error-log.ts'
import { storage } from './storage.ts'

const UNUSED_RESULTS_MS = 60_000
const MAX_RETRIES = 2

/** A load is tried again when nothing answered or the server was busy; what was refused stays refused. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= MAX_RETRIES || !isFailedCall(error)) return false
  if (error.kind === 'FETCH_ERROR' || error.kind === 'TIMEOUT_ERROR') return true
  return error.kind === 'HTTP' && [429, 502, 503, 504].includes(error.status)
}

/** Milliseconds before the next try: what the server asked for up to 10 s, else 0.5 s doubling. */
export const retryDelay = (failures: number, error: unknown): number =>
  isFailedCall(error) && error.retryAfterSeconds !== undefined
    ? Math.min(error.retryAfterSeconds, 10) * 1000
    : 500 * 2 ** failures

type AnyQuery = Query<unknown, unknown>

/**
 * A first load is shown by the boundary of its section, or by the page: a view that waits for it has no observer yet. A
 * refresh that fails is shown by nothing, so it is toasted.
 */
export const isShownInPlace = (query: Pick<AnyQuery, 'meta' | 'state' | 'getObserversCount'>): boolean =>
  query.meta?.isShownInPlace === true || (query.state.data === undefined && query.getObserversCount() === 0)

/** The sign-in screen says that the session has ended; each call that found it out does not say so again. */
const isOfEndedSession = (error: unknown): boolean =>
  isFailedCall(error) && error.status === 401 && storage.read('access') === null

function createAppQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => errorLog.report(error, { isHidden: isShownInPlace(query) || isOfEndedSession(error) }),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) =>
        errorLog.report(error, { isHidden: mutation.meta?.isShownInPlace === true }),
    }),
    defaultOptions: {
      queries: {
        gcTime: UNUSED_RESULTS_MS,
        staleTime: 30_000,
        retry: shouldRetry,
        retryDelay,
        // Without a connection a load fails and says so, instead of waiting in silence.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}

export const queryClient = createAppQueryClient()
