import { expect, test } from 'vitest'
import { startsSwipe } from './swipe.ts'

test('a finger has to move more than 10 px, a mouse more than 2 px', () => {
  expect([startsSwipe(10, 'touch'), startsSwipe(11, 'touch')]).toEqual([false, true])
  expect([startsSwipe(2, 'mouse'), startsSwipe(-3, 'mouse')]).toEqual([false, true])
})
