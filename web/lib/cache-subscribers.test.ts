import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { countSubscribers, SUBSCRIBER_BATCH_MS } from './cache-subscribers.ts'

test('several changes within half a second are published once', () => {
  const client = new QueryClient()
  const waiting: { ms: number; run: () => void }[] = []
  const count = countSubscribers(client, (ms, run) => void waiting.push({ ms, run }))
  const told: number[] = []
  count.subscribe(() => told.push(count.get()))

  for (const key of ['a', 'b', 'c']) {
    new QueryObserver(client, { queryKey: [key], enabled: false }).subscribe(() => undefined)
  }
  expect(told).toEqual([])
  expect(waiting.map(({ ms }) => ms)).toEqual([SUBSCRIBER_BATCH_MS])
  waiting[0]?.run()
  expect(told).toEqual([3])
})
