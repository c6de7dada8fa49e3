import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paintNow } from './paint-now.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The posts that a screen renders: hooks of the cache listen in this way. */
function observed() {
  const client = new QueryClient()
  client.setQueryData(['posts'], [1])
  const seen: unknown[] = []
  const observer = new QueryObserver(client, { queryKey: ['posts'], staleTime: Infinity })
  const stop = observer.subscribe(notifyManager.batchCalls(({ data }) => seen.push(data)))
  vi.runAllTimers()
  seen.length = 0
  return { client, seen, stop }
}

test('a change of the cache reaches its screens before the next frame, without a timer', async () => {
  const { client, seen, stop } = observed()
  paintNow(() => client.setQueryData(['posts'], [2]))
  await Promise.resolve()
  expect(seen).toEqual([[2]])
  stop()
})

test('other changes reach them as usual, also after one that failed', async () => {
  const { client, seen, stop } = observed()
  const fail = () => {
    throw new Error('wrong')
  }
  expect(() => paintNow(fail)).toThrow('wrong')
  client.setQueryData(['posts'], [3])
  await Promise.resolve()
  expect(seen).toEqual([])
  vi.runAllTimers()
  expect(seen).toEqual([[3]])
  stop()
})
