import { expect, test } from 'vitest'
import { downsampleBand } from './band.ts'

test('a short band is not downsampled; missing values are omitted', () => {
  expect(downsampleBand({ low: [1, null, 3], high: [4, 5, 6] }, 10)).toEqual([
    { x: 0, y: 4, y0: 1 },
    { x: 2, y: 6, y0: 3 },
  ])
})

test('a downsampled band keeps its full range', () => {
  const low = Array.from({ length: 24 * 90 }, (_, hour) => (hour % 24 < 7 ? 0 : 100))
  const high = low.map((value) => value + 50)
  const drawn = downsampleBand({ low, high }, 90)
  expect(drawn).toHaveLength(90)
  expect(drawn.every(({ y, y0 }) => y === 150 && y0 === 0)).toBe(true)
})
