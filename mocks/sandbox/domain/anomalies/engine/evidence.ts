import { AdaptiveConformal } from '#mocks/sandbox/domain/anomalies/engine/adaptive-conformal.ts'
import { Cusum } from '#mocks/sandbox/domain/anomalies/engine/cusum.ts'
import { type Forecast, type Likelihood, likelihoods } from '#mocks/sandbox/domain/anomalies/engine/likelihood.ts'
import { LongRunScale } from '#mocks/sandbox/domain/anomalies/engine/long-run-scale.ts'
import {
  decadesOfNormal,
  normalOfDecades,
  normalOfStudent,
  studentOfNormal,
} from '#mocks/sandbox/domain/anomalies/engine/normal.ts'
import type { Pace } from '#mocks/sandbox/domain/anomalies/engine/pace.ts'
import { Repeats } from '#mocks/sandbox/domain/anomalies/engine/repeats.ts'
import {
  type Direction,
  dayMs,
  type MetricKind,
  type Observation,
} from '#mocks/sandbox/domain/anomalies/engine/settings.ts'
import { TailCalibrator } from '#mocks/sandbox/domain/anomalies/engine/tail-calibrator.ts'

/**
 * What made a point unusual: its value given the last ones, its distance from the usual level at this time however slowly it came there,
 * a small shift that lasts, a slow drift away from the usual level, or the same value again and again.
 */
export const causes = ['value', 'level', 'shift', 'drift', 'standstill'] as const
export type Cause = (typeof causes)[number]

export type Band = { lower: number; upper: number }

/** Calibrated decades of both tails together, and those of the likelihood in each. */
export type TailDecades = { decades: number; direction: Direction; above: number; below: number }

/** A point as the forecast saw it: deviations are in units of the spread, the surprise in standard deviations of the misses. */
export type Seen = { usual: Forecast; unit: number; deviation: number; predicted: number; surprise: number }

/**
 * The shares of the false alarms that each statistic may cause (weighted Bonferroni). Together they exceed 1, because unusual points of the
 * slow statistics come in runs, each of which is one alarm, and often together with an unusual value.
 */
const shares: Record<Exclude<Cause, 'drift'>, number> = { value: 0.8, level: 0.13, shift: 0.2, standstill: 0.02 }

/** `isUsual` is false for a point of an incident. */
type Verdict = { decades: number; cause: Cause; direction: Direction; isUsual: boolean }

/** How much an alarm of each statistic raises its thresholds, in decades: sums of dependent deviations need it most. */
const steps: Record<Cause, number> = { value: 0.15, level: 0.2, shift: 0.2, drift: 0.3, standstill: 0.3 }

const slowCauses = causes.filter((cause) => cause !== 'value')

/** Points as unusual as this, which medium sensitivity reports, teach nothing about usual points. */
const exceptionDecades = 2.3
/** Chance may bring an exception whose like it has brought so often by then; a rarer one is an incident. */
const likelyByChance = 0.1
const recurrenceMs = 3 * dayMs
/** Where even the lowest sensitivity is alarmed. */
const cusumRestartDecades = 3.5

/** The slope of normal numbers in decades of Student's t is between the two; sums of money have heavier tails, because few orders are large. */
const usualSlope = 0.33
const amountSlope = 0.37

/** How unusual a point is: four statistics, each calibrated by its own past in this series and by its false alarms. */
export class Evidence {
  readonly #likelihood: Likelihood
  readonly #hasLowest: boolean
  readonly #stepMs: number
  readonly #bandDecades: readonly number[]
  readonly #innovations = new Cusum(0.5)
  readonly #deviations: Cusum
  readonly #longRun: LongRunScale
  readonly #repeats = new Repeats()
  readonly #above: TailCalibrator
  readonly #below: TailCalibrator
  readonly #calibrators: Record<Exclude<Cause, 'value'>, TailCalibrator>
  readonly #conformal: Record<Cause, AdaptiveConformal>
  readonly #decadesOfShare: Record<Cause, number>
  #lastException = Number.NEGATIVE_INFINITY
  /** The exceptions that chance would have brought and that have not happened. */
  #byChance = 0

  constructor(kind: MetricKind, pace: Pace, bandDecades: readonly number[]) {
    this.#likelihood = likelihoods[kind]
    this.#hasLowest = kind === 'count' || kind === 'money' || kind === 'duration'
    this.#stepMs = pace.stepMs
    this.#longRun = new LongRunScale(pace.memory)
    this.#deviations = new Cusum(pace.smallestDrift / 2)
    this.#bandDecades = bandDecades
    const usual = { ...pace.tail, slope: kind === 'money' ? amountSlope : usualSlope }
    const calibrator = (slope = usual.slope) => new TailCalibrator(pace.memory, { ...usual, slope })
    this.#above = calibrator()
    this.#below = calibrator()
    this.#calibrators = {
      level: calibrator(),
      shift: calibrator(),
      drift: calibrator(),
      standstill: calibrator(Math.LOG10E),
    }
    const own = { ...shares, drift: pace.driftShare }
    this.#decadesOfShare = {
      value: Math.log10(own.value),
      level: Math.log10(own.level),
      shift: Math.log10(own.shift),
      drift: Math.log10(own.drift),
      standstill: Math.log10(own.standstill),
    }
    const conformal = (cause: Cause) =>
      new AdaptiveConformal(pace.shareOfHour * own[cause], pace.quietPoints, steps[cause], pace.incidentDecades)
    this.#conformal = {
      value: conformal('value'),
      level: conformal('level'),
      shift: conformal('shift'),
      drift: conformal('drift'),
      standstill: conformal('standstill'),
    }
  }

  /** Forgets the sums of the last deviations. */
  restart(): void {
    this.#innovations.reset()
    this.#deviations.reset()
  }

  /** Calibrated decades of both tails together: the far tail, and the part of the other one that is as rare. */
  tails(value: number, forecast: Forecast): TailDecades {
    const scores = this.#likelihood.scores(value, forecast)
    const above = decadesOfNormal(normalOfStudent(scores.above))
    const below = decadesOfNormal(normalOfStudent(scores.below))
    const direction = value >= forecast.mean ? 'rise' : 'drop'
    const far = direction === 'rise' ? this.#above.calibrate(above) : this.#below.calibrate(below)
    const isOneSided = direction === 'rise' && this.#lowestDecades(forecast) < far
    return {
      decades: Math.max(0, far - (isOneSided ? 0 : Math.LOG10E * Math.LN2)),
      direction,
      above,
      below,
    }
  }

  /** The decades of zero, the lowest value of a metric that cannot be negative: a rarer drop is impossible. */
  #lowestDecades(forecast: Forecast): number {
    if (!this.#hasLowest) return Number.POSITIVE_INFINITY
    const { below } = this.#likelihood.scores(0, forecast)
    return this.#below.calibrate(decadesOfNormal(normalOfStudent(below)))
  }

  /** Weighs a point by its most unusual statistic, then learns it unless it is part of an incident. */
  weigh(value: TailDecades, seen: Seen, point: Observation): Verdict {
    const side: Direction = point.value >= seen.usual.mean ? 'rise' : 'drop'
    const shift = this.#innovations.add(seen.surprise, side)
    const drift = this.#deviations.add(seen.deviation / this.#longRun.value, side)
    this.#longRun.learn(seen.deviation)
    const usual = this.#likelihood.scores(point.value, seen.usual)
    const plain = {
      level: decadesOfNormal(normalOfStudent(Math.max(usual.above, usual.below))),
      shift,
      drift,
      standstill: this.#repeats.add(point.value),
    }
    const raw: Record<Cause, number> = { value: value.decades, level: 0, shift: 0, drift: 0, standstill: 0 }
    for (const cause of slowCauses) {
      const calibrator = this.#calibrators[cause]
      if (calibrator.isReady) raw[cause] = calibrator.calibrate(plain[cause])
    }
    let [cause, whole]: [Cause, number] = ['value', 0]
    for (const one of causes) {
      const decades = this.shareOf(one, raw[one])
      if (decades > whole) [cause, whole] = [one, decades]
    }
    if (whole >= cusumRestartDecades && (cause === 'shift' || cause === 'drift')) this.restart()
    for (const one of causes) this.#conformal[one].learn(raw[one])
    const isUsual = !this.#isException(whole, point.time)
    if (isUsual) {
      this.#above.add(value.above)
      this.#below.add(value.below)
      for (const one of slowCauses) this.#calibrators[one].add(plain[one])
    }
    return { decades: whole, cause, isUsual, direction: cause === 'value' ? value.direction : side }
  }

  /**
   * True for a point of an incident, which teaches nothing about usual points. What comes back within three days is no incident but the way
   * of this metric; and as many exceptions as chance brings, and as rare ones, do teach, because the tail would look lighter than it is
   * without them.
   */
  #isException(decades: number, time: number): boolean {
    this.#byChance += 10 ** -exceptionDecades
    if (decades < exceptionDecades) return false
    const since = time - this.#lastException
    this.#lastException = time
    if (since <= 2 * this.#stepMs) return true
    if (since < recurrenceMs) return false
    if (this.#byChance < Math.max(1, likelyByChance * 10 ** (decades - exceptionDecades))) return true
    this.#byChance -= 1
    return false
  }

  /** The decades of a statistic as part of the whole: a point is unusual by the most unusual of them (weighted Bonferroni). */
  shareOf(cause: Cause, decades: number): number {
    return Math.max(0, this.#conformal[cause].correct(decades) + this.#decadesOfShare[cause])
  }

  /** The bands from the past only, so before this point is learned. */
  bands(forecast: Forecast): Band[] {
    const lowest = this.#lowestDecades(forecast)
    return this.#bandDecades.map((decades) => {
      const needed = this.#conformal.value.inverse(decades - this.#decadesOfShare.value)
      const isOneSided = lowest < needed
      const side = needed + (isOneSided ? 0 : Math.LOG10E * Math.LN2)
      const upper = this.#likelihood.quantile(scoreAt(this.#above, side), forecast)
      return { lower: isOneSided ? 0 : this.#likelihood.quantile(-scoreAt(this.#below, side), forecast), upper }
    })
  }
}

/** The normal score of the likelihood at which a tail reaches calibrated decades. */
const scoreAt = (calibrator: TailCalibrator, decades: number): number =>
  studentOfNormal(normalOfDecades(calibrator.inverse(decades)))
