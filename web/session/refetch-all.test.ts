import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refetchAll } from './refetch-all.ts'

/** A server that responds to each read on demand, in the language of the request. */
function createServer() {
  const open: (() => void)[] = []
  const server = {
    language: 'en',
    asked: 0,
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      const { language } = server
      server.asked += 1
      return new Promise<string>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
        open.push(() => resolve(language))
      })
    },
    answerAll: () => {
      for (const answer of open.splice(0)) answer()
    },
  }
  return server
}

const queryKey = ['rules']

test('a pending first read is restarted, and a view and a loader that wait for it get the new result', async () => {
  const client = new QueryClient()
  const server = createServer()
  const loader = client.ensureQueryData({ queryKey, queryFn: server.queryFn })
  const observer = new QueryObserver(client, { queryKey, queryFn: server.queryFn })
  const seen: unknown[] = []
  const stop = observer.subscribe(({ data, error }) => seen.push(data ?? error))
  server.language = 'tr'
  const done = refetchAll(client)
  server.answerAll()
  await done
  expect(await loader).toBe('tr')
  expect(client.getQueryData(queryKey)).toBe('tr')
  expect(seen.filter(Boolean)).toEqual(['tr'])
  stop()
})

test('shown data is refetched once and stays visible meanwhile', async () => {
  const client = new QueryClient()
  const server = createServer()
  client.setQueryData(queryKey, 'en')
  const observer = new QueryObserver(client, { queryKey, queryFn: server.queryFn, staleTime: Number.POSITIVE_INFINITY })
  const stop = observer.subscribe(() => {})
  server.language = 'tr'
  const done = refetchAll(client)
  expect(client.getQueryData(queryKey)).toBe('en')
  server.answerAll()
  await done
  expect(client.getQueryData(queryKey)).toBe('tr')
  expect(server.asked).toBe(1)
  stop()
})

test('data that no view shows is not refetched', async () => {
  const client = new QueryClient()
  const server = createServer()
  client.setQueryData(queryKey, 'en')
  await refetchAll(client)
  expect(server.asked).toBe(0)
})
