import { expect, test } from 'vitest'
import { adsWorldOf } from '#mocks/sandbox/world/ads/ads-world.ts'
import { auctionsOf } from '#mocks/sandbox/world/ads/auction.ts'

const NOW = new Date('2026-11-19T09:00:00Z')
const records = {
  changes: () => Promise.resolve([]),
  report: () => Promise.resolve(undefined),
  addChange: () => Promise.reject(new Error()),
}

test.each([['4839201756', 'EUR']])(
  'the counts of each rival of %s stay within the bounds of both shares',
  async (customerClientId, currencyCode) => {
    const view = await adsWorldOf(1, { customerClientId, records }, NOW)
    for (const [from, to] of [
      ['2026-10-20', '2026-11-18'],
      ['2026-06-01', '2026-06-30'],
      ['2026-11-18', '2026-11-18'],
    ] as const) {
      const { eligible, own, rivals } = auctionsOf(1, view, { customerClientId, currencyCode }, from, to)
      expect(rivals.length).toBeGreaterThanOrEqual(5)
      expect(own).toBeLessThanOrEqual(eligible)
      for (const { shown, together, above } of rivals) {
        expect(shown).toBeLessThanOrEqual(eligible)
        expect(together).toBeLessThanOrEqual(Math.min(own, shown))
        expect(together).toBeGreaterThanOrEqual(Math.max(0, own + shown - eligible))
        expect(above).toBeLessThanOrEqual(together)
      }
    }
  },
)

test('an account without eligible impressions sees no rivals, and the same question has the same answer', async () => {
  const view = await adsWorldOf(1, { customerClientId: '4839201756', records }, NOW)
  const client = { customerClientId: '4839201756', currencyCode: 'EUR' }
  expect(auctionsOf(1, view, client, '2020-01-01', '2020-01-31')).toMatchObject({ eligible: 0, own: 0 })
  const asked = () => auctionsOf(1, view, client, '2026-10-20', '2026-11-18')
  expect(asked()).toEqual(asked())
})
