import { expect, test } from 'vitest'
import { detectAnomalies } from '#mocks/sandbox/domain/anomalies/engine/detect.ts'
import { firstDay, randomFrom } from '#mocks/sandbox/domain/anomalies/engine/series.fixture.ts'
import { type DetectionSettings, dayMs, type Observation } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'

const daily: Partial<DetectionSettings> = { granularity: 'day' }

test.each(['rate', 'money', 'count', 'duration'] as const)('a series of zeros has finite bounds: %s', (metricKind) => {
  const series = Array.from({ length: 90 }, (_, day) => ({ time: firstDay + day * dayMs, value: 0, denominator: 5 }))
  const { points } = detectAnomalies(series, { ...daily, metricKind })
  const bounds = points.flatMap(({ lowerBound, upperBound }) => [lowerBound ?? 0, upperBound ?? 0])
  expect(bounds.filter((bound) => !Number.isFinite(bound))).toEqual([])
})

test('a rate without trials is neither scored nor learned, and the series is not interrupted there', () => {
  const random = randomFrom(5)
  const isEmpty = (day: number) => day % 5 === 3
  const series = Array.from({ length: 200 }, (_, day): Observation => {
    const denominator = isEmpty(day) ? 0 : 400
    return { time: firstDay + day * dayMs, value: isEmpty(day) ? 0 : 0.4 + 0.04 * random(), denominator }
  })
  const { points, findings, gaps } = detectAnomalies(series, { ...daily, metricKind: 'rate', sensitivity: 'low' })
  expect({ findings, gaps }).toEqual({ findings: [], gaps: [] })
  expect(points.map(({ actual }) => actual === null)).toEqual(series.map((_, day) => isEmpty(day)))
  for (const { expected } of points.slice(60)) expect(expected).toBeGreaterThan(0.38)
})
