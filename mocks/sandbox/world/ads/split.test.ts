import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALWAYS, type PartModel } from '#mocks/sandbox/world/ads/model.ts'
import { splitDay, splitRoom } from '#mocks/sandbox/world/ads/split.ts'

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

test('what is dealt out is what there was, whoever runs, and nobody gets more clicks than impressions', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 9 }), day, fc.nat(), (parts: PartModel[], figures, seed) => {
      const clicks = Math.floor(figures.impressions * figures.ctr)
      const conversions = Math.floor(clicks * figures.buying * 100)
      const cost = clicks > 0 ? figures.cents : 0
      const value = conversions > 0 ? figures.cents * 7 : 0
      const room = splitRoom(parts.length)
      splitDay([figures.impressions, clicks, cost, conversions, value], parts, seed, 100, room)
      expect(room.rows.map(sum)).toEqual([figures.impressions, clicks, cost, conversions, value])
      for (const index of parts.keys()) {
        expect(room.clicks[index]).toBeLessThanOrEqual(room.impressions[index] ?? 0)
        expect(room.conversions[index]).toBeLessThanOrEqual((room.clicks[index] ?? 0) * 100)
        expect(Math.min(...room.rows.map((row) => row[index] ?? 0))).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 500 },
  )
})

test('parts that do not run that day get nothing, as long as another one does', () => {
  const running: PartModel = { id: 'on', weight: 1, clicks: 1, buys: 1, from: 0, to: ALWAYS }
  const paused = { ...running, id: 'off', pauses: [{ from: 95, to: 101 }] }
  const room = splitRoom(3)
  splitDay([300, 30, 3000, 200, 9000], [paused, running, { ...running, from: 101 }], 7, 100, room)
  expect(room.rows.map((row) => Array.from(row))).toEqual([300, 30, 3000, 200, 9000].map((all) => [0, all, 0]))
})
