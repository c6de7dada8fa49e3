// Points of a monitored series in the form of the contract.
import { type AnalyticsMetric, AnomalyArrival, type AnomalyPoint } from '@adwright/sdk/types'
import type { Arrival } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'
import { withinRange } from '#mocks/sandbox/domain/anomalies/monitors.ts'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'

export const ARRIVALS: Record<Arrival, AnomalyArrival> = {
  onTime: AnomalyArrival.OnTime,
  late: AnomalyArrival.Late,
  corrected: AnomalyArrival.Corrected,
}

export type PointValues = {
  date: Day
  hour: number | null
  actual: number | null
  expected: number
  lowerBound: number
  upperBound: number
  arrival: Arrival
}

/** A point in the form of the contract: rounded as its metric, with a band that starts at 0 or above. */
export const pointOf = (
  metric: AnalyticsMetric,
  { date, hour, actual, expected, lowerBound, upperBound, arrival }: PointValues,
  round: (metric: AnalyticsMetric, value: number) => number,
): AnomalyPoint => ({
  date,
  hour,
  actual: actual === null ? null : round(metric, withinRange(actual)),
  expected: round(metric, withinRange(expected)),
  lowerBound: round(metric, withinRange(lowerBound)),
  upperBound: round(metric, withinRange(upperBound)),
  arrival: ARRIVALS[arrival],
})
