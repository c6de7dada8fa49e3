import { expect, test } from 'vitest'
import { beforeAfterOf } from './before-after.ts'

const days = (count: number, changedCount = 0) => Array.from({ length: count }, () => ({ changedCount }))

test('14 days on each side of the first change are marked', () => {
  expect(beforeAfterOf([...days(16), ...days(1, 2), ...days(15), ...days(1, 1)], false)).toEqual({
    before: { from: 2, to: 15 },
    after: { from: 17, to: 30 },
  })
})

test('7 days are enough, and the incomplete day is not one of them', () => {
  const all = [...days(7), ...days(1, 1), ...days(7)]
  expect(beforeAfterOf(all, false)).toMatchObject({ after: { from: 8, to: 14 } })
  expect(beforeAfterOf(all, true)).toBeUndefined()
})

test('nothing is marked without a change', () => {
  expect(beforeAfterOf(days(30), false)).toBeUndefined()
})
