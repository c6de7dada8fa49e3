import { expect, test } from 'vitest'
import { detectAnomalies } from '#mocks/sandbox/domain/anomalies/engine/detect.ts'
import { firstDay, normalFrom, randomFrom } from '#mocks/sandbox/domain/anomalies/engine/series.fixture.ts'

const hourMs = 3_600_000
const weekdays = [1.1, 1.15, 1.1, 1.05, 1, 0.7, 0.6]
const usualOf = (hour: number) =>
  400 * (weekdays[Math.floor(hour / 24) % 7] ?? 1) * (1 - 0.5 * Math.cos((2 * Math.PI * hour) / 24))

test('after two weeks of hours the weekdays are told from the time of day', () => {
  const errors = Array.from({ length: 10 }, (_, seed) => {
    const normal = normalFrom(randomFrom(seed + 1))
    const series = Array.from({ length: 504 }, (_value, hour) => ({
      time: firstDay + hour * hourMs,
      value: Math.round(usualOf(hour) * Math.exp(0.05 * normal())),
    }))
    const { points } = detectAnomalies(series, { granularity: 'hour', metricKind: 'count', learningDays: 14 })
    const weekend = points.slice(336 + 120)
    const bias = weekend.map(({ expected }, place) => (expected ?? 0) / usualOf(336 + 120 + place) - 1)
    return bias.reduce((sum, one) => sum + one, 0) / bias.length
  })
  for (const error of errors) expect(Math.abs(error)).toBeLessThan(0.04)
})

test('a season that no calendar knows stays in its phase after a level that came and went', () => {
  const normal = normalFrom(randomFrom(4))
  const usual = (i: number) => 200 + 80 * Math.sin((2 * Math.PI * i) / 50)
  const isOut = (i: number) => i >= 2000 && i < 2040
  const series = Array.from({ length: 3000 }, (_, i) => ({
    time: firstDay + i * 300_000,
    value: usual(i) + normal() + (isOut(i) ? 400 : 0),
  }))
  const { points } = detectAnomalies(series)
  const later = points.slice(2200).map(({ expected }, place) => Math.abs((expected ?? 0) - usual(2200 + place)))
  // The wrong values of the season fade over some cycles; a season several steps out of phase would be wrong by 20 and more.
  expect(later.reduce((sum, one) => sum + one, 0) / later.length).toBeLessThan(12)
})

test('one day unlike the others does not become the season of its weekday', () => {
  const normal = normalFrom(randomFrom(9))
  const isWork = (i: number) => i % 288 >= 108 && i % 288 < 216
  const isMissing = (i: number) => Math.floor(i / 288) === 6
  const series = Array.from({ length: 288 * 14 }, (_, i) => ({
    time: firstDay + i * 300_000,
    value: 24 + normal() + (isWork(i) && !isMissing(i) ? 60 : 0),
  }))
  const found = detectAnomalies(series).findings.map(({ time }) => Math.floor((time - firstDay) / 300_000 / 288))
  expect(found).toContain(6)
  expect(found.filter((day) => day > 7)).toEqual([])
})
