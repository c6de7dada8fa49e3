import { expect, test } from 'vitest'
import { dueGroupOf } from './due-groups.ts'

test.each([
  [null, 'none'],
  ['2026-11-18', 'overdue'],
  ['2026-11-19', 'today'],
  ['2026-11-22', 'week'],
  ['2026-11-23', 'later'],
] as const)('on a Thursday, a task due on %s is in the group %s', (dueOn, group) => {
  expect(dueGroupOf(dueOn, '2026-11-19')).toBe(group)
})

test('on a Sunday, the next day is after this week', () => {
  expect(dueGroupOf('2026-11-23', '2026-11-22')).toBe('later')
})
