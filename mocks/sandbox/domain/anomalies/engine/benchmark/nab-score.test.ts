import { expect, test } from 'vitest'
import { at, best, type LabelledSeries, sweep } from '#mocks/sandbox/domain/anomalies/engine/benchmark/nab-score.ts'

const series: LabelledSeries = {
  name: 'one window',
  times: Array.from({ length: 200 }, (_, i) => i),
  windows: [[100, 119]],
}
const scoresWith = (...detections: number[]) => series.times.map((_, i) => (detections.includes(i) ? 1 : 0))
const scoreOf = (...detections: number[]) => at(sweep([series], [scoresWith(...detections)]), 1).score

test('a detection at the start of every window and nowhere else scores 100', () => {
  expect(scoreOf(100)).toBeCloseTo(100, 9)
  expect(best(sweep([series, series], [scoresWith(100), scoresWith(100)])).score).toBeCloseTo(100, 9)
})

test('a detector without detections scores 0', () => {
  expect(at(sweep([series], [scoresWith()]), 1)).toMatchObject({ score: 0, found: 0, falseAlarms: 0, windows: 1 })
})

test('the earlier in the window, the more; only the first counts', () => {
  expect(scoreOf(110)).toBeLessThan(scoreOf(101))
  expect(scoreOf(110)).toBeGreaterThan(scoreOf(119))
  expect(scoreOf(101, 110, 119)).toBe(scoreOf(101))
})

test('a false alarm before any window costs 0.11 of a window, soon after a window less', () => {
  expect(scoreOf(50, 100)).toBeCloseTo(100 - 100 * (0.11 / 2), 9)
  expect(scoreOf(100, 121)).toBeGreaterThan(scoreOf(100, 180))
  expect(scoreOf(100, 180)).toBeCloseTo(scoreOf(50, 100), 3)
})

test('the first 15 percent are probation', () => {
  expect(scoreOf(29, 100)).toBe(scoreOf(100))
  expect(scoreOf(30, 100)).toBeLessThan(scoreOf(100))
})

test('the best threshold leaves out the false alarms that score lower', () => {
  const scores = series.times.map((_, i) => (i === 100 ? 3 : i === 50 ? 2 : 1))
  expect(best(sweep([series], [scores]))).toMatchObject({ threshold: 3, found: 1, falseAlarms: 0 })
})
