import { expect, test } from 'vitest'
import { VIEWS } from '#tests/e2e/views/views.ts'
import { patterns } from '#web/paths.ts'

test('every route of the app is covered by a view test', () => {
  const looked = new Set<string>(VIEWS.map(({ pattern }) => pattern))
  expect(Object.values(patterns).filter((pattern) => !looked.has(pattern))).toEqual([])
})

test('every view has a unique name', () => {
  const names = VIEWS.map(({ name }) => name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
