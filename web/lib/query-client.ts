import { isFailedCall } from '@adwright/sdk/client'
import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { errorLog } from './error-log.ts'
import { storage } from './storage.ts'

const UNUSED_RESULTS_MS = 60_000
const MAX_RETRIES = 2

/** Retries a load after network errors and server errors; rejections are final. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= MAX_RETRIES || !isFailedCall(error)) return false
  if (error.kind === 'FETCH_ERROR' || error.kind === 'TIMEOUT_ERROR') return true
  return error.kind === 'HTTP' && [429, 502, 503, 504].includes(error.status)
}

/** Milliseconds before the next retry: the server's Retry-After up to 10 s, else 0.5 s with exponential backoff. */
export const retryDelay = (failures: number, error: unknown): number =>
  isFailedCall(error) && error.retryAfterSeconds !== undefined
    ? Math.min(error.retryAfterSeconds, 10) * 1000
    : 500 * 2 ** failures

interface ErrorMeta extends Record<string, unknown> {
  /**
   * Overrides where a failure is shown: `toast` if no part of the screen shows it, `inline` if the screen also shows
   * failed refreshes, or repeats them soon.
   */
  errors?: 'toast' | 'inline'
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ErrorMeta
    mutationMeta: ErrorMeta
  }
}

/** A failed first load is shown by its section. A failed refresh leaves the section as it was, so it is toasted. */
export const isReadErrorInline = ({ meta, state }: Pick<Query<unknown, unknown>, 'meta' | 'state'>): boolean =>
  meta?.errors ? meta.errors === 'inline' : state.data === undefined

/** True for a call refused because the session has ended, which the sign-in screen reports once for all of them. */
const isOfEndedSession = (error: unknown): boolean =>
  isFailedCall(error) && error.status === 401 && storage.read('access') === null

function createAppQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) =>
        errorLog.report(error, { isHidden: isReadErrorInline(query) || isOfEndedSession(error) }),
    }),
    // A failed write is shown by its form or its action.
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) =>
        errorLog.report(error, { isHidden: mutation.meta?.errors !== 'toast' }),
    }),
    defaultOptions: {
      queries: {
        gcTime: UNUSED_RESULTS_MS,
        staleTime: 30_000,
        retry: shouldRetry,
        retryDelay,
        // Without a connection a load fails visibly instead of waiting.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}

export const queryClient = createAppQueryClient()
