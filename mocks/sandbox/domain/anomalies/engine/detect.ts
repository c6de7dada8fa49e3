import { alarmRates } from '#mocks/sandbox/domain/anomalies/engine/adaptive-conformal.ts'
import type { Band, Cause } from '#mocks/sandbox/domain/anomalies/engine/evidence.ts'
import { Incidents } from '#mocks/sandbox/domain/anomalies/engine/incidents.ts'
import { normalOfDecades } from '#mocks/sandbox/domain/anomalies/engine/normal.ts'
import type { PointScore } from '#mocks/sandbox/domain/anomalies/engine/scorer.ts'
import { type Gap, type ScoredSeries, scoreSeries } from '#mocks/sandbox/domain/anomalies/engine/series.ts'
import {
  type Arrival,
  type DetectionSettings,
  type Direction,
  dayMs,
  dayOf,
  defaultSettings,
  hasValue,
  type Observation,
  type Sensitivity,
} from '#mocks/sandbox/domain/anomalies/engine/settings.ts'

export type Severity = 1 | 2 | 3

/** A point with its expected value. Band and expected value are null while the engine has too little data. */
export type ScoredPoint = {
  time: number
  /** Null if the metric has no value, like a rate without trials. */
  actual: number | null
  expected: number | null
  lowerBound: number | null
  upperBound: number | null
  /** The standard deviations of a normal number that is as unusual as the point, 0 or more. */
  score: number
  /** The probability of a point at least as unusual while nothing is wrong. */
  probability: number
  /** Null while learning. */
  direction: Direction | null
  isLearning: boolean
  /** A point that came after a later one is late, and neither scored nor learned. */
  arrival: Arrival
  /** False for follow-up points of an incident that was already reported. */
  isFirstPoint: boolean
  /** The cause that made the point unusual; null while learning. */
  cause: Cause | null
}
export type Finding = ScoredPoint & {
  actual: number
  expected: number
  lowerBound: number
  upperBound: number
  direction: Direction
  cause: Cause
  deviationPct: number | null
  severity: Severity
}
/** `gaps` are stretches without data; a metric without a point that is due is a state of its own, not a drop to zero. */
export type Detection = { points: ScoredPoint[]; findings: Finding[]; gaps: readonly Gap[]; isLearning: boolean }

const highestScore = 20

/**
 * Detects anomalies in a series. Pure and strictly causal: each point is scored only from its past, so later points never change earlier
 * results. An incident is reported once, at its first point.
 */
export function detectAnomalies(series: readonly Observation[], options: Partial<DetectionSettings> = {}): Detection {
  return detectInScored(scoreSeries(series, options, [options.sensitivity ?? defaultSettings.sensitivity]), options)
}

/** Scores each point with the bands of every sensitivity. */
export const scoreForTuning = (series: readonly Observation[], options: Partial<DetectionSettings>): ScoredSeries =>
  scoreSeries(series, options, ['low', 'medium', 'high'])

/** Detects anomalies in a scored series with one of the sensitivities it was scored for, or from other decades on. */
export function detectInScored(
  scored: ScoredSeries,
  options: Partial<DetectionSettings>,
  alarmDecades = thresholdOf(options.sensitivity ?? defaultSettings.sensitivity, scored.pace?.shareOfHour ?? 1),
): Detection {
  const settings = { ...defaultSettings, ...options }
  const { series, scores, pace, gaps } = scored
  const bandAt = Math.max(0, scored.sensitivities.indexOf(settings.sensitivity))
  const incidents = new Incidents(pace?.quietPoints ?? 0)
  const ignored = new Set(settings.ignoredDates)
  const weakestOfRow = pointsInARow(settings.consecutivePoints)
  const start = series[0]?.time ?? 0
  const points: ScoredPoint[] = []
  const findings: Finding[] = []
  series.forEach((point, index) => {
    const score = scores[index]
    const band = score?.bands[bandAt]
    const isYoung = settings.granularity !== 'irregular' && point.time - start < settings.learningDays * dayMs
    if (!score || !band || isYoung || index < (pace?.learningPoints ?? 0)) {
      const isTooLate = score?.isTooLate ?? false
      points.push({ ...unscored(point), isLearning: !isTooLate, arrival: isTooLate ? 'late' : arrivalOf(point) })
      return
    }
    if (ignored.has(dayOf(point.time)) || !hasValue(point)) {
      points.push(toScoredPoint(point, score, band, false))
      return
    }
    const isEligible = isReportable(settings, point.value, score)
    const weakest = weakestOfRow(isEligible ? score.decades : 0, score.direction)
    const size = Math.abs(point.value - score.expected)
    const { direction, isNearUsual, cause } = score
    const alarm = { decades: weakest, size, direction, isNearUsual, isSlow: cause === 'shift' || cause === 'drift' }
    const isFirstPoint = incidents.isReported(index, isEligible && weakest >= alarmDecades ? alarm : undefined)
    const scoredPoint = toScoredPoint(point, score, band, isFirstPoint)
    points.push(scoredPoint)
    if (isFirstPoint) findings.push(findingOf(scoredPoint, point.value, { score, band, settings }))
  })
  return {
    points,
    findings,
    gaps,
    isLearning: points.findLast((_, index) => !scores[index]?.isTooLate)?.isLearning ?? true,
  }
}

/** The decades of the false alarms that a sensitivity accepts; points finer than an hour share those of their hour. */
export const thresholdOf = (sensitivity: Sensitivity, shareOfHour: number): number =>
  -Math.log10(alarmRates[sensitivity] * shareOfHour)

const actualOf = (point: Observation): number | null => (hasValue(point) ? point.value : null)

const arrivalOf = ({ arrival }: Observation): Arrival => arrival ?? 'onTime'

function unscored(point: Observation): ScoredPoint {
  const unknown = { expected: null, lowerBound: null, upperBound: null, direction: null, cause: null }
  return {
    time: point.time,
    actual: actualOf(point),
    ...unknown,
    score: 0,
    probability: 1,
    isLearning: true,
    arrival: arrivalOf(point),
    isFirstPoint: false,
  }
}

function isReportable(settings: DetectionSettings, value: number, { expected, direction }: PointScore): boolean {
  if (settings.direction === 'drops' && direction === 'rise') return false
  if (settings.direction === 'rises' && direction === 'drop') return false
  if (Math.max(Math.abs(value), Math.abs(expected)) < settings.minimumVolume) return false
  return Math.abs(value - expected) * 100 >= settings.minChangePct * Math.abs(expected)
}

/** Returns the weakest score among the last `count` points, or 0 unless they are all on the same side. */
function pointsInARow(count: number): (decades: number, direction: Direction) => number {
  let row: number[] = []
  let side: Direction | undefined
  return (decades, direction) => {
    row = direction === side ? [...row.slice(1 - count || row.length), decades] : [decades]
    side = direction
    return row.length < count ? 0 : Math.min(...row)
  }
}

function toScoredPoint(point: Observation, score: PointScore, band: Band, isFirstPoint: boolean): ScoredPoint {
  const twoSided = score.decades + Math.LOG10E * Math.LN2
  return {
    time: point.time,
    actual: actualOf(point),
    expected: score.expected,
    lowerBound: Math.min(band.lower, score.expected),
    upperBound: Math.max(band.upper, score.expected),
    score: Math.max(0, Math.min(highestScore, normalOfDecades(twoSided))),
    probability: 10 ** -score.decades,
    direction: score.direction,
    isLearning: false,
    arrival: arrivalOf(point),
    isFirstPoint,
    cause: score.cause,
  }
}

type FindingContext = { score: PointScore; band: Band; settings: DetectionSettings }

function findingOf(point: ScoredPoint, actual: number, { score, band, settings }: FindingContext): Finding {
  const { medium, high } = settings.severityThresholds
  const { expected, direction, cause } = score
  return {
    ...point,
    actual,
    direction,
    cause,
    expected,
    lowerBound: point.lowerBound ?? band.lower,
    upperBound: point.upperBound ?? band.upper,
    deviationPct: expected === 0 ? null : ((actual - expected) / Math.abs(expected)) * 100,
    severity: point.score >= high ? 3 : point.score >= medium ? 2 : 1,
  }
}
