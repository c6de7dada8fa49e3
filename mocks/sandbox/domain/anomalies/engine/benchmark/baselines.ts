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
