import { expect, test } from 'vitest'
import { allKnownOf, idsOf, knownOf, withValues } from './use-address.ts'

test('values the contract does not know are left out', () => {
  expect(knownOf([1, 2, 3], '2')).toBe(2)
  expect(knownOf([1, 2, 3], '9')).toBeUndefined()
  expect(knownOf([1, 2, 3], null)).toBeUndefined()
  expect(allKnownOf([1, 2, 3], ['3', 'x', '1', '3'])).toEqual([1, 3])
})

test('another filter begins at the first page and keeps the rest', () => {
  const before = new URLSearchParams('text=tent&currentPage=4&ruleIds=a&ruleIds=b')
  expect(withValues(before, { ruleIds: ['c', 'd'] }).toString()).toBe('text=tent&ruleIds=c&ruleIds=d')
  expect(withValues(before, { text: '' }).toString()).toBe('ruleIds=a&ruleIds=b')
  expect(withValues(before, { currentPage: '2' }).get('currentPage')).toBe('2')
  expect(before.get('currentPage')).toBe('4')
})

test('what cannot be an id is left out of the question to the server', () => {
  expect(idsOf(['rule_a', '💥', '', 'rule_a', '../x', 'b'.repeat(65), 'B-2'])).toEqual(['rule_a', 'B-2'])
  expect(idsOf(['a', 'b', 'c'], 2)).toEqual(['a', 'b'])
})
