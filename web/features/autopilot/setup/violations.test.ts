import type { FailedEntity, ViolatingCampaign } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { byUrgency, wasteByRule } from './catalog.ts'
import { violationsOf } from './violations.ts'

const ref = (entityId: string, name: string) => ({ entityId, name, entityType: 1 as const, platformUrl: null })
const campaign = (entityId: string, ruleId: string, wastedSpend: number) =>
  ({
    ...ref(entityId, entityId),
    ruleId,
    wastedSpend,
    severity: 2,
    metric: 'cost',
    actual: 1,
    threshold: 2,
    since: '2026-11-01',
  }) as unknown as ViolatingCampaign
const failed = (entityId: string, ruleId: string) =>
  ({
    ...ref(entityId, entityId),
    ruleId,
    severity: 3,
    metric: 'status',
    actual: 'disapproved',
    expected: 'enabled',
  }) as unknown as FailedEntity

test('the highest wasted spend comes first; matches of the snapshot are not listed twice', () => {
  const found = violationsOf('r', {
    campaigns: [campaign('a', 'r', 5), campaign('b', 'r', 50), campaign('c', 'other', 500)],
    keywords: [],
    failed: [failed('b', 'r'), failed('ad', 'r'), failed('z', 'other')],
  })
  expect(found.map(({ entityId }) => entityId)).toEqual(['b', 'a', 'ad'])
  expect(found.at(-1)).toMatchObject({ threshold: 'enabled', wastedSpend: null, since: null })
})

test('the catalog is ordered by the wasted spend of each rule', () => {
  const waste = wasteByRule([campaign('a', 'r1', 5), campaign('b', 'r1', 7), campaign('c', 'r2', 20)])
  expect(waste.get('r1')).toBe(12)
  const rule = (id: string, violatingCount: number) =>
    ({ id, violatingCount }) as Parameters<typeof byUrgency>[0][number]
  expect(byUrgency([rule('r0', 1), rule('r1', 0), rule('r3', 9), rule('r2', 1)], waste).map(({ id }) => id)).toEqual([
    'r2',
    'r1',
    'r3',
    'r0',
  ])
})
