import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Rarity } from '#mocks/sandbox/domain/anomalies/engine/rarity.ts'

function afterUniform(count: number): Rarity {
  const rarity = new Rarity()
  for (let i = 0; i < count; i++) rarity.push(((i * 37) % 100) / 100)
  return rarity
}

test('the median has the rarity of a coin toss', () => {
  expect(afterUniform(400).push(0.5)).toBeCloseTo(Math.log10(2), 1)
})

test('there is no rarity without a past, and NaN is neither rare nor learned', () => {
  expect(new Rarity().push(1e9)).toBe(0)
  const rarity = afterUniform(400)
  expect(rarity.push(Number.NaN)).toBe(0)
  expect(rarity.push(0.5)).toBe(afterUniform(400).push(0.5))
})

test('higher raw scores are rarer', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.double({ min: 0, max: 1e6, noNaN: true }), (a, b) => {
      const [low, high] = a < b ? [a, b] : [b, a]
      expect(afterUniform(300).push(high)).toBeGreaterThanOrEqual(afterUniform(300).push(low))
    }),
    { numRuns: 50 },
  )
})

test('the threshold of a rarity is the raw score with that rarity', () => {
  const threshold = afterUniform(410).threshold(2.5)
  expect(afterUniform(410).push(threshold)).toBeCloseTo(2.5, 6)
})
