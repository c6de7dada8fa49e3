import { expect, test } from 'vitest'
import { containsData } from './contains-data.ts'

test('an item contains the body that it was saved from', () => {
  const item = { id: 'a', title: 'Tents', text: null, kpi: { unit: 'money', target: 5 }, tags: ['x'], version: 2 }
  expect(containsData(item, { title: 'Tents ', text: '', kpi: { target: 5, unit: 'money' }, tags: ['x'] })).toBe(true)
  expect(containsData(item, { title: 'Tents', text: undefined })).toBe(true)
})

test.each([
  { title: 'Tent' },
  { text: 'new' },
  { kpi: { target: 6 } },
  { tags: [] },
  { tags: ['x', 'y'] },
  { other: 1 },
])('an item with other values than %j is not the result of saving it', (body) => {
  expect(containsData({ title: 'Tents', text: null, kpi: { target: 5 }, tags: ['x'] }, body)).toBe(false)
})
