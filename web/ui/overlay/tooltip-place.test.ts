import { expect, test } from 'vitest'
import { placeTooltip } from './tooltip-place.ts'

const page = { width: 375, height: 800 }
const tip = { width: 200, height: 30 }
const trigger = (left: number, top: number) => ({ left, top, right: left + 32, bottom: top + 32 })

test('it stands in the middle over its trigger', () => {
  expect(placeTooltip(trigger(160, 400), tip, page, 'top')).toEqual({ left: 76, top: 364 })
})

test.each([
  [340, 167],
  [0, 8],
])('at an edge of the window (%s) all of it stays in sight', (left, expected) => {
  expect(placeTooltip(trigger(left, 400), tip, page, 'top').left).toBe(expected)
})

test('without room above it stands below, and the other way round', () => {
  expect(placeTooltip(trigger(160, 10), tip, page, 'top').top).toBe(48)
  expect(placeTooltip(trigger(160, 760), tip, page, 'bottom').top).toBe(724)
})

test('without room at the right it stands below its trigger', () => {
  expect(placeTooltip(trigger(20, 400), tip, page, 'right')).toEqual({ left: 58, top: 401 })
  expect(placeTooltip(trigger(300, 400), tip, page, 'right')).toEqual({ left: 167, top: 438 })
})
