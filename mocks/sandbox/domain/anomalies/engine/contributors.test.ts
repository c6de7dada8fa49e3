import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { contributorsOf } from '#mocks/sandbox/domain/anomalies/engine/contributors.ts'

test('the value that lost most explains a drop; one that gained counts against it', () => {
  const contributors = contributorsOf([
    { dimension: 'deviceCategory', value: 'desktop', actual: 100, expected: 100 },
    { dimension: 'deviceCategory', value: 'mobile', actual: 20, expected: 150 },
    { dimension: 'deviceCategory', value: 'tablet', actual: 40, expected: 10 },
  ])
  expect(contributors.map(({ value, contributionPct }) => [value, contributionPct])).toEqual([
    ['mobile', 130],
    ['tablet', -30],
  ])
})

test('the shares of a dimension add up to the whole', () => {
  const count = fc.integer({ min: 0, max: 1000 })
  const segment = fc.record({ dimension: fc.constant('country'), value: fc.string(), actual: count, expected: count })
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 8 }), (segments) => {
      const deviation = segments.reduce((sum, { actual, expected }) => sum + actual - expected, 0)
      fc.pre(deviation !== 0)
      const shares = contributorsOf(segments).reduce((sum, { contributionPct }) => sum + contributionPct, 0)
      expect(shares).toBeCloseTo(100, -0.5)
    }),
  )
})
