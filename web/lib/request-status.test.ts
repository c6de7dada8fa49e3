import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { callStatus, watchRequests } from './request-status.ts'

function setUp() {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } },
  })
  return { client, status: watchRequests(client) }
}

const gate = <T>() => {
  const parts = Promise.withResolvers<T>()
  return { wait: () => parts.promise, open: parts.resolve, fail: parts.reject }
}

/** Changes are announced at the end of the turn. */
const endOfTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

test('the status is loading while any request is pending, then empty', async () => {
  const { client, status } = setUp()
  const [a, b] = [gate<number>(), gate<number>()]
  expect(status.get()).toBe('empty')
  const first = client.fetchQuery({ queryKey: ['a'], queryFn: a.wait })
  const second = client.fetchQuery({ queryKey: ['b'], queryFn: b.wait })
  await endOfTurn()
  expect(status.get()).toBe('loading')
  a.open(1)
  await first
  await endOfTurn()
  expect(status.get()).toBe('loading')
  b.open(2)
  await second
  await endOfTurn()
  expect(status.get()).toBe('empty')
})

test('the status follows the last settled request', async () => {
  const { client, status } = setUp()
  await client.fetchQuery({ queryKey: ['a'], queryFn: () => Promise.reject(new Error('no')) }).catch(() => undefined)
  await endOfTurn()
  expect(status.get()).toBe('error')
  await client.fetchQuery({ queryKey: ['b'], queryFn: () => 1 })
  await endOfTurn()
  expect(status.get()).toBe('empty')
})

test('a failed mutation is an error as well', async () => {
  const { client, status } = setUp()
  const observer = new MutationObserver(client, { mutationFn: () => Promise.reject(new Error('no')) })
  await observer.mutate().catch(() => undefined)
  await endOfTurn()
  expect(status.get()).toBe('error')
})

test('a canceled request does not change the status', async () => {
  const { client, status } = setUp()
  await client.fetchQuery({ queryKey: ['a'], queryFn: () => Promise.reject(new Error('no')) }).catch(() => undefined)
  const b = gate<number>()
  const second = client.fetchQuery({ queryKey: ['b'], queryFn: b.wait }).catch(() => undefined)
  await endOfTurn()
  expect(status.get()).toBe('loading')
  await client.cancelQueries({ queryKey: ['b'] })
  await second
  await endOfTurn()
  expect(status.get()).toBe('error')
})

test('a mutation that the person aborted does not change the status', async () => {
  const { client, status } = setUp()
  const stopped = () => Promise.reject(new DOMException('The upload was cancelled.', 'AbortError'))
  await new MutationObserver(client, { mutationFn: stopped }).mutate().catch(() => undefined)
  await endOfTurn()
  expect(status.get()).toBe('empty')
})

test('a call has one of four statuses', () => {
  expect(callStatus({ status: 'idle' })).toBe('uninitialized')
  expect(callStatus({ status: 'pending', fetchStatus: 'idle' })).toBe('uninitialized')
  expect(callStatus({ status: 'pending', fetchStatus: 'fetching' })).toBe('pending')
  expect(callStatus({ status: 'success' })).toBe('fulfilled')
  expect(callStatus({ status: 'error' })).toBe('rejected')
})
