import type { AutopilotRule } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { exampleOf } from '#tests/support/example.ts'
import { byUrgency } from './catalog.ts'
import { violationOf } from './violations.ts'

test('a match of the snapshot has its expected value as threshold, and neither waste nor a first day', () => {
  const [failed] = exampleOf('listSnapshotFailedEntities').items
  expect(failed && violationOf(failed)).toMatchObject({ threshold: failed?.expected, wastedSpend: null, since: null })
  const [campaign] = exampleOf('listViolatingCampaigns').items
  expect(campaign && violationOf(campaign)).toBe(campaign)
})

test('the catalog is ordered by the wasted spend of each rule, then by its matches', () => {
  const rule = (id: string, wastedSpend: number, violatingCount: number) =>
    ({ id, wastedSpend, violatingCount }) as AutopilotRule
  const rules = [rule('few', 0, 1), rule('many', 0, 9), rule('little', 5, 1), rule('much', 20, 1)]
  expect(byUrgency(rules).map(({ id }) => id)).toEqual(['much', 'little', 'many', 'few'])
})
