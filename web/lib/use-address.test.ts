import { expect, test } from 'vitest'
import { allKnownOf, knownOf, withValues } from './use-address.ts'

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
