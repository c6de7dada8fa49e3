import { Severity } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { type CountedAnomaly, distributionOf } from './distribution.ts'

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
