import { expect, test } from 'vitest'
import { exampleOf } from '#tests/support/example.ts'
import { byCostOfMatches } from './catalog.ts'
import { violationOf } from './violations.ts'

test('a match of the snapshot has its expected value as threshold, and neither waste nor a first day', () => {
  const [failed] = exampleOf('listSnapshotFailedEntities').items
  expect(failed && violationOf(failed)).toMatchObject({ threshold: failed?.expected, wastedSpend: null, since: null })
  const [campaign] = exampleOf('listViolatingCampaigns').items
  expect(campaign && violationOf(campaign)).toBe(campaign)
})

test('the catalog is ordered by the cost of the matches, then by their number', () => {
  const rule = (id: string, violatingCount: number, matchedCost30d: number | null) => ({
    id,
    violatingCount,
    matchedCost30d,
  })
  const rules = [rule('none', 0, 0), rule('unknown', 9, null), rule('cheap', 3, 20), rule('costly', 1, 400)]
  expect(byCostOfMatches(rules).map(({ id }) => id)).toEqual(['costly', 'cheap', 'unknown', 'none'])
})
