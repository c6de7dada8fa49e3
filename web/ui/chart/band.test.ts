import { expect, test } from 'vitest'
import { bandWithin } from './band.ts'

test('a band of few places is drawn as it is, without those that are not known', () => {
  expect(bandWithin({ low: [1, null, 3], high: [4, 5, 6] }, 10)).toEqual([
    { x: 0, y: 4, y0: 1 },
    { x: 2, y: 6, y0: 3 },
  ])
})

test('a band of many places keeps its width, whatever hour of the day a place falls on', () => {
  const low = Array.from({ length: 24 * 90 }, (_, hour) => (hour % 24 < 7 ? 0 : 100))
  const high = low.map((value) => value + 50)
  const drawn = bandWithin({ low, high }, 90)
  expect(drawn).toHaveLength(90)
  expect(drawn.every(({ y, y0 }) => y === 150 && y0 === 0)).toBe(true)
})
