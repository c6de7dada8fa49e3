import { expect, test } from 'vitest'
import { labelWidth, niceTicks, placeTicks } from './ticks.ts'

test.each([
  [0, 97, [0, 50, 100]],
  [0, 4, [0, 1, 2, 3, 4]],
  [0, 0.034, [0, 0.01, 0.02, 0.03, 0.04]],
  [-30, 60, [-50, 0, 50, 100]],
])('an axis over %d…%d has round steps that hold it', (low, high, expected) => {
  const ticks = niceTicks(low, high)
  expect(ticks[0]).toBeLessThanOrEqual(low)
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(high)
  expect(ticks).toEqual(expected)
})

test('values that are all the same still have an axis', () => {
  expect(niceTicks(0, 0)).toEqual([0, 0.5, 1])
  expect(niceTicks(40, 40)[0]).toBe(0)
})

test('labels of places keep their distance and name the last day', () => {
  expect(placeTicks(30, 400)).toEqual([5, 11, 17, 23, 29])
  expect(placeTicks(3, 400)).toEqual([0, 1, 2])
})

test('long labels, as those of hours, are fewer', () => {
  const wide = labelWidth(['Nov 9 03:00', 'Nov 13 16:00'])
  const ticks = placeTicks(2160, 640, wide)
  const stepPx = (((ticks[1] ?? 0) - (ticks[0] ?? 0)) / 2160) * 640
  expect(stepPx).toBeGreaterThan(wide)
  expect(ticks.at(-1)).toBe(2159)
})
