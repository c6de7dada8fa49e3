import type { Observation } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'

const window = 200

/** The baseline for comparison: the distance from the mean of the last 200 points in standard deviations. */
export function rollingSigma(series: readonly Observation[]): number[] {
  let sum = 0
  let squares = 0
  return series.map(({ value }, i) => {
    const count = Math.min(i, window)
    const mean = count > 0 ? sum / count : value
    const deviation = Math.sqrt(Math.max(count > 1 ? squares / count - mean * mean : 0, 0))
    const leaving = i >= window ? (series[i - window]?.value ?? 0) : 0
    sum += value - leaving
    squares += value * value - leaving * leaving
    if (count < 10) return 0
    return deviation > 1e-9 ? Math.abs(value - mean) / deviation : 0
  })
}

/** The baseline with a season: the absolute change from one cycle ago, in standard deviations of the last 200 changes. */
export function seasonalNaive(series: readonly Observation[], cycle: number): number[] {
  const changes = series.map(({ value }, i) => value - (series[i - cycle]?.value ?? value))
  let squares = 0
  return changes.map((change, i) => {
    const count = Math.min(i - cycle, window)
    const deviation = Math.sqrt(Math.max(count > 1 ? squares / count : 0, 0))
    const leaving = i - window >= cycle ? (changes[i - window] ?? 0) : 0
    squares += change * change - leaving * leaving
    return count < 10 || deviation < 1e-9 ? 0 : Math.abs(change) / deviation
  })
}
