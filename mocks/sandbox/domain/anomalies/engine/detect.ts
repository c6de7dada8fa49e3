import { CalendarScorer } from '#mocks/sandbox/domain/anomalies/engine/calendar.ts'
import type { DetectorName } from '#mocks/sandbox/domain/anomalies/engine/detectors.ts'
import { Incidents } from '#mocks/sandbox/domain/anomalies/engine/incidents.ts'
import {
  bandWidth,
  type DetectionSettings,
  type Direction,
  dayMs,
  dayOf,
  defaultSettings,
  type Observation,
} from '#mocks/sandbox/domain/anomalies/engine/settings.ts'
import { type Spacing, spacingOf } from '#mocks/sandbox/domain/anomalies/engine/spacing.ts'
import { type PointScore, StreamScorer } from '#mocks/sandbox/domain/anomalies/engine/stream.ts'

export type Severity = 1 | 2 | 3

/** A point with its expected value. Band and expected value are null while the engine has too little data. */
export type ScoredPoint = {
  time: number
  actual: number
  expected: number | null
  lowerBound: number | null
  upperBound: number | null
  /** Number of deviations, 0 or more. */
  score: number
  /** The probability of a value at least as unusual under usual behavior: the two-sided normal probability of the score. */
  probability: number
  /** Null while learning. */
  direction: Direction | null
  isLearning: boolean
  /** False for follow-up points of an incident that was already reported. */
  isFirstPoint: boolean
  detectors: readonly DetectorName[]
}
export type Finding = ScoredPoint & {
  expected: number
  lowerBound: number
  upperBound: number
  direction: Direction
  deviationPct: number | null
  severity: Severity
}
export type Detection = { points: ScoredPoint[]; findings: Finding[]; gaps: Gap[]; isLearning: boolean }
/** A stretch without data between two observations. */
export type Gap = { from: number; to: number }

/**
 * Detects anomalies in a series (in time order). Pure and strictly causal: each point is scored only from its past, so
 * later points never change earlier results. A metric (hour, day, week) reports every point out of band, a stream
 * of any other spacing reports an incident once.
 */
export function detectAnomalies(series: readonly Observation[], options: Partial<DetectionSettings> = {}): Detection {
  return findingsOf(series, { ...defaultSettings, ...options }, scoreSeries(series, options))
}

/** Scores each point of a calendar metric, reportable or not. Of the options it uses only season, training and ignored dates. */
export const scoreCalendar = (
  series: readonly Observation[],
  options: Partial<DetectionSettings> & { granularity: 'hour' | 'day' | 'week' },
): ScoredSeries => ({ series, scored: scoreSeries(series, options) })

/** Detects anomalies in a scored calendar metric with another sensitivity, which only scales the band. */
export const detectInScored = ({ series, scored }: ScoredSeries, options: Partial<DetectionSettings>): Detection =>
  findingsOf(series, { ...defaultSettings, ...options }, scored)

export type ScoredSeries = { series: readonly Observation[]; scored: SeriesScores }
type SeriesScores = { spacing: Spacing | undefined; isCalendar: boolean; width: number; pointScores: PointScore[] }

/** Scores each point, reportable or not. */
function scoreSeries(series: readonly Observation[], options: Partial<DetectionSettings>): SeriesScores {
  const settings = { ...defaultSettings, ...options }
  const spacing = spacingOf(series, settings.granularity)
  const isCalendar = spacing !== undefined && spacing.kind !== 'stream'
  const scorer = spacing && scorerFor(spacing, series[0]?.time ?? 0, settings)
  const ignored = new Set(settings.ignoredDates)
  const pointScores = series.map(({ time, value }) =>
    scorer && (isCalendar || !ignored.has(dayOf(time))) ? scorer.score(time, value) : unscored(value),
  )
  return { spacing, isCalendar, width: bandWidth[settings.sensitivity], pointScores }
}

function findingsOf(series: readonly Observation[], settings: DetectionSettings, scored: SeriesScores): Detection {
  const { spacing, isCalendar, pointScores } = scored
  const width = bandWidth[settings.sensitivity]
  const start = series[0]?.time ?? 0
  const incidents = new Incidents()
  const ignored = new Set(settings.ignoredDates)
  const weakestOfRow = pointsInARow(settings.consecutivePoints)
  const points: ScoredPoint[] = []
  const findings: Finding[] = []
  series.forEach(({ time, value }, index) => {
    const isIgnored = ignored.has(dayOf(time))
    const original = pointScores[index] ?? unscored(value)
    const pointScore =
      width === scored.width ? original : { ...original, halfWidth: (original.halfWidth * width) / scored.width }
    const isLearning =
      index < (spacing?.pointsToLearn ?? Number.POSITIVE_INFINITY) ||
      Number.isNaN(pointScore.halfWidth) ||
      ((isCalendar || settings.granularity !== 'irregular') && time - start < settings.learningDays * dayMs)
    const direction: Direction = value < pointScore.expected ? 'drop' : 'rise'
    const isEligible = !isLearning && !isIgnored && isReportable(settings, value, pointScore.expected, direction)
    const strength = weakestOfRow(isEligible ? pointScore.score : 0, direction)
    const isFirstPoint = isEligible && (isCalendar || incidents.isFirstPoint(index, time, strength))
    const point = toScoredPoint({ time, value }, pointScore, direction, isLearning, isFirstPoint)
    points.push(point)
    if (isFirstPoint && strength >= width) findings.push(findingOf(point, direction, pointScore, settings))
  })
  return { points, findings, gaps: [], isLearning: points.at(-1)?.isLearning ?? true }
}

/** The probability of a standard normal number at least this far from 0 (Abramowitz and Stegun 7.1.26). */
function twoSidedNormal(z: number): number {
  const t = 1 / (1 + (0.3275911 * z) / Math.SQRT2)
  const series = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
  return Math.min(1, series * Math.exp((-z * z) / 2))
}

function unscored(value: number): PointScore {
  return { expected: value, halfWidth: Number.NaN, score: 0, detectors: [] }
}

function scorerFor(
  { kind, stepMs }: Spacing,
  start: number,
  settings: DetectionSettings,
): CalendarScorer | StreamScorer {
  const width = bandWidth[settings.sensitivity]
  if (kind === 'stream') return new StreamScorer(start, stepMs, width)
  return new CalendarScorer(kind, settings, width)
}

function isReportable(settings: DetectionSettings, value: number, expected: number, direction: Direction): boolean {
  if (settings.direction === 'drops' && direction === 'rise') return false
  if (settings.direction === 'rises' && direction === 'drop') return false
  if (Math.max(Math.abs(value), Math.abs(expected)) < settings.minimumVolume) return false
  return Math.abs(value - expected) * 100 >= settings.minChangePct * Math.abs(expected)
}

/** Returns the weakest score among the last `count` points, or 0 unless they are all on the same side. */
function pointsInARow(count: number): (score: number, direction: Direction) => number {
  let row: number[] = []
  let side: Direction | undefined
  return (score, direction) => {
    row = direction === side ? [...row.slice(1 - count || row.length), score] : [score]
    side = direction
    return row.length < count ? 0 : Math.min(...row)
  }
}

function toScoredPoint(
  { time, value }: Observation,
  { expected, halfWidth, score, detectors }: PointScore,
  direction: Direction,
  isLearning: boolean,
  isFirstPoint: boolean,
): ScoredPoint {
  const hasBand = !isLearning
  return {
    time,
    actual: value,
    expected: hasBand ? expected : null,
    lowerBound: hasBand ? expected - halfWidth : null,
    upperBound: hasBand ? expected + halfWidth : null,
    score: hasBand ? score : 0,
    probability: hasBand ? twoSidedNormal(score) : 1,
    direction: hasBand ? direction : null,
    isLearning,
    isFirstPoint,
    detectors: hasBand ? detectors : [],
  }
}

function findingOf(
  point: ScoredPoint,
  direction: Direction,
  { expected, halfWidth }: PointScore,
  settings: DetectionSettings,
): Finding {
  const { medium, high } = settings.severityThresholds
  return {
    ...point,
    direction,
    expected,
    lowerBound: expected - halfWidth,
    upperBound: expected + halfWidth,
    deviationPct: expected === 0 ? null : ((point.actual - expected) / Math.abs(expected)) * 100,
    severity: point.score >= high ? 3 : point.score >= medium ? 2 : 1,
  }
}
