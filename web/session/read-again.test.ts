import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readAgain } from './read-again.ts'

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

test('a first read under way is begun anew, and a view and a loader that wait for it get the new answer', async () => {
  const client = new QueryClient()
  const server = createServer()
  const loader = client.ensureQueryData({ queryKey, queryFn: server.queryFn })
  const observer = new QueryObserver(client, { queryKey, queryFn: server.queryFn })
  const seen: unknown[] = []
  const stop = observer.subscribe(({ data, error }) => seen.push(data ?? error))
  server.language = 'tr'
  const done = readAgain(client)
  server.answerAll()
  await done
  expect(await loader).toBe('tr')
  expect(client.getQueryData(queryKey)).toBe('tr')
  expect(seen.filter(Boolean)).toEqual(['tr'])
  stop()
})

test('what is shown is read again once, while the old words stay', async () => {
  const client = new QueryClient()
  const server = createServer()
  client.setQueryData(queryKey, 'en')
  const observer = new QueryObserver(client, { queryKey, queryFn: server.queryFn, staleTime: Number.POSITIVE_INFINITY })
  const stop = observer.subscribe(() => {})
  server.language = 'tr'
  const done = readAgain(client)
  expect(client.getQueryData(queryKey)).toBe('en')
  server.answerAll()
  await done
  expect(client.getQueryData(queryKey)).toBe('tr')
  expect(server.asked).toBe(1)
  stop()
})

test('what nobody looks at is not asked for', async () => {
  const client = new QueryClient()
  const server = createServer()
  client.setQueryData(queryKey, 'en')
  await readAgain(client)
  expect(server.asked).toBe(0)
})
