import { type Anomaly, AnomalyStatus, Severity } from '@adwright/sdk/types'
import { daysOf, type Period } from '#web/lib/dates.ts'

const { Low, Medium, High } = Severity

export const arrangements = ['metric', 'day'] as const
type Arrangement = (typeof arrangements)[number]

export type CountedAnomaly = Pick<Anomaly, 'metric' | 'date' | 'severity'>

export interface Distribution {
  /** Metrics, most anomalies first, or days of the period in order. */
  places: readonly string[]
  /** Counts by place. */
  counts: Record<Severity, readonly number[]>
}

/** Counts anomalies by metric or by day, split by severity. Every day of the period has a place, also an empty one. */
export function distributionOf(anomalies: readonly CountedAnomaly[], by: Arrangement, period: Period): Distribution {
  const placeOf = (anomaly: CountedAnomaly) => (by === 'day' ? anomaly.date : anomaly.metric)
  const count = (place: string, severity?: Severity) =>
    anomalies.filter((one) => placeOf(one) === place && (severity === undefined || one.severity === severity)).length
  const metrics = [...new Set(anomalies.map(({ metric }) => metric))]
  const places = by === 'day' ? daysOf(period) : metrics.toSorted((a, b) => count(b) - count(a) || a.localeCompare(b))
  const row = (severity: Severity) => places.map((place) => count(place, severity))
  return { places, counts: { [Low]: row(Low), [Medium]: row(Medium), [High]: row(High) } }
}

type Ranked = Pick<Anomaly, 'severity' | 'score' | 'status'>

const OPEN_STATUSES: readonly AnomalyStatus[] = [AnomalyStatus.New, AnomalyStatus.Acknowledged]

/** New and acknowledged anomalies: the most severe first, then those with the largest deviation. */
export const mostUrgent = <A extends Ranked>(anomalies: readonly A[], count: number): A[] =>
  anomalies
    .filter(({ status }) => OPEN_STATUSES.includes(status))
    .toSorted((a, b) => b.severity - a.severity || Math.abs(b.score) - Math.abs(a.score))
    .slice(0, count)
