import { expect, test } from 'vitest'
import { mainColors } from './logo-colors.ts'

const pixels = (...parts: [color: [number, number, number, number], count: number][]) =>
  parts.flatMap(([color, count]) => Array.from({ length: count }, () => color).flat())

test('the colors of a logo, the most frequent first, without ground and edges', () => {
  const logo = pixels(
    [[255, 255, 255, 255], 500],
    [[0, 0, 0, 0], 300],
    [[31, 77, 58, 255], 120],
    [[36, 80, 62, 255], 30],
    [[242, 183, 5, 255], 60],
    [[120, 130, 40, 255], 2],
  )
  const [first, second, ...others] = mainColors(logo)
  expect(others).toEqual([])
  expect(first).toMatch(/^#(1F|20)4[DE]3[AB]$/)
  expect(second).toBe('#F2B705')
})

test('an empty image has no colors', () => {
  expect(mainColors(pixels([[255, 255, 255, 255], 10]))).toEqual([])
  expect(mainColors([])).toEqual([])
})
