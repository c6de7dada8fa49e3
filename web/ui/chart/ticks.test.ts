import { expect, test } from 'vitest'
import { labeledIndices, labelWidth, niceTicks } from './ticks.ts'

test.each([
  [0, 97, [0, 50, 100]],
  [0, 4, [0, 1, 2, 3, 4]],
  [0, 0.034, [0, 0.01, 0.02, 0.03, 0.04]],
  [-30, 60, [-50, 0, 50, 100]],
])('an axis over %d…%d has round ticks that cover it', (low, high, expected) => {
  const ticks = niceTicks(low, high)
  expect(ticks[0]).toBeLessThanOrEqual(low)
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(high)
  expect(ticks).toEqual(expected)
})

test('equal values have an axis', () => {
  expect(niceTicks(0, 0)).toEqual([0, 0.5, 1])
  expect(niceTicks(40, 40)[0]).toBe(0)
})

test('labels keep their distance and include the last day', () => {
  expect(labeledIndices(30, 400)).toEqual([5, 11, 17, 23, 29])
  expect(labeledIndices(3, 400)).toEqual([0, 1, 2])
})

test('long labels, such as those of hours, are fewer', () => {
  const wide = labelWidth(['Nov 9 03:00', 'Nov 13 16:00'])
  const ticks = labeledIndices(2160, 640, wide)
  const stepPx = (((ticks[1] ?? 0) - (ticks[0] ?? 0)) / 2160) * 640
  expect(stepPx).toBeGreaterThan(wide)
  expect(ticks.at(-1)).toBe(2159)
})
