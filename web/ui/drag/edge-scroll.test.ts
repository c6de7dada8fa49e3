import { expect, test } from 'vitest'
import { edgeSpeed } from './edge-scroll.ts'

test('content scrolls towards the edge beside the finger, faster the nearer it is, and rests in the middle', () => {
  expect(edgeSpeed(400, 0, 800)).toBe(0)
  expect(edgeSpeed(24, 0, 800)).toBeLessThan(0)
  expect(edgeSpeed(2, 0, 800)).toBeLessThan(edgeSpeed(24, 0, 800))
  expect(edgeSpeed(776, 0, 800)).toBe(-edgeSpeed(24, 0, 800))
  expect(edgeSpeed(900, 0, 800)).toBe(edgeSpeed(800, 0, 800))
})

test('a small element keeps a middle without scrolling', () => {
  expect(edgeSpeed(30, 0, 60)).toBe(0)
})
