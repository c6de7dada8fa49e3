import { expect, test } from 'vitest'
import { detectAnomalies } from '#mocks/sandbox/domain/anomalies/engine/detect.ts'
import { largestReportedProbability } from '#mocks/sandbox/domain/anomalies/engine/false-discoveries.ts'
import { dailySessions } from '#mocks/sandbox/domain/anomalies/engine/series.fixture.ts'

const seriesCount = 200
const days = 120

/** The probabilities of the findings by time, of 200 series; in the last 20 series 60 percent are lost on day 100. */
function scanTogether(planted: ReadonlyMap<number, number>) {
  const found = Array.from({ length: seriesCount }, (_, place) => {
    const series = dailySessions(500 + place, days, place >= seriesCount - 20 ? planted : new Map())
    return detectAnomalies(series, { granularity: 'day', metricKind: 'count' }).findings
  }).flat()
  const byTime = Map.groupBy(found, ({ time }) => time)
  const reported = found.filter(({ time, probability }) => {
    const probabilities = (byTime.get(time) ?? []).map((one) => one.probability)
    return probability <= largestReportedProbability(probabilities, seriesCount)
  })
  return { found, reported }
}

test('of 200 series without anomalies, scanned together, about every tenth day has a false alarm instead of every day', () => {
  const { found, reported } = scanTogether(new Map())
  const judgedDays = days - 21
  expect(found.length).toBeGreaterThan(judgedDays / 2)
  // A tenth of the days is meant; probabilities as small as one in 2,000 are extrapolated and so off by up to twice.
  expect(new Set(reported.map(({ time }) => time)).size).toBeLessThanOrEqual(judgedDays / 5)
})

test('anomalies in many series at the same time are all reported, and at most a tenth beside them', () => {
  const { reported } = scanTogether(new Map([[100, 0.4]]))
  const time = dailySessions(1, days)[100]?.time
  const onDay = reported.filter((one) => one.time === time)
  expect(onDay.length).toBeGreaterThanOrEqual(20)
  expect(onDay.length).toBeLessThanOrEqual(22)
})

test('as many anomalies are reported as the largest rank allows whose probability is small enough', () => {
  expect(largestReportedProbability([0.0004, 0.0009, 0.004], 200)).toBe(0.0009)
  expect(largestReportedProbability([0.004, 0.0012], 200)).toBe(0)
  expect(largestReportedProbability([0.004], 20)).toBe(0.004)
  expect(largestReportedProbability([], 200)).toBe(0)
})
