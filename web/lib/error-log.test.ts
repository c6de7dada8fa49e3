import { FailedCall } from '@adwright/sdk/client'
import { expect, test } from 'vitest'
import { createErrorLog, isToasted, MAX_ERRORS, REMOVAL_DELAY_MS, TOAST_TTL_MS } from './error-log.ts'
import { createToastTimers } from './toast-timers.ts'

interface Timer {
  at: number
  run: () => void
}

function setUp() {
  const timers = new Set<Timer>()
  let now = 1_000
  const after = (ms: number, run: () => void) => {
    const timer = { at: now + ms, run }
    timers.add(timer)
    return timer
  }
  const clear = (timer: unknown) => void timers.delete(timer as Timer)
  const toastTimers = createToastTimers({ now: () => now, set: (run, ms) => after(ms, run), clear })
  const log = createErrorLog({ now: () => now, after }, toastTimers)
  const forward = (ms: number) => {
    now += ms
    for (const timer of timers) if (timer.at <= now && timers.delete(timer)) timer.run()
  }
  return { log, forward, toastTimers }
}

const failed = (status: number, message: string, method = 'GET') =>
  new FailedCall({ kind: 'HTTP', status, message, method, url: 'https://api.example/Account?code=1' })
const offline = () => new FailedCall({ kind: 'FETCH_ERROR', status: 503, method: 'GET', url: 'https://api.example/A' })

test('only the ten newest are kept, the newest first', () => {
  const { log } = setUp()
  for (let index = 0; index < 12; index += 1) log.report(failed(500, `error ${index}`))
  expect(log.all()).toHaveLength(MAX_ERRORS)
  expect(log.all()[0]?.message).toBe('error 11')
  expect(log.all().at(-1)?.message).toBe('error 2')
})

test('timestamps name records even within one millisecond', () => {
  const { log } = setUp()
  log.report(failed(500, 'a'))
  log.report(failed(500, 'b'))
  expect(new Set(log.all().map((record) => record.timestamp)).size).toBe(2)
})

test('the message of the newest is not added again, another one is', () => {
  const { log } = setUp()
  log.report(failed(500, 'a'))
  log.report(failed(500, 'a'))
  log.report(failed(500, 'b'))
  log.report(failed(500, 'a'))
  expect(log.all().map((record) => record.message)).toEqual(['a', 'b', 'a'])
})

test('while the newest is a 503, another lost connection only shows it again', () => {
  const { log } = setUp()
  log.report(offline())
  log.hideAll()
  log.report(offline())
  expect(log.all()).toHaveLength(1)
  expect(log.all()[0]?.isHidden).toBe(false)
})

test('method and path of the call are kept, its query is not', () => {
  const { log } = setUp()
  log.report(failed(500, 'a', 'PUT'))
  expect(log.all()[0]).toMatchObject({ method: 'PUT', path: '/Account' })
})

test('the server’s detail is held as stack', () => {
  const { log } = setUp()
  log.report(new FailedCall({ kind: 'HTTP', status: 500, message: 'a', detail: 'why', method: 'GET', url: 'x:/' }))
  expect(log.all()[0]?.stack).toBe('why')
})

test.each([
  ['500 of a change', failed(500, 'a', 'PUT'), true],
  ['409 of a change', failed(409, 'a', 'PUT'), false],
  ['404 of a load', failed(404, 'a'), true],
  ['no call at all', new Error('a'), true],
])('%s: toasted %s', (_, error, expected) => {
  const { log } = setUp()
  log.report(error)
  expect(log.all().some(isToasted)).toBe(expected)
})

test('a hidden one is never toasted', () => {
  const { log } = setUp()
  log.report(failed(500, 'a'), { isHidden: true })
  expect(log.all().some(isToasted)).toBe(false)
})

test('a removable toast goes after its time, the record much later', () => {
  const { log, forward } = setUp()
  log.report(failed(500, 'a'))
  forward(TOAST_TTL_MS - 1)
  expect(log.all().some(isToasted)).toBe(true)
  forward(1)
  expect(log.all().some(isToasted)).toBe(false)
  expect(log.all()).toHaveLength(1)
  forward(REMOVAL_DELAY_MS)
  expect(log.all()).toHaveLength(0)
})

test('one that is not removable stays until it is closed', () => {
  const { log, forward } = setUp()
  log.report(failed(500, 'a'), { isRemovable: false })
  forward(TOAST_TTL_MS * 10)
  expect(log.all().some(isToasted)).toBe(true)
  log.hide(log.all()[0]?.timestamp ?? 0)
  expect(log.all().some(isToasted)).toBe(false)
})

test('errors are hidden one by one or all at once', () => {
  const { log } = setUp()
  log.report(failed(500, 'a'))
  log.report(failed(500, 'b'))
  log.hide(log.all()[1]?.timestamp ?? 0)
  expect(log.all().map((record) => record.isHidden)).toEqual([false, true])
  log.hideAll()
  expect(log.all().every((record) => record.isHidden)).toBe(true)
})

test('a toast that is pointed at stays, and its time goes on when the pointer has left', () => {
  const { log, forward, toastTimers } = setUp()
  log.report(failed(500, 'a'))
  forward(TOAST_TTL_MS - 1)
  toastTimers.hold()
  forward(TOAST_TTL_MS * 5)
  expect(log.all().some(isToasted)).toBe(true)
  toastTimers.release()
  forward(1)
  expect(log.all().some(isToasted)).toBe(false)
})
