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

test('the list holds the ten newest errors, the newest first', () => {
  const { log } = setUp()
  for (let index = 0; index < 12; index += 1) log.report(failed(500, `error ${index}`))
  expect(log.all()).toHaveLength(MAX_ERRORS)
  expect(log.all()[0]?.message).toBe('error 11')
  expect(log.all().at(-1)?.message).toBe('error 2')
})

test('timestamps are unique even within one millisecond', () => {
  const { log } = setUp()
  log.report(failed(500, 'a'))
  log.report(failed(500, 'b'))
  expect(new Set(log.all().map((record) => record.timestamp)).size).toBe(2)
})

test('an error with the message of the newest one is not added again', () => {
  const { log } = setUp()
  log.report(failed(500, 'a'))
  log.report(failed(500, 'a'))
  log.report(failed(500, 'b'))
  log.report(failed(500, 'a'))
  expect(log.all().map((record) => record.message)).toEqual(['a', 'b', 'a'])
})

test('while the newest error is a 503, another network error only shows it again', () => {
  const { log } = setUp()
  log.report(offline())
  log.hideAll()
  log.report(offline())
  expect(log.all()).toHaveLength(1)
  expect(log.all()[0]?.isHidden).toBe(false)
})

test('a record has the method and path of the call, but not its query', () => {
  const { log } = setUp()
  log.report(failed(500, 'a', 'PUT'))
  expect(log.all()[0]).toMatchObject({ method: 'PUT', path: '/Account' })
})

test('a record says what failed, when, how long its toast stays, and what the toast says', () => {
  const { log } = setUp()
  log.report(failed(500, 'a'), { isRemovable: false, ttl: 500 })
  expect(log.all()[0]).toMatchObject({
    status: 500,
    name: expect.stringMatching(/./),
    message: 'a',
    timestamp: 1000,
    isRemovable: false,
    ttl: 500,
    isHidden: false,
    error: { title: expect.stringMatching(/./), message: 'Something went wrong on our end.' },
  })
  log.report(failed(500, 'b'))
  expect(log.all()[0]).toMatchObject({ message: 'b', isRemovable: true, ttl: TOAST_TTL_MS })
})

test('the server’s detail becomes the stack', () => {
  const { log } = setUp()
  log.report(new FailedCall({ kind: 'HTTP', status: 500, message: 'a', detail: 'why', method: 'GET', url: 'x:/' }))
  expect(log.all()[0]?.stack).toBe('why')
})

test.each([
  ['500 of a change', failed(500, 'a', 'PUT'), true],
  ['409 of a change', failed(409, 'a', 'PUT'), false],
  ['404 of a load', failed(404, 'a'), true],
  ['no call at all', new Error('a'), true],
])('%s is toasted: %s', (_, error, expected) => {
  const { log } = setUp()
  log.report(error)
  expect(log.all().some(isToasted)).toBe(expected)
})

test('a hidden error is never toasted', () => {
  const { log } = setUp()
  log.report(failed(500, 'a'), { isHidden: true })
  expect(log.all().some(isToasted)).toBe(false)
})

test('a removable toast closes after its time, its record is removed much later', () => {
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

test('a toast that is not removable stays until it is closed', () => {
  const { log, forward } = setUp()
  log.report(failed(500, 'a'), { isRemovable: false })
  forward(TOAST_TTL_MS * 10)
  expect(log.all().some(isToasted)).toBe(true)
  log.hide(log.all()[0]?.timestamp ?? 0)
  expect(log.all().some(isToasted)).toBe(false)
})

test('errors are hidden one by one or all together', () => {
  const { log } = setUp()
  log.report(failed(500, 'a'))
  log.report(failed(500, 'b'))
  log.hide(log.all()[1]?.timestamp ?? 0)
  expect(log.all().map((record) => record.isHidden)).toEqual([false, true])
  log.hideAll()
  expect(log.all().every((record) => record.isHidden)).toBe(true)
})

test('a toast under the pointer stays, and its remaining time runs after the pointer has left', () => {
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

test('ten errors are kept, a toast is shown for 3000 ms, and a dismissed error is removed after 1,000,000 ms', () => {
  expect([MAX_ERRORS, TOAST_TTL_MS, REMOVAL_DELAY_MS]).toEqual([10, 3000, 1_000_000])
})
