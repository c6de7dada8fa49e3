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

test('days are counted by the server’s clock as soon as an answer told of it', () => {
  const { result } = renderHook(() => time.useToday('Europe/Berlin'))
  expect(result.current).toBe('2026-11-19')
  act(() => time.noteServerTime(answerOf('2026-11-21T08:00:00Z')))
  expect(result.current).toBe('2026-11-21')
  expect(time.serverNow()).toEqual(new Date('2026-11-21T08:00:00Z'))
})

test('a while on the way is no difference', () => {
  time.noteServerTime(answerOf('2026-11-19T22:29:20Z'))
  expect(time.serverNow()).toEqual(HERE)
  time.noteServerTime(answerOf('2026-11-19T22:31:30Z'))
  expect(time.serverNow()).toEqual(HERE)
})

test('time only moves on: an older answer that comes late, and one without a time, change nothing', () => {
  time.noteServerTime(answerOf('2026-11-26T08:00:00Z'))
  time.noteServerTime(answerOf('2026-11-19T22:30:00Z'))
  time.noteServerTime(answerOf())
  expect(time.serverNow()).toEqual(new Date('2026-11-26T08:00:00Z'))
  time.noteServerTime(answerOf('2026-11-27T08:00:00Z'))
  expect(time.serverNow()).toEqual(new Date('2026-11-27T08:00:00Z'))
})

test('the server’s time may lie before this machine’s', () => {
  time.noteServerTime(answerOf('2026-11-10T08:00:00Z'))
  expect(time.serverNow()).toEqual(new Date('2026-11-10T08:00:00Z'))
})
