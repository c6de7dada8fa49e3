import { median } from '#mocks/sandbox/domain/anomalies/engine/order-statistics.ts'
import type { MetricKind, Observation } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'

const skewedFrom = 0.2

const fewestPairs = 7

/** Standard deviation of the changes from some points ago, robust against outliers. */
function deviationAfter(series: readonly Observation[], lag: number): number {
  const changes = series.slice(lag).map(({ value }, place) => Math.abs(value - (series[place]?.value ?? value)))
  const typical = (1.4826 * median(changes)) / Math.SQRT2
  if (typical > 0) return typical
  return Math.sqrt(changes.reduce((sum, change) => sum + change * change, 0) / Math.max(changes.length, 1) / 2)
}

/** Standard deviation of some first values without their trend and season: the least of the changes from the last point, day and week. */
export function firstDeviation(series: readonly Observation[], pointsPerDay: number): number {
  const lags = [1, pointsPerDay, 7 * pointsPerDay].filter((lag) => series.length - lag >= fewestPairs)
  return Math.min(...lags.map((lag) => deviationAfter(series, lag)))
}

/** The kind of a metric by its first values: counts vary at least by chance, rates lie between 0 and 1, skewed amounts vary with their size. */
export function metricKindOf(series: readonly Observation[]): MetricKind {
  const values = series.map(({ value }) => value)
  const middle = median(values)
  const deviation = deviationAfter(series, 1)
  if (series.some(({ denominator }) => denominator !== undefined)) return 'rate'
  if (values.some((value) => value < 0) || middle <= 0) return 'real'
  if (values.every(Number.isInteger)) return deviation ** 2 >= 0.6 * middle ? 'count' : 'real'
  if (values.every((value) => value <= 1)) return 'rate'
  return deviation >= skewedFrom * middle ? 'money' : 'real'
}
