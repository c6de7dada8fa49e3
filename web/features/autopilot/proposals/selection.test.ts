import { expect, test } from 'vitest'
import { between, countOf, extentOf, isSelected, nothing, withIds } from './selection.ts'

const shown = ['a', 'b', 'c', 'd']

test('shift takes everything between, in either direction', () => {
  expect(between(shown, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(between(shown, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(between(shown, undefined, 'c')).toEqual(['c'])
  expect(between(shown, 'gone', 'c')).toEqual(['c'])
})

test('taking one out of "all" leaves the others that are shown', () => {
  const left = withIds('all', ['b'], false, shown)
  expect(left).toEqual(new Set(['a', 'c', 'd']))
  expect(isSelected('all', 'of another page')).toBe(true)
  expect(isSelected(left, 'of another page')).toBe(false)
})

test('adding does not change what was there', () => {
  const first = withIds(nothing, ['a'], true, shown)
  expect(withIds(first, ['b'], true, shown)).toEqual(new Set(['a', 'b']))
  expect(first).toEqual(new Set(['a']))
})

test('says how much of a group is ticked', () => {
  const some = withIds(nothing, ['a', 'b'], true, shown)
  expect(extentOf(some, ['a', 'b'])).toBe('all')
  expect(extentOf(some, ['b', 'c'])).toBe('some')
  expect(extentOf(some, ['c'])).toBe('none')
  expect(extentOf('all', ['c'])).toBe('all')
  expect(countOf(some, 40)).toBe(2)
  expect(countOf('all', 40)).toBe(40)
})
