import { FailedCall, type FailureKind } from '@adwright/sdk/client'
import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { isReadErrorInline, queryClient, retryDelay, shouldRetry } from './query-client.ts'

const failed = (status: number, kind: FailureKind = 'HTTP', retryAfterSeconds?: number) =>
  new FailedCall({ kind, status, method: 'GET', url: 'https://api.example/', retryAfterSeconds })

test('unused results stay in the cache for a minute', () => {
  expect(queryClient.getDefaultOptions().queries?.gcTime).toBe(60_000)
})

test.each([
  [failed(503), true],
  [failed(503, 'FETCH_ERROR'), true],
  [failed(408, 'TIMEOUT_ERROR'), true],
  [failed(429), true],
  [failed(500), false],
  [failed(404), false],
  [failed(200, 'PARSING_ERROR'), false],
  [new Error('bug'), false],
])('%o is retried: %s', (error, expected) => {
  expect(shouldRetry(0, error)).toBe(expected)
})

test('a load is retried twice', () => {
  expect(shouldRetry(1, failed(503))).toBe(true)
  expect(shouldRetry(2, failed(503))).toBe(false)
})

test('the retry delay is the server’s Retry-After, otherwise it doubles', () => {
  expect(retryDelay(0, failed(429, 'HTTP', 3))).toBe(3000)
  expect(retryDelay(0, failed(503))).toBe(500)
  expect(retryDelay(1, failed(503))).toBe(1000)
})

test('a failed first load is shown by its section, a failed refresh is toasted', () => {
  const cache = queryClient.getQueryCache()
  const first = cache.build(queryClient, { queryKey: ['first'] })
  // A section that reads without suspending observes its query from the start.
  const stop = new QueryObserver(queryClient, { queryKey: ['first'], enabled: false }).subscribe(() => undefined)
  const refreshed = cache.build(queryClient, { queryKey: ['refreshed'] })
  refreshed.setData(1)
  expect(isReadErrorInline(first)).toBe(true)
  expect(isReadErrorInline(refreshed)).toBe(false)
  stop()
})

test('a read can override where its failures are shown', () => {
  const cache = queryClient.getQueryCache()
  const withoutPlace = cache.build(queryClient, { queryKey: ['names'], meta: { errors: 'toast' } })
  const polled = cache.build(queryClient, { queryKey: ['polled'], meta: { errors: 'inline' } })
  polled.setData(1)
  expect(isReadErrorInline(withoutPlace)).toBe(false)
  expect(isReadErrorInline(polled)).toBe(true)
})
