// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const HERE = new Date('2026-11-19T22:30:00Z')
const answerOf = (date?: string) => new Response(null, date ? { headers: { Date: new Date(date).toUTCString() } } : {})

let time: typeof import('./server-time.ts')
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: HERE })
  vi.resetModules()
  time = await import('./server-time.ts')
})
afterEach(() => vi.useRealTimers())

test('the current day follows the server’s clock once a response has a date', () => {
  const { result } = renderHook(() => time.useToday('Europe/Berlin'))
  expect(result.current).toBe('2026-11-19')
  act(() => time.recordServerTime(answerOf('2026-11-21T08:00:00Z')))
  expect(result.current).toBe('2026-11-21')
  expect(time.serverNow()).toEqual(new Date('2026-11-21T08:00:00Z'))
})

test('the delay of a response does not count as a clock offset', () => {
  time.recordServerTime(answerOf('2026-11-19T22:29:20Z'))
  expect(time.serverNow()).toEqual(HERE)
  time.recordServerTime(answerOf('2026-11-19T22:31:30Z'))
  expect(time.serverNow()).toEqual(HERE)
})

test('time only advances: delayed responses and responses without a date change nothing', () => {
  time.recordServerTime(answerOf('2026-11-26T08:00:00Z'))
  time.recordServerTime(answerOf('2026-11-19T22:30:00Z'))
  time.recordServerTime(answerOf())
  expect(time.serverNow()).toEqual(new Date('2026-11-26T08:00:00Z'))
  time.recordServerTime(answerOf('2026-11-27T08:00:00Z'))
  expect(time.serverNow()).toEqual(new Date('2026-11-27T08:00:00Z'))
})

test('the server’s clock can be behind the browser’s', () => {
  time.recordServerTime(answerOf('2026-11-10T08:00:00Z'))
  expect(time.serverNow()).toEqual(new Date('2026-11-10T08:00:00Z'))
})
