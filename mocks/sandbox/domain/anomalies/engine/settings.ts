/**
 * How the data of a point came: with its time, after that of later points, or on time and changed afterwards. Missing data is a gap, no point.
 */
export const arrivals = ['onTime', 'late', 'corrected'] as const
export type Arrival = (typeof arrivals)[number]

/** One observation: `time` in milliseconds since the epoch, in time order. A day of a metric is its midnight in UTC, whatever its time zone. */
export type Observation = {
  time: number
  /** NaN if the metric has no value at this time although its data is there, like a rate without trials. */
  value: number
  /** The number of trials behind a rate, for example the sessions behind an engagement rate; 0 means that there is no value. */
  denominator?: number
  /** On time if undefined. What came late or was corrected, and has its place in the order by now, is judged and learned as it is now. */
  arrival?: Arrival
}

/** False for a rate without trials, which is neither scored nor learned, and no gap in the data. */
export const hasValue = ({ value, denominator }: Observation): boolean => !Number.isNaN(value) && denominator !== 0

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
  /** The time zone of the times; undefined if they are local times already, read as if they were UTC. */
  timeZone: string | undefined
  seasonality: 'none' | 'dayOfWeek' | 'weekOfYear'
  /** The false alarms that are accepted: about one in 1,000 (low), 200 (medium) or 50 points (high). */
  sensitivity: Sensitivity
  direction: 'both' | 'drops' | 'rises'
  /** Points whose actual and expected values are both below this are skipped. */
  minimumVolume: number
  /** The smallest change from the expected value, in percent, that is a finding. */
  minChangePct: number
  /** The number of consecutive points that must be out of band on the same side before the last of them is a finding. */
  consecutivePoints: number
  /** Scores, in standard deviations, from which a finding is of severity 2 and 3. */
  severityThresholds: { medium: number; high: number }
  /** Days (YYYY-MM-DD, UTC) that are neither checked nor used for learning, such as outages. */
  ignoredDates: readonly string[]
  /** Holidays by day (YYYY-MM-DD): days of their own, each with the key that it shares with the same holiday of other years. */
  holidays: Readonly<Record<string, string>>
  /** No finding before the series spans this many days (calendar metrics). */
  learningDays: number
}

export const defaultSettings: DetectionSettings = {
  granularity: 'irregular',
  metricKind: undefined,
  timeZone: undefined,
  seasonality: 'dayOfWeek',
  sensitivity: 'medium',
  direction: 'both',
  minimumVolume: 0,
  minChangePct: 0,
  consecutivePoints: 1,
  severityThresholds: { medium: 3, high: 4 },
  ignoredDates: [],
  holidays: {},
  learningDays: 21,
}

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
