import { EntityType } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { childLevels, levelsWithin, parentsIn, tableOf } from './levels.ts'

test('parents in the URL that a level cannot be filtered by are ignored', () => {
  const query = new URLSearchParams('ad=3&adGroup=2&campaign=1')
  expect(parentsIn('search-terms', query).map(({ kind }) => kind)).toEqual(['campaign', 'adGroup', 'ad'])
  expect(parentsIn('keywords', query).map(({ kind }) => kind)).toEqual(['campaign', 'adGroup'])
  expect(parentsIn('campaigns', query)).toEqual([])
  expect(parentsIn('ads', new URLSearchParams('adGroup='))).toEqual([])
})

test('every row links to a table that can be filtered by it', () => {
  for (const next of Object.values(childLevels)) expect(levelsWithin(next.parent)).toContain(next.level)
})

test('budgets have no table', () => {
  expect(tableOf(EntityType.Keyword)).toBe('keywords')
  expect(tableOf(EntityType.Budget)).toBeUndefined()
})
