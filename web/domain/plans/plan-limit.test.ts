import { expect, test } from 'vitest'
import { stateOf } from './plan-limit.ts'

test.each([
  [{ used: 0, allowed: null }, 'free'],
  [{ used: 0, allowed: 0 }, 'excluded'],
  [{ used: 7, allowed: 10 }, 'free'],
  [{ used: 8, allowed: 10 }, 'near'],
  [{ used: 10, allowed: 10 }, 'reached'],
  [{ used: 12, allowed: 10 }, 'reached'],
] as const)('%o is %s', (usage, state) => {
  expect(stateOf(usage)).toBe(state)
})

test('several at a time reach a limit earlier', () => {
  expect(stateOf({ used: 8, allowed: 10 }, 3)).toBe('reached')
})
