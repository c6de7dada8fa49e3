import { expect, test } from 'vitest'
import { noteOpened, openDelay } from './tooltip-delay.ts'

test('a first tooltip waits 700 ms; one beside an open one, or within 300 ms of its end, does not', () => {
  expect(openDelay(0)).toBe(700)
  const noteClosed = noteOpened(() => {})
  expect(openDelay(5000)).toBe(0)
  noteClosed(6000)
  expect(openDelay(6300)).toBe(0)
  expect(openDelay(6301)).toBe(700)
})

test('a tooltip that opens closes the one before it', () => {
  const closed: string[] = []
  const noteFirstClosed = noteOpened(() => closed.push('first'))
  noteOpened(() => closed.push('second'))
  expect(closed).toEqual(['first'])
  noteFirstClosed(0)
  expect(openDelay(5000)).toBe(0)
})
