import { expect, test } from 'vitest'
import { mergeEdits } from './merge-edits.ts'

test('edits of different fields are both kept, and the own value where both changed the same', () => {
  const base = { title: 'Tents', budget: 100, channels: [1], text: 'a' }
  const own = { title: 'Mats', budget: 100, channels: [1], text: 'own' }
  const latest = { title: 'Tents', budget: 900, channels: [1, 2], text: 'theirs' }
  expect(mergeEdits(base, own, latest)).toEqual({ title: 'Mats', budget: 900, channels: [1, 2], text: 'own' })
})
