import { expect, test } from 'vitest'
import { noteClosed, openDelay } from './tooltip-delay.ts'

test('a first tooltip waits 700 ms, the next one within 300 ms does not', () => {
  expect(openDelay(0)).toBe(700)
  noteClosed(1000)
  expect(openDelay(1300)).toBe(0)
  expect(openDelay(1301)).toBe(700)
})
