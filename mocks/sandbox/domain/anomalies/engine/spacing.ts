import { median } from '#mocks/sandbox/domain/anomalies/engine/order-statistics.ts'
import {
  type DetectionSettings,
  dayMs,
  hourMs,
  type Observation,
} from '#mocks/sandbox/domain/anomalies/engine/settings.ts'

/** The number of points required to determine the spacing of a stream, and of a calendar metric. */
const streamPoints = 100
const calendarPoints = 21
const dailyFrom = 20 * hourMs
const weeklyFrom = 3 * dayMs

export type Spacing = { kind: 'stream' | 'hour' | 'day' | 'week'; stepMs: number }

/**
 * The spacing of a series: given by the granularity, or else read from its first points only, so that later
 * points can't change it. Undefined while there are too few.
 */
export function spacingOf(
  series: readonly Observation[],
  granularity: DetectionSettings['granularity'],
): Spacing | undefined {
  if (granularity === 'hour') return { kind: 'hour', stepMs: hourMs }
  if (granularity === 'day') return { kind: 'day', stepMs: dayMs }
  if (granularity === 'week') return { kind: 'week', stepMs: 7 * dayMs }
  const first = usualStep(series, calendarPoints)
  if (first === undefined) return undefined
  if (first >= dailyFrom) {
    return { kind: first >= weeklyFrom ? 'week' : 'day', stepMs: first }
  }
  const stepMs = usualStep(series, streamPoints)
  return stepMs === undefined ? undefined : { kind: 'stream', stepMs }
}

function usualStep(series: readonly Observation[], points: number): number | undefined {
  if (series.length < points) return undefined
  const steps = series.slice(1, points).map((point, i) => point.time - (series[i]?.time ?? 0))
  const step = median(steps)
  return step > 0 ? step : 1
}
