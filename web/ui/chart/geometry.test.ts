import { expect, test } from 'vitest'
import { geometryOf, leftMargin, PADDING } from './geometry.ts'

const width = 1000 + PADDING.left + PADDING.right
const height = 100 + PADDING.top + PADDING.bottom

test('lines span the full width and the pointer selects the nearest index', () => {
  const { x, y, indexAt: placeAt } = geometryOf(width, height, 11, [0, 50], false)
  expect([x(0), x(10)]).toEqual([PADDING.left, PADDING.left + 1000])
  expect([y(0), y(50)]).toEqual([PADDING.top + 100, PADDING.top])
  expect(placeAt(PADDING.left + 349)).toBe(3)
  expect(placeAt(PADDING.left + 351)).toBe(4)
  expect([placeAt(0), placeAt(5000)]).toEqual([0, 10])
})

test('bars are centered in their cells', () => {
  const { x, indexAt: placeAt } = geometryOf(width, height, 10, [0, 50], true)
  expect(x(0)).toBe(PADDING.left + 50)
  expect(placeAt(PADDING.left + 101)).toBe(1)
})

test('the left margin fits the longest axis label', () => {
  expect(leftMargin(['0', '5K'])).toBe(PADDING.left)
  const left = leftMargin(['₺0', '₺1.200,5 B'])
  expect(left).toBeGreaterThan(PADDING.left)
  const { x, indexAt: placeAt, padding } = geometryOf(1000, 100, 11, [0, 10], false, left)
  expect([x(0), x(10), padding.left]).toEqual([left, 1000 - PADDING.right, left])
  expect(placeAt(left)).toBe(0)
})
