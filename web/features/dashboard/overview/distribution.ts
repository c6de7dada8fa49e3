import { type Anomaly, Severity } from '@adwright/sdk/types'
import { daysOf, type Period } from '#web/lib/dates.ts'

const { Low, Medium, High } = Severity

export const groupings = ['metric', 'day'] as const
type Grouping = (typeof groupings)[number]

export type CountedAnomaly = Pick<Anomaly, 'metric' | 'date' | 'severity'>

export interface Distribution {
  /** Metrics in descending order of anomalies, or the days of the period. */
  places: readonly string[]
  /** The counts for each of `places`. */
  counts: Record<Severity, readonly number[]>
}

/** Counts anomalies by metric or by day and severity. Includes the days of the period without anomalies. */
export function distributionOf(anomalies: readonly CountedAnomaly[], by: Grouping, period: Period): Distribution {
  const placeOf = (anomaly: CountedAnomaly) => (by === 'day' ? anomaly.date : anomaly.metric)
  const count = (place: string, severity?: Severity) =>
    anomalies.filter((one) => placeOf(one) === place && (severity === undefined || one.severity === severity)).length
  const metrics = [...new Set(anomalies.map(({ metric }) => metric))]
  const places = by === 'day' ? daysOf(period) : metrics.toSorted((a, b) => count(b) - count(a) || a.localeCompare(b))
  const row = (severity: Severity) => places.map((place) => count(place, severity))
  return { places, counts: { [Low]: row(Low), [Medium]: row(Medium), [High]: row(High) } }
}
