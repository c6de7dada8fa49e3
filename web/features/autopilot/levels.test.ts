import { EntityType } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { childLevels, levelsWithin, parentsIn, tableOf } from './levels.ts'

test('an address may name several parents; those a level cannot be limited to are left out', () => {
  const query = new URLSearchParams('ad=3&adGroup=2&campaign=1')
  expect(parentsIn('search-terms', query).map(({ kind }) => kind)).toEqual(['campaign', 'adGroup', 'ad'])
  expect(parentsIn('keywords', query).map(({ kind }) => kind)).toEqual(['campaign', 'adGroup'])
  expect(parentsIn('campaigns', query)).toEqual([])
  expect(parentsIn('ads', new URLSearchParams('adGroup='))).toEqual([])
})

test('every row that opens leads to a table that can be limited to it', () => {
  for (const next of Object.values(childLevels)) expect(levelsWithin(next.parent)).toContain(next.level)
})

test('a kind of thing without a table has none', () => {
  expect(tableOf(EntityType.Keyword)).toBe('keywords')
  expect(tableOf(EntityType.Budget)).toBeUndefined()
})
