import type { Integration } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { healthOf } from './health.ts'

const integration = (platform: number, ...healths: [status: number, lastSyncAt: string | null][]) =>
  ({
    platform,
    name: `Platform ${platform}`,
    isConnected: healths.length > 0,
    credentials: healths.map(([status, lastSyncAt]) => ({
      health: { status, lastSyncAt, affectedFeatures: status === 3 ? ['Rules'] : [] },
    })),
  }) as unknown as Integration

test('a platform has the status of its worst credential, and the worst platform comes first', () => {
  const found = healthOf([
    integration(1, [1, '2026-11-19T05:00:00Z'], [1, '2026-11-19T06:00:00Z']),
    integration(2),
    integration(3, [1, '2026-11-19T05:00:00Z'], [3, null]),
    integration(4, [5, null]),
  ])
  expect(found.map(({ platform, status, lastSyncAt, affected }) => [platform, status, lastSyncAt, affected])).toEqual([
    [3, 3, '2026-11-19T05:00:00Z', ['Rules']],
    [4, 5, null, []],
    [1, 1, '2026-11-19T06:00:00Z', []],
  ])
})
