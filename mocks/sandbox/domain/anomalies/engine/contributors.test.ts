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
