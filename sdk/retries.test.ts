import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAdwrightClient } from './client.ts'
import { FailedCall } from './failed-call.ts'
import {
  createTicket,
  deleteTicket,
  listAccounts,
  undoAutopilotExecution,
  updateAnomalyConfiguration,
} from './generated/sdk.gen.ts'

type Step = Response | Error

const busy = (status: number, headers: Record<string, string> = {}) => new Response(null, { status, headers })
const lost = () => new TypeError('fetch failed')

/** A client that gets these answers one after the other, the requests it sent, and how long after the first each was. */
function answering(...steps: Step[]) {
  const sent: { request: Request; after: number }[] = []
  const begin = Date.now()
  const client = createAdwrightClient({
    baseUrl: 'https://api.example',
    fetch: async (request) => {
      request.signal.throwIfAborted()
      sent.push({ request, after: Date.now() - begin })
      const step = steps.shift() ?? Response.json([])
      if (step instanceof Error) throw step
      return step
    },
  })
  return { client, sent }
}

const failureOf = (call: Promise<unknown>) => call.catch((error: unknown) => error)

/** Runs a call to its end on a clock of its own. */
async function settle<T>(call: Promise<T>): Promise<T> {
  const settled = call.catch(() => undefined)
  await vi.runAllTimersAsync()
  await settled
  return call
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.spyOn(Math, 'random').mockReturnValue(1)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const ticket = { path: { userId: 'usr_1' }, body: { subject: 'Hello', category: 1, text: 'Hello.' } } as const

test.each([lost(), busy(429), busy(502), busy(503), busy(504)])('a read is repeated after %s', async (step) => {
  const { client, sent } = answering(step)
  await settle(listAccounts({ client }))
  expect(sent.map(({ after }) => after)).toEqual([0, 500])
})

test('it is repeated twice at most, and then the last failure is thrown', async () => {
  const { client, sent } = answering(lost(), busy(503), busy(502), busy(503))
  const failure = await settle(failureOf(listAccounts({ client })))
  expect(failure).toMatchObject({ kind: 'HTTP', status: 502 })
  expect(sent.map(({ after }) => after)).toEqual([0, 500, 1500])
})

test('half of a pause is random', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { client, sent } = answering(lost(), lost())
  await settle(listAccounts({ client }))
  expect(sent.map(({ after }) => after)).toEqual([0, 250, 750])
})

test('a pause the server asks for is kept; a long one is left to the caller', async () => {
  const short = answering(busy(429, { 'Retry-After': '3' }))
  await settle(listAccounts({ client: short.client }))
  expect(short.sent.map(({ after }) => after)).toEqual([0, 3000])
  const long = answering(busy(429, { 'Retry-After': '120' }))
  expect(await settle(failureOf(listAccounts({ client: long.client })))).toMatchObject({ retryAfterSeconds: 120 })
  expect(long.sent).toHaveLength(1)
})

test.each([400, 401, 404, 409, 422, 500])('an answer of %s is not repeated', async (status) => {
  const { client, sent } = answering(busy(status))
  await settle(failureOf(listAccounts({ client })))
  expect(sent).toHaveLength(1)
})

test('a creating call has a key of its own, which its repetitions keep with the body', async () => {
  const { client, sent } = answering(lost(), busy(503), busy(422))
  await settle(failureOf(createTicket({ client, ...ticket })))
  await settle(failureOf(createTicket({ client, ...ticket })))
  const keys = sent.map(({ request }) => request.headers.get('Idempotency-Key'))
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys).toEqual([keys[0], keys[0], keys[0], expect.not.stringMatching(String(keys[0]))])
  expect(await Promise.all(sent.slice(0, 3).map(({ request }) => request.json()))).toEqual([
    ticket.body,
    ticket.body,
    ticket.body,
  ])
})

test('a key of the caller stays', async () => {
  const { client, sent } = answering(busy(422))
  const key = '6f1c2a9e-4b7d-4e0a-9a55-0d3c1f7b8e21'
  await settle(failureOf(createTicket({ client, ...ticket, headers: { 'Idempotency-Key': key } })))
  expect(sent[0]?.request.headers.get('Idempotency-Key')).toBe(key)
})

test('a call without a key that is not idempotent is sent once, and without one', async () => {
  const { client, sent } = answering(lost())
  const path = { accountId: 'acc_1', customerClientId: '4839201756', executionId: 'exe_1' }
  await settle(failureOf(undoAutopilotExecution({ client, path, body: {} })))
  expect(sent.map(({ request }) => request.headers.has('Idempotency-Key'))).toEqual([false])
})

test('a write that names the version it changes is sent once: repeated, it would conflict with itself', async () => {
  const { client, sent } = answering(lost())
  const path = { accountId: 'acc_1', configurationId: 'cfg_1' }
  await settle(failureOf(updateAnomalyConfiguration({ client, path, query: { expectedVersion: 3 } })))
  expect(sent).toHaveLength(1)
})

test('a removal is repeated', async () => {
  const { client, sent } = answering(lost(), busy(204))
  await settle(deleteTicket({ client, path: { userId: 'usr_1', ticketId: 'tic_1' } }))
  expect(sent).toHaveLength(2)
})

test('a call has limits of its own', async () => {
  const { client, sent } = answering(lost())
  await settle(failureOf(listAccounts({ client, meta: { maxRetries: 0 } })))
  expect(sent).toHaveLength(1)
})

test('an abort ends the pause, and stays what it is', async () => {
  const { client, sent } = answering(lost())
  const controller = new AbortController()
  const call = failureOf(listAccounts({ client, signal: controller.signal }))
  await vi.advanceTimersByTimeAsync(100)
  controller.abort()
  expect(await call).toMatchObject({ name: 'AbortError' })
  const reason = new Error('the view is gone')
  expect(await failureOf(listAccounts({ client, signal: AbortSignal.abort(reason) }))).toBe(reason)
  expect(sent).toHaveLength(1)
})

test('the time limit of the caller is a TIMEOUT_ERROR', async () => {
  const { client } = answering()
  const late = AbortSignal.abort(new DOMException('late', 'TimeoutError'))
  const failure = await failureOf(listAccounts({ client, signal: late }))
  expect(failure).toBeInstanceOf(FailedCall)
  expect(failure).toMatchObject({ kind: 'TIMEOUT_ERROR', status: 408 })
})
