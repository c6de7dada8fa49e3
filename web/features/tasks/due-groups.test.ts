import { expect, test } from 'vitest'
import { dueGroupOf } from './due-groups.ts'

test.each([
  [null, 'none'],
  ['2026-11-18', 'overdue'],
  ['2026-11-19', 'today'],
  ['2026-11-25', 'week'],
  ['2026-11-26', 'later'],
] as const)('a task due on %s is in the group %s', (dueOn, group) => {
  expect(dueGroupOf(dueOn, '2026-11-19')).toBe(group)
})
