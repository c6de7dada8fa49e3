import { expect, test } from 'vitest'
import { openDelay, registerTooltip } from './tooltip-delay.ts'

test('a tooltip opens after 700 ms, but immediately while another one is open or within 300 ms of its closing', () => {
  expect(openDelay(0)).toBe(700)
  const onClosed = registerTooltip(() => {})
  expect(openDelay(5000)).toBe(0)
  onClosed(6000)
  expect(openDelay(6300)).toBe(0)
  expect(openDelay(6301)).toBe(700)
})

test('a tooltip that opens closes the one before it', () => {
  const closed: string[] = []
  const onFirstClosed = registerTooltip(() => closed.push('first'))
  registerTooltip(() => closed.push('second'))
  expect(closed).toEqual(['first'])
  onFirstClosed(0)
  expect(openDelay(5000)).toBe(0)
})
