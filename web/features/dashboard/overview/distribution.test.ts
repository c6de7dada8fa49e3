import { Severity } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { type CountedAnomaly, distributionOf, mostUrgent } from './distribution.ts'

const period = { from: '2026-11-01', to: '2026-11-03' }
const anomalies: CountedAnomaly[] = [
  { metric: 'sessions', date: '2026-11-01', severity: Severity.High },
  { metric: 'conversions', date: '2026-11-03', severity: Severity.Low },
  { metric: 'conversions', date: '2026-11-03', severity: Severity.High },
]

test('metrics are sorted by their number of anomalies', () => {
  expect(distributionOf(anomalies, 'metric', period)).toEqual({
    places: ['conversions', 'sessions'],
    counts: { 1: [1, 0], 2: [0, 0], 3: [1, 1] },
  })
})

test('every day of the period is included', () => {
  expect(distributionOf(anomalies, 'day', period)).toEqual({
    places: ['2026-11-01', '2026-11-02', '2026-11-03'],
    counts: { 1: [0, 0, 1], 2: [0, 0, 0], 3: [1, 0, 1] },
  })
})

test('without anomalies there are no metrics', () => {
  expect(distributionOf([], 'metric', period).places).toEqual([])
})

test('the most urgent anomalies are open, severe and deviate most', () => {
  const ranked = mostUrgent(
    [
      { severity: 1, score: -9, status: 1 },
      { severity: 3, score: 3, status: 2 },
      { severity: 3, score: -4, status: 1 },
      { severity: 3, score: 8, status: 4 },
    ],
    2,
  )
  expect(ranked.map(({ score }) => score)).toEqual([-4, 3])
})
