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
  expect(toFailedCall(body, answer(422), request)).toMatchObject({ ...body, kind: 'HTTP', url: request.url })
})

test('an answer that is not of the contract’s shape still has status, path and method', () => {
  expect(toFailedCall('<html>', answer(502), request)).toMatchObject({
    kind: 'HTTP',
    status: 502,
    path: '/Account',
    method: 'PUT',
    message: '',
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
