import { detectAnomalies } from '#mocks/sandbox/domain/anomalies/engine/detect.ts'
import type { Observation } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'
import { drawSeries, nullKinds } from '#scripts/bench/anomaly/null-series.ts'
import { samplerFrom } from '#scripts/bench/anomaly/samplers.ts'

function load(points: number): Observation[] {
  const { normal } = samplerFrom(1)
  return Array.from({ length: points }, (_, index) => ({
    time: Date.UTC(2025, 0, 6) + index * 300_000,
    value: 100 + 40 * Math.sin((2 * Math.PI * index) / 288) + 4 * normal(),
  }))
}

/** Prints the points per second of processor time, which other processes do not change; wanted are 50,000 and the same speed on a longer series. */
export function benchSpeed(): void {
  const counts = nullKinds.find(({ metricKind }) => metricKind === 'count')
  const series: [string, Observation[]][] = [
    ['five minutes, 10,000 points', load(10_000)],
    ['five minutes, 40,000 points', load(40_000)],
    ...(counts
      ? [['hourly counts, 10,000 points', drawSeries(counts, 'hour', 10_000, 1)] as [string, Observation[]]]
      : []),
  ]
  detectAnomalies(load(5000))
  console.table(
    series.map(([name, points]) => {
      const started = process.cpuUsage()
      detectAnomalies(points)
      const { user, system } = process.cpuUsage(started)
      const seconds = (user + system) / 1e6
      return { series: name, 'points per CPU second': Math.round(points.length / seconds) }
    }),
  )
}
