import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { useOptimisticUpdate } from './use-optimistic-update.ts'

const queryKey = ['names']
let queries: QueryClient
let finish: { succeed: () => void; fail: (error: Error) => void }

beforeEach(() => {
  toaster.dismissAll()
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queries.setQueryData(queryKey, ['a'])
})

/** A mutation that adds a name and completes when the test resolves it. */
const start = () =>
  renderHook(
    () =>
      useMutation({
        mutationFn: (_name: string) =>
          new Promise<void>((resolve, reject) => {
            finish = { succeed: resolve, fail: reject }
          }),
        ...useOptimisticUpdate<string[], string>({
          queryKey,
          change: (before, name) => [...before, name],
          failed: (name) => `${name} was not saved`,
        }),
      }),
    { wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider> },
  ).result.current

test('a write is shown before the response and refetched afterwards', async () => {
  const { mutateAsync } = start()
  const done = mutateAsync('b')
  await waitFor(() => expect(queries.getQueryData(queryKey)).toEqual(['a', 'b']))
  await act(async () => {
    finish.succeed()
    await done
  })
  expect(queries.getQueryData(queryKey)).toEqual(['a', 'b'])
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true)
  expect(toaster.all()).toEqual([])
})

test('a failed write is rolled back, with a toast', async () => {
  const { mutateAsync } = start()
  const done = mutateAsync('b')
  await waitFor(() => expect(queries.getQueryData(queryKey)).toEqual(['a', 'b']))
  await act(async () => {
    finish.fail(new Error('The name is taken.'))
    await done.catch(() => undefined)
  })
  expect(queries.getQueryData(queryKey)).toEqual(['a'])
  expect(toaster.all().map(({ title, description }) => [title, description])).toEqual([
    ['b was not saved', 'The name is taken.'],
  ])
})

test('a running read cannot restore the old state', async () => {
  let answer: (names: string[]) => void = () => undefined
  const read = queries.fetchQuery({ queryKey, queryFn: () => new Promise<string[]>((resolve) => (answer = resolve)) })
  const { mutateAsync } = start()
  const done = mutateAsync('b')
  await waitFor(() => expect(queries.getQueryData(queryKey)).toEqual(['a', 'b']))
  answer(['a'])
  await read.catch(() => undefined)
  expect(queries.getQueryData(queryKey)).toEqual(['a', 'b'])
  await act(async () => {
    finish.succeed()
    await done
  })
})
