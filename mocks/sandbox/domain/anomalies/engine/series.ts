import { alarmRates } from '#mocks/sandbox/domain/anomalies/engine/adaptive-conformal.ts'
import { metricKindOf } from '#mocks/sandbox/domain/anomalies/engine/metric-kind.ts'
import { type Pace, paceOf } from '#mocks/sandbox/domain/anomalies/engine/pace.ts'
import { type PointScore, Scorer } from '#mocks/sandbox/domain/anomalies/engine/scorer.ts'
import {
  type DetectionSettings,
  dayOf,
  defaultSettings,
  hasValue,
  type Observation,
  type Sensitivity,
} from '#mocks/sandbox/domain/anomalies/engine/settings.ts'
import { spacingOf } from '#mocks/sandbox/domain/anomalies/engine/spacing.ts'
import { wallTime } from '#mocks/sandbox/time/time-zone.ts'

/** A stretch without data: from the first point that is missing to the next one there is. */
export type Gap = { from: number; to: number }

/** `isTooLate`: the point came after a later one, which the engine has learned already, so that it is neither scored nor learned. */
export type SeriesScore = PointScore & { isTooLate: boolean }
/** A series with the score of each point, which is 0 on ignored dates and without a value; undefined while warming up. */
export type ScoredSeries = {
  series: readonly Observation[]
  scores: (SeriesScore | undefined)[]
  pace: Pace | undefined
  gaps: Gap[]
  /** The sensitivities of the bands, in their order. */
  sensitivities: readonly Sensitivity[]
}

const gapSteps = 1.5
const tooLate: SeriesScore = {
  expected: 0,
  decades: 0,
  cause: 'value',
  direction: 'rise',
  isNearUsual: true,
  bands: [],
  isTooLate: true,
}

/** Scores a series from its settings; what they leave open is found out from the first points only. */
export function scoreSeries(
  series: readonly Observation[],
  options: Partial<DetectionSettings>,
  sensitivities: readonly Sensitivity[],
): ScoredSeries {
  const settings = { ...defaultSettings, ...options }
  const spacing = spacingOf(series, settings.granularity)
  const pace = spacing && paceOf(spacing)
  const scored: ScoredSeries = { series, scores: [], pace, gaps: [], sensitivities }
  if (!pace) return { ...scored, scores: series.map(() => undefined) }
  const ignored = new Set(settings.ignoredDates)
  const bandDecades = sensitivities.map((sensitivity) => -Math.log10(alarmRates[sensitivity] * pace.shareOfHour))
  const warmUp: Observation[] = []
  let scorer: Scorer | undefined
  let newest = Number.NEGATIVE_INFINITY
  for (const observed of series) {
    const time = settings.timeZone === undefined ? observed.time : wallTime(new Date(observed.time), settings.timeZone)
    const point = time === observed.time ? observed : { ...observed, time }
    const day = dayOf(time)
    if (observed.time < newest) {
      scored.scores.push(tooLate)
      continue
    }
    if (observed.time - newest > gapSteps * pace.stepMs && newest > Number.NEGATIVE_INFINITY) {
      scored.gaps.push({ from: newest + pace.stepMs, to: observed.time })
      scorer?.restart()
    }
    newest = observed.time
    if (ignored.has(day) || !hasValue(point))
      scored.scores.push(scorer && { ...scorer.forecast(point), isTooLate: false })
    else if (scorer) scored.scores.push({ ...scorer.score(point, settings.holidays[day]), isTooLate: false })
    else {
      warmUp.push(point)
      scored.scores.push(undefined)
      if (warmUp.length === pace.warmUpPoints)
        scorer = new Scorer(warmUp, scorerSettings(warmUp, settings, pace, bandDecades))
    }
  }
  return scored
}

function scorerSettings(
  warmUp: readonly Observation[],
  { metricKind, seasonality }: DetectionSettings,
  pace: Pace,
  bandDecades: readonly number[],
) {
  return {
    kind: metricKind ?? metricKindOf(warmUp),
    pace,
    hasCalendar: seasonality !== 'none',
    hasYear: seasonality === 'weekOfYear',
    bandDecades,
  }
}
