import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { contributorsOf, rateEffectsOf } from '#mocks/sandbox/domain/anomalies/engine/contributors.ts'

test('the value that lost most explains a drop; one that gained counts against it', () => {
  const contributors = contributorsOf([
    { dimension: 'deviceCategory', value: 'desktop', actual: 100, expected: 100 },
    { dimension: 'deviceCategory', value: 'mobile', actual: 20, expected: 150 },
    { dimension: 'deviceCategory', value: 'tablet', actual: 40, expected: 10 },
  ])
  expect(contributors.map(({ value, contributionPct }) => [value, contributionPct])).toEqual([
    ['mobile', 100],
    ['tablet', -23.1],
  ])
})

test('dimensions are ranked by their strongest value, and each explains the deviation anew', () => {
  const contributors = contributorsOf([
    { dimension: 'country', value: 'DE', actual: 60, expected: 100 },
    { dimension: 'country', value: 'TR', actual: 40, expected: 80 },
    { dimension: 'deviceCategory', value: 'desktop', actual: 90, expected: 100 },
    { dimension: 'deviceCategory', value: 'mobile', actual: 10, expected: 80 },
  ])
  expect(contributors.map(({ value, contributionPct }) => [value, contributionPct])).toEqual([
    ['mobile', 87.5],
    ['desktop', 12.5],
    ['DE', 50],
    ['TR', 50],
  ])
})

test('the values of a dimension explain at most 100 percent together', () => {
  const count = fc.integer({ min: 0, max: 1000 })
  const segment = fc.record({ dimension: fc.constant('country'), value: fc.string(), actual: count, expected: count })
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 8 }), (segments) => {
      const shares = contributorsOf(segments).map(({ contributionPct }) => Math.max(0, contributionPct))
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(101)
    }),
  )
})

test('the change of a rate is split into the own change of each segment and the change of its share', () => {
  // Desktop keeps 60 % and falls from 600 of 1,000 sessions to 300 of 1,000; mobile falls from 40 % to 30 %. Together: from 52 % to 39 %.
  const effects = rateEffectsOf([
    { trials: 300, expectedTrials: 600, rate: 0.6, expectedRate: 0.6 },
    { trials: 700, expectedTrials: 400, rate: 0.3, expectedRate: 0.4 },
  ])
  const [desktop, mobile] = effects
  expect(desktop?.rateEffect).toBeCloseTo(0, 12)
  expect(desktop?.mixEffect).toBeCloseTo(-0.3 * 0.08, 12)
  expect(mobile?.rateEffect).toBeCloseTo(-0.07, 12)
  expect(mobile?.mixEffect).toBeCloseTo(0.3 * -0.12, 12)
  const whole = effects.reduce((sum, { rateEffect, mixEffect }) => sum + rateEffect + mixEffect, 0)
  expect(whole).toBeCloseTo(0.39 - 0.52, 12)
})

test('a segment that is new or gone changes the mix only, and the effects add up to the whole change', () => {
  const effects = rateEffectsOf([
    { trials: 500, expectedTrials: 500, rate: 0.5, expectedRate: 0.5 },
    { trials: 500, expectedTrials: 0, rate: 0.1, expectedRate: 0 },
    { trials: 0, expectedTrials: 500, rate: 0, expectedRate: 0.3 },
  ])
  expect(effects.map(({ rateEffect }) => rateEffect)).toEqual([0, 0, 0])
  const whole = effects.reduce((sum, { mixEffect }) => sum + mixEffect, 0)
  expect(whole).toBeCloseTo(0.3 - 0.4, 12)
})
