import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALWAYS, type PartModel } from '#mocks/sandbox/world/ads/model.ts'
import { createSplitBuffers, splitDay } from '#mocks/sandbox/world/ads/split.ts'

const part = fc.record({
  id: fc.constant('part'),
  weight: fc.double({ min: 0.01, max: 5, noNaN: true }),
  clicks: fc.double({ min: 0.5, max: 1.5, noNaN: true }),
  buys: fc.double({ min: 0, max: 2, noNaN: true }),
  from: fc.constantFrom(0, 90, 110),
  to: fc.constantFrom(80, 105, ALWAYS),
})

/** Daily metrics satisfy impressions ≥ clicks ≥ conversions. */
const day = fc.record({
  impressions: fc.nat(5000),
  ctr: fc.double({ min: 0, max: 1, noNaN: true }),
  buying: fc.double({ min: 0, max: 1, noNaN: true }),
  cents: fc.nat(100_000),
})

const sum = (row: Float64Array) => row.reduce((total, value) => total + value, 0)

test('the parts add up to the whole, whichever are active, and no part has more clicks than impressions', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 9 }), day, fc.nat(), (parts: PartModel[], metrics, seed) => {
      const clicks = Math.floor(metrics.impressions * metrics.ctr)
      const conversions = Math.floor(clicks * metrics.buying * 100)
      const cost = clicks > 0 ? metrics.cents : 0
      const value = conversions > 0 ? metrics.cents * 7 : 0
      const buffers = createSplitBuffers(parts.length)
      splitDay([metrics.impressions, clicks, cost, conversions, value], parts, seed, 100, buffers)
      expect(buffers.rows.map(sum)).toEqual([metrics.impressions, clicks, cost, conversions, value])
      for (const index of parts.keys()) {
        expect(buffers.clicks[index]).toBeLessThanOrEqual(buffers.impressions[index] ?? 0)
        expect(buffers.conversions[index]).toBeLessThanOrEqual((buffers.clicks[index] ?? 0) * 100)
        expect(Math.min(...buffers.rows.map((row) => row[index] ?? 0))).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 500 },
  )
})

test('inactive parts get nothing as long as another part is active', () => {
  const running: PartModel = { id: 'on', weight: 1, clicks: 1, buys: 1, from: 0, to: ALWAYS }
  const paused = { ...running, id: 'off', pauses: [{ from: 95, to: 101 }] }
  const buffers = createSplitBuffers(3)
  splitDay([300, 30, 3000, 200, 9000], [paused, running, { ...running, from: 101 }], 7, 100, buffers)
  expect(buffers.rows.map((row) => Array.from(row))).toEqual([300, 30, 3000, 200, 9000].map((all) => [0, all, 0]))
})
