import { expect, test } from 'vitest'
import { countLabels } from '#mocks/sandbox/domain/planning/labels.ts'

test('labels are counted, the most frequent first, and the list ends after 200', () => {
  const lists = [['search', 'shop'], ['search'], Array.from({ length: 300 }, (_, index) => `label ${index}`)]
  const counts = countLabels(lists)
  expect(counts).toHaveLength(200)
  expect(counts.slice(0, 2)).toEqual([
    { word: 'search', count: 2 },
    { word: 'label 0', count: 1 },
  ])
})
