import { expect, test } from 'vitest'
import { lttb, type Point } from './lttb.ts'

const wave = (length: number): Point[] => Array.from({ length }, (_, x) => ({ x, y: Math.sin(x / 20) }))

test('few points are not downsampled', () => {
  const points = wave(50)
  expect(lttb(points, 50)).toBe(points)
  expect(lttb(points, 2)).toBe(points)
})

test('the result has the requested number of points, in order, with both ends', () => {
  const kept = lttb(wave(2000), 300)
  expect(kept).toHaveLength(300)
  expect(kept[0]?.x).toBe(0)
  expect(kept.at(-1)?.x).toBe(1999)
  expect(kept.every((point, index) => index === 0 || point.x > (kept[index - 1]?.x ?? 0))).toBe(true)
})

test('a single peak among thousands of points survives', () => {
  const points = wave(5000)
  points[2345] = { x: 2345, y: 40 }
  expect(lttb(points, 100)).toContainEqual({ x: 2345, y: 40 })
})
