/** One observation: `time` in milliseconds since the epoch, in time order. A day of a metric is its midnight in UTC, whatever its time zone. */
export type Observation = {
  time: number
  value: number
  /** The number of trials behind a rate, for example the sessions behind an engagement rate. */
  denominator?: number
}

/** The kind of a metric, which decides the likelihood of its values. */
export type MetricKind = 'count' | 'rate' | 'money' | 'duration' | 'real'

export type Sensitivity = 'low' | 'medium' | 'high'
export type Direction = 'drop' | 'rise'

/** `irregular` is any other spacing: the step is read from the first observations. */
export type Granularity = 'hour' | 'day' | 'week' | 'irregular'

export type DetectionSettings = {
  granularity: Granularity
  /** Found out from the first values if undefined. */
  metricKind: MetricKind | undefined
  seasonality: 'none' | 'dayOfWeek' | 'weekOfYear'
  sensitivity: Sensitivity
  direction: 'both' | 'drops' | 'rises'
  /** Points whose actual and expected values are both below this are skipped. */
  minimumVolume: number
  /** The smallest change from the expected value, in percent, that is a finding. */
  minChangePct: number
  /** The number of consecutive points that must be out of band on the same side before the last of them is a finding. */
  consecutivePoints: number
  /** Scores, in deviations, from which a finding is of severity 2 and 3. */
  severityThresholds: { medium: number; high: number }
  /** The number of past days a calendar metric learns from. */
  trainingDays: number
  /** Days (YYYY-MM-DD, UTC) that are neither checked nor used for learning: holidays, outages. */
  ignoredDates: readonly string[]
  /** No finding before the series spans this many days (calendar metrics). */
  learningDays: number
}

export const defaultSettings: DetectionSettings = {
  granularity: 'irregular',
  metricKind: undefined,
  seasonality: 'dayOfWeek',
  sensitivity: 'medium',
  direction: 'both',
  minimumVolume: 0,
  minChangePct: 0,
  consecutivePoints: 1,
  severityThresholds: { medium: 3, high: 4 },
  trainingDays: 90,
  ignoredDates: [],
  learningDays: 21,
}

/** Half-width of the band in deviations: MetricSetting.sensitivity of the contract. */
export const bandWidth: Record<Sensitivity, number> = { low: 3, medium: 2, high: 1.5 }

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs
export const weekMs = 7 * dayMs

// Points arrive in time order, so many fall on the same day, and formatting a day costs more than scoring a point.
let written = { day: Number.NaN, text: '' }

/** UTC calendar day of a time, YYYY-MM-DD. */
export function dayOf(time: number): string {
  const day = Math.floor(time / dayMs)
  if (day !== written.day) written = { day, text: new Date(time).toISOString().slice(0, 10) }
  return written.text
}
