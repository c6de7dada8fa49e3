import { CalendarJudge } from '#mocks/sandbox/domain/anomalies/engine/calendar.ts'
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
import { type Judgement, StreamJudge } from '#mocks/sandbox/domain/anomalies/engine/stream.ts'
import type { WitnessName } from '#mocks/sandbox/domain/anomalies/engine/witnesses.ts'

export type Severity = 1 | 2 | 3

/** A point with what was expected of it. Band and expectation are null while the engine has seen too little. */
export type JudgedPoint = {
  time: number
  actual: number
  expected: number | null
  lowerBound: number | null
  upperBound: number | null
  /** Number of deviations, 0 or more. */
  score: number
  /** Null while learning. */
  direction: Direction | null
  isLearning: boolean
  /** False for follow-up points of an incident that was already reported. */
  isNews: boolean
  witnesses: readonly WitnessName[]
}
export type Finding = JudgedPoint & {
  expected: number
  lowerBound: number
  upperBound: number
  direction: Direction
  deviationPct: number | null
  severity: Severity
}
export type Detection = { points: JudgedPoint[]; findings: Finding[]; isLearning: boolean }

/**
 * Finds what is anomalous in a series (in time order). Pure and strictly causal: each point is judged from its past alone, so
 * later points never change what was said of earlier ones. A metric (hour, day, week) tells every point out of band, a stream
 * of any other spacing tells an incident once.
 */
export function detectAnomalies(series: readonly Observation[], chosen: Partial<DetectionSettings> = {}): Detection {
  return tell(series, { ...defaultSettings, ...chosen }, judgeSeries(series, chosen))
}

/** What a judge says of each point of a calendar metric, whether or not it is worth telling; with a season, training and ignored dates alone. */
export const judgeCalendar = (
  series: readonly Observation[],
  chosen: Partial<DetectionSettings> & { granularity: 'hour' | 'day' | 'week' },
): JudgedSeries => ({ series, judged: judgeSeries(series, chosen) })

/** What is found with a sensitivity, whichever a calendar metric was judged with: it scales the band and nothing else. */
export const tellJudged = ({ series, judged }: JudgedSeries, chosen: Partial<DetectionSettings>): Detection =>
  tell(series, { ...defaultSettings, ...chosen }, judged)

export type JudgedSeries = { series: readonly Observation[]; judged: Judged }
type Judged = { spacing: Spacing | undefined; isCalendar: boolean; width: number; judgements: Judgement[] }

/** What a judge says of each point, whether or not it is worth telling. */
function judgeSeries(series: readonly Observation[], chosen: Partial<DetectionSettings>): Judged {
  const settings = { ...defaultSettings, ...chosen }
  const spacing = spacingOf(series, settings.granularity)
  const isCalendar = spacing !== undefined && spacing.kind !== 'stream'
  const judge = spacing && judgeFor(spacing, series[0]?.time ?? 0, settings)
  const ignored = new Set(settings.ignoredDates)
  const judgements = series.map(({ time, value }) =>
    judge && (isCalendar || !ignored.has(dayOf(time))) ? judge.judge(time, value) : unjudged(value),
  )
  return { spacing, isCalendar, width: bandWidth[settings.sensitivity], judgements }
}

function tell(series: readonly Observation[], settings: DetectionSettings, judged: Judged): Detection {
  const { spacing, isCalendar, judgements } = judged
  const width = bandWidth[settings.sensitivity]
  const start = series[0]?.time ?? 0
  const incidents = new Incidents()
  const ignored = new Set(settings.ignoredDates)
  const weakestInARow = pointsInARow(settings.consecutivePoints)
  const points: JudgedPoint[] = []
  const findings: Finding[] = []
  series.forEach(({ time, value }, index) => {
    const isIgnored = ignored.has(dayOf(time))
    const said = judgements[index] ?? unjudged(value)
    const judgement = width === judged.width ? said : { ...said, halfWidth: (said.halfWidth * width) / judged.width }
    const isLearning =
      index < (spacing?.pointsToLearn ?? Number.POSITIVE_INFINITY) ||
      Number.isNaN(judgement.halfWidth) ||
      ((isCalendar || settings.granularity !== 'irregular') && time - start < settings.learningDays * dayMs)
    const direction: Direction = value < judgement.expected ? 'drop' : 'rise'
    const isEligible = !isLearning && !isIgnored && isWorthTelling(settings, value, judgement.expected, direction)
    const strength = weakestInARow(isEligible ? judgement.score : 0, direction)
    const isNews = isEligible && (isCalendar || incidents.isNews(index, time, strength))
    const point = describe({ time, value }, judgement, direction, isLearning, isNews)
    points.push(point)
    if (isNews && strength >= width) findings.push(findingOf(point, direction, judgement, settings))
  })
  return { points, findings, isLearning: points.at(-1)?.isLearning ?? true }
}

function unjudged(value: number): Judgement {
  return { expected: value, halfWidth: Number.NaN, score: 0, witnesses: [] }
}

function judgeFor({ kind, stepMs }: Spacing, start: number, settings: DetectionSettings): CalendarJudge | StreamJudge {
  const width = bandWidth[settings.sensitivity]
  if (kind === 'stream') return new StreamJudge(start, stepMs, width)
  return new CalendarJudge(kind, settings, width)
}

function isWorthTelling(settings: DetectionSettings, value: number, expected: number, direction: Direction): boolean {
  if (settings.direction === 'drops' && direction === 'rise') return false
  if (settings.direction === 'rises' && direction === 'drop') return false
  if (Math.max(Math.abs(value), Math.abs(expected)) < settings.minimumVolume) return false
  return Math.abs(value - expected) * 100 >= settings.minChangePct * Math.abs(expected)
}

/** The weakest score among the last `asked` points, 0 unless they all lie on the same side: a row is as strong as that. */
function pointsInARow(asked: number): (score: number, direction: Direction) => number {
  let row: number[] = []
  let side: Direction | undefined
  return (score, direction) => {
    row = direction === side ? [...row.slice(1 - asked || row.length), score] : [score]
    side = direction
    return row.length < asked ? 0 : Math.min(...row)
  }
}

function describe(
  { time, value }: Observation,
  { expected, halfWidth, score, witnesses }: Judgement,
  direction: Direction,
  isLearning: boolean,
  isNews: boolean,
): JudgedPoint {
  const hasBand = !isLearning
  return {
    time,
    actual: value,
    expected: hasBand ? expected : null,
    lowerBound: hasBand ? expected - halfWidth : null,
    upperBound: hasBand ? expected + halfWidth : null,
    score: hasBand ? score : 0,
    direction: hasBand ? direction : null,
    isLearning,
    isNews,
    witnesses: hasBand ? witnesses : [],
  }
}

function findingOf(
  point: JudgedPoint,
  direction: Direction,
  { expected, halfWidth }: Judgement,
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
