import { expect, test } from 'vitest'
import { secondsToWait } from '#mocks/sandbox/domain/identity/attempts.ts'

const at = (second: number) => new Date(Date.UTC(2026, 10, 19, 8, 0, second))
const limit = { max: 3, withinSeconds: 60 }

test('the limit counts attempts within its time; the oldest one expires first', () => {
  const times = [0, 10, 20].map((second) => at(second).toISOString())
  expect(secondsToWait(times.slice(1), limit, at(30))).toBe(0)
  expect(secondsToWait(times, limit, at(30))).toBe(30)
  expect(secondsToWait(times, limit, at(59))).toBe(1)
  expect(secondsToWait(times, limit, at(60))).toBe(0)
})

test('above the limit, the wait lasts until the number of attempts is below it', () => {
  const times = [0, 10, 20, 25].map((second) => at(second).toISOString())
  expect(secondsToWait(times, limit, at(30))).toBe(40)
})
