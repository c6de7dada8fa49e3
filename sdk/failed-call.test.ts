import { expect, test, vi } from 'vitest'
import { FailedCall, toFailedCall } from './failed-call.ts'

const request = new Request('https://api.example/Account?currentPage=2', { method: 'PUT' })
const answer = (status: number, headers: Record<string, string> = {}) => new Response(null, { status, headers })

test('an answer outside of 2xx keeps what the server said, and its status', () => {
  const body = {
    message: 'No.',
    detail: null,
    status: 422,
    path: '/Account',
    method: 'PUT',
    code: 'invalid-fields',
    errors: { name: ['Too short.'] },
  }
  expect(toFailedCall(body, answer(422), request)).toMatchObject({
    ...body,
    kind: 'HTTP',
    url: request.url,
    hasServerMessage: true,
  })
})

test('an answer that is not of the contract’s shape still has status, path and method', () => {
  expect(toFailedCall('<html>', answer(502), request)).toMatchObject({
    kind: 'HTTP',
    status: 502,
    path: '/Account',
    method: 'PUT',
    message: 'The server answered 502 without a readable error.',
    hasServerMessage: false,
  })
})

test('no answer is FETCH_ERROR 503, none in time is TIMEOUT_ERROR 408, an unreadable one is PARSING_ERROR', () => {
  expect(toFailedCall(new TypeError('failed'), undefined, request)).toMatchObject({ kind: 'FETCH_ERROR', status: 503 })
  expect(toFailedCall(new DOMException('late', 'TimeoutError'), undefined, request)).toMatchObject({
    kind: 'TIMEOUT_ERROR',
    status: 408,
  })
  expect(toFailedCall(new Error('status: expected number'), answer(200), request)).toMatchObject({
    kind: 'PARSING_ERROR',
    status: 200,
    detail: 'status: expected number',
  })
})

test('what cannot be read is not quoted: a token may be in it', () => {
  const unreadable = (() => {
    try {
      return JSON.parse('{"token":eyJhbGciOi.secret}')
    } catch (error) {
      return error
    }
  })()
  expect(String(unreadable)).toContain('eyJ')
  const failed = toFailedCall(unreadable, answer(200), request)
  expect(failed).toMatchObject({ kind: 'PARSING_ERROR', detail: 'The answer is not JSON.' })
})

test('what the caller aborted, and what is a FailedCall already, stays as it is', () => {
  const abort = new DOMException('gone', 'AbortError')
  const failed = new FailedCall({ kind: 'HTTP', status: 500, method: 'GET', url: 'https://api.example/' })
  expect(toFailedCall(abort, undefined, request)).toBe(abort)
  expect(toFailedCall(failed, undefined, request)).toBe(failed)
})

test('every kind of failure says what happened', () => {
  const kinds = {
    'The server did not answer.': toFailedCall(new TypeError('fetch failed'), undefined, request),
    'The server did not answer in time.': toFailedCall(new DOMException('late', 'TimeoutError'), undefined, request),
    'The answer of the server does not match the contract.': toFailedCall(new SyntaxError('{'), answer(200), request),
    'The server answered 500 without a readable error.': toFailedCall('', answer(500), request),
  }
  for (const [message, failure] of Object.entries(kinds)) expect(failure).toMatchObject({ message })
})

test('what the network said is the detail', () => {
  const cause = new Error('connect ECONNREFUSED 127.0.0.1:1')
  expect(toFailedCall(new TypeError('fetch failed', { cause }), undefined, request)).toMatchObject({
    detail: 'fetch failed (connect ECONNREFUSED 127.0.0.1:1)',
  })
})

test('an answer that breaks off is no answer', () => {
  expect(toFailedCall(new TypeError('terminated'), answer(200), request)).toMatchObject({ kind: 'FETCH_ERROR' })
})

test('the name the server gave the call is kept', () => {
  const named = answer(500, { 'Request-Id': 'req_7' })
  expect(toFailedCall('', named, request)).toMatchObject({ requestId: 'req_7' })
  expect(toFailedCall(new Error('x'), answer(200, { 'Request-Id': 'req_8' }), request)).toMatchObject({
    requestId: 'req_8',
  })
})

test('a call that could not be made names its path and method', () => {
  const options = { method: 'GET', url: '/Account/{accountId}' }
  expect(toFailedCall(new TypeError('Invalid URL'), undefined, undefined, options)).toMatchObject({
    kind: 'REQUEST_ERROR',
    status: 400,
    path: '/Account/{accountId}',
    message: 'The request is wrong and was not sent.',
    detail: 'Invalid URL',
  })
})

test.each([
  ['30', 30],
  [new Date(Date.now() - 60_000).toUTCString(), 0],
  ['soon', undefined],
])('Retry-After %s is %s seconds', (header, seconds) => {
  expect(toFailedCall({}, answer(503, { 'Retry-After': header }), request)).toMatchObject({
    retryAfterSeconds: seconds,
  })
})

test('a failure names its path where the runtime has no URL.parse, as in Node 20', () => {
  vi.spyOn(URL, 'parse').mockImplementation(() => {
    throw new TypeError('URL.parse is not a function')
  })
  expect(toFailedCall(new TypeError('failed'), undefined, request)).toMatchObject({ path: '/Account' })
  expect(new FailedCall({ kind: 'FETCH_ERROR', status: 503, method: 'GET', url: '' }).path).toBe('/')
  vi.restoreAllMocks()
})
