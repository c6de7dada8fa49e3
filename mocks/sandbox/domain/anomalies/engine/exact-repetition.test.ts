import { expect, test } from 'vitest'
import { detectAnomalies } from '#mocks/sandbox/domain/anomalies/engine/detect.ts'
import { firstDay } from '#mocks/sandbox/domain/anomalies/engine/series.fixture.ts'

const shapes: Record<string, (place: number, period: number) => number> = {
  constant: () => 45,
  sine: (place, period) => 50 + 20 * Math.sin((2 * Math.PI * place) / period),
  sawtooth: (place) => place,
  square: (place, period) => (place < 0.4 * period ? 20 : 80),
  pulse: (place) => (place < 2 ? 90 : 45),
  triangle: (place, period) => Math.abs(place - period / 2),
  steps: (place, period) => 5 * Math.floor((4 * place) / period),
}

test.each(Object.entries(shapes))(
  'a %s that repeats itself exactly has no anomaly, whatever its period',
  (_, shape) => {
    const found = [5, 12, 24, 29, 48, 100, 150, 168].flatMap((period) => {
      const values = Array.from({ length: 1500 }, (_value, i) => shape(i % period, period))
      const hourly = values.map((value, i) => ({ time: firstDay + i * 3_600_000, value }))
      const fiveMinutes = values.map((value, i) => ({ time: firstDay + i * 300_000, value }))
      return [
        ...detectAnomalies(hourly, { granularity: 'hour', sensitivity: 'high' }).findings,
        ...detectAnomalies(fiveMinutes, { sensitivity: 'high' }).findings,
      ]
    })
    expect(found).toEqual([])
  },
)

test.each([
  { minutes: 1, period: 1440, name: 'a day by minute' },
  { minutes: 15, period: 672, name: 'a week by quarter of an hour' },
  { minutes: 10, period: 1008, name: 'a week by ten minutes' },
])('an exact repetition of $name has no anomaly after its first cycle', ({ minutes, period }) => {
  const found = Object.entries(shapes).flatMap(([name, shape]) => {
    const series = Array.from({ length: 7 * period }, (_, i) => ({
      time: firstDay + i * minutes * 60_000,
      value: shape(i % period, period),
    }))
    const late = detectAnomalies(series).findings.filter(
      ({ time }) => time > firstDay + (period + 2) * minutes * 60_000,
    )
    return late.map(() => name)
  })
  expect(found).toEqual([])
})

test('one wrong cycle of an exact repetition is found, and the cycles after it are not', () => {
  const saw = Array.from({ length: 1500 }, (_, i) => ({
    time: firstDay + i * 3_600_000,
    value: i >= 900 && i < 904 ? 60 : i % 29,
  }))
  const found = detectAnomalies(saw, { granularity: 'hour' }).findings.map(({ time }) => (time - firstDay) / 3_600_000)
  expect(found).toEqual([900])
})

test('a flat line that jumps twice within a thousand points is reported both times', () => {
  const isJump = (i: number) => (i >= 1400 && i < 1430) || (i >= 2300 && i < 2330)
  const line = Array.from({ length: 2600 }, (_, i) => ({ time: firstDay + i * 300_000, value: isJump(i) ? 60 : 45 }))
  const found = detectAnomalies(line).findings.map(({ time }) => (time - firstDay) / 300_000)
  expect(found).toEqual([1400, 2300])
})

test('a higher day in an exact repetition of days is as unusual as it is, although every day has its jump', () => {
  const isWork = (i: number) => i % 288 >= 108 && i % 288 < 216
  const isHigher = (i: number) => Math.floor(i / 288) === 9
  const days = Array.from({ length: 4032 }, (_, i) => ({
    time: firstDay + i * 300_000,
    value: isWork(i) ? (isHigher(i) ? 120 : 80) : 20,
  }))
  const [finding, ...others] = detectAnomalies(days).findings
  expect(others).toEqual([])
  expect(finding).toMatchObject({ actual: 120, expected: 80, time: firstDay + (9 * 288 + 108) * 300_000 })
})

test('a second higher day in an exact repetition is told like the first one, which taught nothing about usual days', () => {
  const isWork = (i: number) => i % 288 >= 108 && i % 288 < 216
  const isHigher = (i: number) => [5, 11].includes(Math.floor(i / 288))
  const days = Array.from({ length: 4032 }, (_, i) => ({
    time: firstDay + i * 300_000,
    value: isWork(i) ? (isHigher(i) ? 120 : 80) : 20,
  }))
  const found = detectAnomalies(days).findings.map(({ time }) => (time - firstDay) / 300_000)
  expect(found).toEqual([5 * 288 + 108, 11 * 288 + 108])
})
