import { expect, test } from 'vitest'
import { mergeEntries } from './merge-entries.ts'

const entry = (id: string, text = id) => ({ id, text })
const list = ['a', 'b', 'c'].map((id) => entry(id))

test('entries of a list are merged one by one', () => {
  const mine = [entry('a', 'mine'), entry('new_1'), entry('b'), entry('c')]
  const theirs = [entry('a'), entry('c', 'theirs'), entry('d')]
  expect(mergeEntries(list, mine, theirs)).toEqual([
    entry('a', 'mine'),
    entry('new_1'),
    entry('c', 'theirs'),
    entry('d'),
  ])
})

test('an entry that one removed and the other changed stays', () => {
  const changed = [entry('a'), entry('b', 'changed'), entry('c')]
  const removed = [entry('a'), entry('c')]
  expect(mergeEntries(list, changed, removed)).toEqual(changed)
  expect(mergeEntries(list, removed, changed)).toEqual(changed)
  expect(mergeEntries(list, removed, list)).toEqual(removed)
})

test('a list that I sorted anew keeps my order', () => {
  const mine = [entry('c'), entry('a'), entry('b')]
  expect(mergeEntries(list, mine, [entry('a', 'theirs'), entry('b'), entry('c')])).toEqual([
    entry('c'),
    entry('a', 'theirs'),
    entry('b'),
  ])
})
