import { expect, test } from 'vitest'
import { detectAnomalies } from '#mocks/sandbox/domain/anomalies/engine/detect.ts'
import { firstDay, normalFrom, randomFrom } from '#mocks/sandbox/domain/anomalies/engine/series.fixture.ts'
import { dayMs } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'

test('a near-constant series tells a level shift once', () => {
  const uniform = randomFrom(5)
  const series = Array.from({ length: 1400 }, (_, i) => ({
    time: firstDay + i * 3_600_000,
    value: (i < 900 ? 45 : 52) + (uniform() < 0.04 ? 0.1 : 0),
  }))
  const found = detectAnomalies(series, { granularity: 'hour' }).findings.map(
    ({ time }) => (time - firstDay) / 3_600_000,
  )
  expect(found.filter((hour) => hour >= 900)).toEqual([900])
})

test('a lasting shift, which enlarges seasons and noise with the level, leaves no more false alarms than are meant', () => {
  let [alarms, days] = [0, 0]
  for (let seed = 1; seed <= 30; seed += 1) {
    const normal = normalFrom(randomFrom(seed))
    const series = Array.from({ length: 330 }, (_, day) => ({
      time: firstDay + day * dayMs,
      value: 150.5 * (day < 150 ? 1 : 1.6) * (day % 7 > 4 ? 0.65 : 1.1) * Math.exp(0.08 * normal()),
    }))
    const later = detectAnomalies(series, { granularity: 'day' }).points.slice(164)
    alarms += later.filter(({ isFirstPoint }) => isFirstPoint).length
    days += later.length
  }
  // Medium sensitivity means 1 in 200, within a factor of two for each kind of series.
  expect(alarms / days).toBeLessThan(1 / 100)
})
