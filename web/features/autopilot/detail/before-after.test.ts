import { expect, test } from 'vitest'
import { beforeAfterOf } from './before-after.ts'

const day = (cost: number | null, changedCount = 0) => ({ cost, changedCount, conversions: 1, conversionValue: 2 })
const days = (count: number, cost: number | null) => Array.from({ length: count }, () => day(cost))

test('14 days on each side of the first change are compared by their daily means', () => {
  const all = [...days(16, 10), day(99, 2), ...days(15, 8), day(0, 1)]
  expect(beforeAfterOf(all, 'cost', false)).toEqual({
    before: { from: 2, to: 15, mean: 10 },
    after: { from: 17, to: 30, mean: 8 },
    change: expect.closeTo(-0.2),
  })
})

test('7 days are enough, and the incomplete day is not one of them', () => {
  const all = [...days(7, 10), day(10, 1), ...days(7, 12)]
  expect(beforeAfterOf(all, 'cost', false)).toMatchObject({ after: { from: 8, to: 14 }, change: expect.closeTo(0.2) })
  expect(beforeAfterOf(all, 'cost', true)).toBeUndefined()
})

test('nothing is compared without a change, and nothing is said about an unknown metric', () => {
  expect(beforeAfterOf(days(30, 5), 'cost', false)).toBeUndefined()
  const all = [...days(6, 10), day(null), day(10, 1), ...days(7, 12)]
  expect(beforeAfterOf(all, 'cost', false)).toMatchObject({ before: { mean: null }, change: null })
})
