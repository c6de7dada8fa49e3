import { expect, test } from 'vitest'
import { tooltipPosition } from './tooltip-position.ts'

const page = { width: 375, height: 800 }
const tip = { width: 200, height: 30 }
const trigger = (left: number, top: number) => ({ left, top, right: left + 32, bottom: top + 32 })

test('a tooltip is centered above its trigger', () => {
  expect(tooltipPosition(trigger(160, 400), tip, page, 'top')).toEqual({ left: 76, top: 364 })
})

test.each([
  [340, 167],
  [0, 8],
])('at an edge of the window (%s) the tooltip stays visible', (left, expected) => {
  expect(tooltipPosition(trigger(left, 400), tip, page, 'top').left).toBe(expected)
})

test('without space above, the tooltip is below, and the reverse', () => {
  expect(tooltipPosition(trigger(160, 10), tip, page, 'top').top).toBe(48)
  expect(tooltipPosition(trigger(160, 760), tip, page, 'bottom').top).toBe(724)
})

test('without space at the right, the tooltip is below its trigger', () => {
  expect(tooltipPosition(trigger(20, 400), tip, page, 'right')).toEqual({ left: 58, top: 401 })
  expect(tooltipPosition(trigger(300, 400), tip, page, 'right')).toEqual({ left: 167, top: 438 })
})
