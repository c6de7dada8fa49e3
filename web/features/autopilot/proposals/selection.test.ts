import { expect, test } from 'vitest'
import { between, countOf, extentOf, isSelected, nothing, withIds } from './selection.ts'

const shown = ['a', 'b', 'c', 'd']

test('shift selects a range in either direction', () => {
  expect(between(shown, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(between(shown, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(between(shown, undefined, 'c')).toEqual(['c'])
  expect(between(shown, 'gone', 'c')).toEqual(['c'])
})

test('deselecting one of "all" leaves the other displayed ones selected', () => {
  const left = withIds('all', ['b'], false, shown)
  expect(left).toEqual(new Set(['a', 'c', 'd']))
  expect(isSelected('all', 'of another page')).toBe(true)
  expect(isSelected(left, 'of another page')).toBe(false)
})

test('adding returns a new selection', () => {
  const first = withIds(nothing, ['a'], true, shown)
  expect(withIds(first, ['b'], true, shown)).toEqual(new Set(['a', 'b']))
  expect(first).toEqual(new Set(['a']))
})

test('the extent of a selection of a group is all, some or none', () => {
  const some = withIds(nothing, ['a', 'b'], true, shown)
  expect(extentOf(some, ['a', 'b'])).toBe('all')
  expect(extentOf(some, ['b', 'c'])).toBe('some')
  expect(extentOf(some, ['c'])).toBe('none')
  expect(extentOf('all', ['c'])).toBe('all')
  expect(countOf(some, 40)).toBe(2)
  expect(countOf('all', 40)).toBe(40)
})
