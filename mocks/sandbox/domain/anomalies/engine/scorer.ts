import { Autoregression } from '#mocks/sandbox/domain/anomalies/engine/autoregression.ts'
import { ChangePoints } from '#mocks/sandbox/domain/anomalies/engine/change-points.ts'
import { type Band, type Cause, Evidence, type Seen } from '#mocks/sandbox/domain/anomalies/engine/evidence.ts'
import { HolidayEffects } from '#mocks/sandbox/domain/anomalies/engine/holiday-effects.ts'
import { Level } from '#mocks/sandbox/domain/anomalies/engine/level.ts'
import type { Forecast } from '#mocks/sandbox/domain/anomalies/engine/likelihood.ts'
import { firstDeviation } from '#mocks/sandbox/domain/anomalies/engine/metric-kind.ts'
import { median } from '#mocks/sandbox/domain/anomalies/engine/order-statistics.ts'
import type { Pace } from '#mocks/sandbox/domain/anomalies/engine/pace.ts'
import { Repetition } from '#mocks/sandbox/domain/anomalies/engine/repetition.ts'
import { Seasons } from '#mocks/sandbox/domain/anomalies/engine/seasons.ts'
import type { Direction, MetricKind, Observation } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'
import { InnovationScale, Spread, smallestDeviation } from '#mocks/sandbox/domain/anomalies/engine/spread.ts'
import { YearFactor } from '#mocks/sandbox/domain/anomalies/engine/year-factor.ts'

export type PointScore = {
  expected: number
  /** Decades of the probability of a point at least as unusual: 3 means one in a thousand. */
  decades: number
  cause: Cause
  direction: Direction
  /** True if the value is near the usual one at this time: it may still be unusual after the last points, or by a sum over many. */
  isNearUsual: boolean
  /** The bands that a value leaves at each of the wanted decades. */
  bands: readonly Band[]
}

/** The parameters of the forecast that a young series knows only roughly: level, weekdays and autoregression. */
const parameters = 12
const recoveryMs = 14 * 86_400_000
const recoveryDeviations = 2.5
/** Within so many deviations of the usual value, a point is near it. */
const nearDeviations = 2
const smallestMovement = 0.02
const recoveryDecades = 1.7
/** The seasons of a short warm-up fit its points better than later ones. */
const inSample = 1.3

export type ScorerSettings = {
  kind: MetricKind
  pace: Pace
  hasCalendar: boolean
  hasYear: boolean
  /** The decades whose bands are wanted. */
  bandDecades: readonly number[]
}

/**
 * Scores a series point by point, each only from that point and its past, in constant time and memory: a robust forecast (seasons, level,
 * autoregression), a likelihood that fits the metric, and calibration by how often such points occurred.
 */
export class Scorer {
  readonly #settings: ScorerSettings
  readonly #isRelative: boolean
  readonly #level: Level
  readonly #seasons: Seasons
  #spread: Spread
  readonly #scale: InnovationScale
  readonly #autoregression: Autoregression
  readonly #year = new YearFactor()
  readonly #holidays = new HolidayEffects()
  readonly #changePoints: ChangePoints
  readonly #evidence: Evidence
  /** The mean distance of the values from the level: a fiftieth of it is no deviation, even of a series that repeats itself exactly. */
  #movement: number
  readonly #repetition: Repetition
  #learnsSeasons = true
  #learned = 0
  #before: { level: number; until: number } | undefined

  /** `first`: the points of the warm-up, which are learned but not scored. */
  constructor(first: readonly Observation[], settings: ScorerSettings) {
    const { kind, pace } = settings
    const typical = median(first.map(({ value }) => value))
    this.#settings = settings
    this.#isRelative = kind === 'count' || kind === 'money' || kind === 'duration'
    const perDay = Math.max(1, Math.round(86_400_000 / pace.stepMs))
    this.#repetition = new Repetition([perDay, 7 * perDay])
    const deviation = firstDeviation(first, perDay)
    this.#movement = deviation
    this.#level = new Level(this.#isRelative ? Math.max(typical, 1e-6) : typical, pace.levelGain)
    this.#seasons = new Seasons(pace.stepMs, this.#isRelative, settings.hasCalendar)
    this.#spread = new Spread(kind, deviation, typical, pace.spreadGain)
    this.#scale = new InnovationScale(pace.spreadGain)
    this.#autoregression = new Autoregression(pace.memory)
    this.#changePoints = new ChangePoints(pace.changePointLength)
    this.#evidence = new Evidence(kind, pace, settings.bandDecades)
    // Without a season and with a level that follows it, every course of a day would look unusual, and say nothing about usual deviations; and
    // what the first seasons could not tell apart yet would stay in them for weeks.
    for (const { time, value } of first) this.#seasons.learn(value, this.#level.value, time)
    this.#seasons.fit(first, this.#level.value)
    const rest = first.map(({ time, value }) => ({ time, value: this.#withoutSeason(value, time) }))
    this.#spread = new Spread(kind, firstDeviation(rest, 1) * inSample, typical, pace.spreadGain)
    this.#learnsSeasons = false
    for (const point of first) this.score(point, undefined)
    this.#learnsSeasons = true
    this.restart()
  }

  #withoutSeason(value: number, time: number): number {
    const level = this.#level.value
    const usual = this.#seasons.apply(level, time)
    return this.#isRelative ? (value * level) / Math.max(usual, 1e-9) : value - usual + level
  }

  /** Scores a point, then learns it. `holiday` is the key of its day, if it is one. */
  score(point: Observation, holiday: string | undefined): PointScore {
    const { time, value, denominator } = point
    const usual = this.#usual(time)
    const unit = this.#spread.of(usual, denominator)
    if (holiday !== undefined) return this.#scoreHoliday(point, holiday, usual, unit)
    const predicted = this.#autoregression.predict()
    const repeated = this.#repetition.next
    const modelled = this.#forecast(usual + predicted * unit, usual, denominator)
    // A series that repeats itself exactly predicts its next value better than level and season do.
    const forecast = repeated === undefined ? modelled : { ...modelled, mean: this.#possibleMean(repeated) }
    const unusual = this.#evidence.tails(value, forecast)
    const deviation = (value - usual) / unit
    const surprise = (value - forecast.mean) / forecast.deviation
    const isRepeated = this.#repetition.add(value)
    const isRecovery = unusual.decades > recoveryDecades && this.#recovers(value, time, denominator)
    if (isRecovery) {
      // A season that no calendar knows counts the points.
      if (this.#learnsSeasons) this.#seasons.learn(value, this.#level.value, time)
      return this.#neutral(forecast)
    }
    const bands = this.#evidence.bands(forecast)
    const seen = { usual: this.#forecast(usual, usual, denominator), unit, deviation, predicted, surprise }
    const { isUsual, ...score } = this.#evidence.weigh(unusual, seen, point)
    if (isUsual) {
      this.#spread.learn(deviation, usual, denominator)
      this.#scale.learn((deviation - predicted) / this.#scale.value)
    }
    this.#learn(point, seen, score.decades)
    if (isRepeated) return this.#neutral({ ...forecast, mean: this.#possibleMean(value) })
    // A lasting change is compared with the usual level at this time; the forecast of the next value has followed it already.
    const expected = score.cause === 'value' ? forecast.mean : seen.usual.mean
    return { expected, ...score, isNearUsual: Math.abs(deviation) < nearDeviations, bands }
  }

  /** Returns the forecast of an ignored point, which is neither scored nor learned. */
  forecast({ time, denominator }: Observation): PointScore {
    const usual = this.#usual(time)
    return this.#neutral(this.#forecast(usual, usual, denominator))
  }

  /** Forgets the last deviations after a gap. */
  restart(): void {
    this.#autoregression.restart()
    this.#evidence.restart()
    this.#changePoints.reset()
  }

  #usual(time: number): number {
    const { hasYear } = this.#settings
    const seasonal = this.#seasons.apply(this.#level.value, time)
    const level = hasYear && seasonal > 0 ? seasonal * this.#year.at(time) : seasonal
    return this.#isRelative ? Math.max(level, 0.05 * Math.abs(this.#level.value), 1e-6) : level
  }

  /** A mean that the likelihood of this kind can have: gamma numbers have no mean of zero. */
  #possibleMean(mean: number): number {
    if (this.#settings.kind === 'rate') return Math.max(1e-4, Math.min(1 - 1e-4, mean))
    return this.#isRelative ? Math.max(mean, 1e-6) : mean
  }

  #forecast(predicted: number, usual: number, denominator: number | undefined): Forecast {
    const { kind } = this.#settings
    const mean = this.#possibleMean(this.#isRelative ? Math.max(predicted, 0.1 * usual) : predicted)
    // The error of estimated parameters comes on top of chance (Akaike 1969, final prediction error).
    const inflation = Math.sqrt(1 + parameters / Math.max(this.#learned, 1))
    const deviation = this.#spread.of(mean, denominator) * this.#scale.value * inflation
    const chance = kind === 'count' ? Math.sqrt(Math.max(mean, 0.05)) : 0
    return {
      mean,
      deviation: Math.max(deviation, chance, smallestDeviation(mean), smallestMovement * this.#movement),
      denominator,
    }
  }

  #learn({ time, value }: Observation, seen: Seen, decades: number): void {
    this.#learned += 1
    const {
      usual: { mean: usual },
      unit,
      deviation,
      predicted,
      surprise,
    } = seen
    this.#movement += (Math.abs(value - this.#level.value) - this.#movement) / this.#settings.pace.memory
    const levelUnit = this.#isRelative ? (unit * this.#level.value) / usual : unit
    const rebased = this.#learnsSeasons ? this.#seasons.learn(value, this.#level.value, time) : undefined
    if (this.#settings.hasYear) this.#year.add(time, value)
    this.#autoregression.learn(deviation, predicted, surprise)
    if (rebased !== undefined) {
      this.#level.moveTo(rebased)
      this.restart()
      return
    }
    const lasting = this.#changePoints.add(deviation, decades)
    if (lasting === undefined) {
      this.#level.learn(deviation, levelUnit)
      return
    }
    this.#before = { level: this.#level.value, until: time + recoveryMs }
    const level = this.#level.value + lasting * levelUnit
    this.#level.moveTo(this.#isRelative ? Math.max(level, 1e-6) : level)
    if (this.#settings.pace.relearnsSpread) {
      this.#spread.relearn()
      this.#scale.relearn()
    }
    this.restart()
  }

  /** A return to the level before the last change point within two weeks is a recovery, not an anomaly. */
  #recovers(value: number, time: number, denominator: number | undefined): boolean {
    const before = this.#before
    if (!before || time > before.until) return false
    const now = this.#level.value
    const usual =
      this.#usual(time) * (this.#isRelative ? before.level / now : 1) + (this.#isRelative ? 0 : before.level - now)
    if (Math.abs(value - usual) > recoveryDeviations * this.#spread.of(usual, denominator)) return false
    this.#level.moveTo(before.level)
    this.#before = undefined
    this.restart()
    return true
  }

  #neutral(forecast: Forecast): PointScore {
    return {
      expected: forecast.mean,
      decades: 0,
      cause: 'value',
      direction: 'rise',
      isNearUsual: true,
      bands: this.#evidence.bands(forecast),
    }
  }

  /** A holiday is expected with the effect of its kind and more uncertainty, and teaches only that effect. */
  #scoreHoliday({ value, denominator }: Observation, key: string, usual: number, unit: number): PointScore {
    const { share, deviation } = this.#holidays.effectOf(key)
    const reference = this.#isRelative ? usual : 5 * unit
    const mean = usual + share * reference
    const usualForecast = this.#forecast(mean, mean, denominator)
    const forecast = { ...usualForecast, deviation: Math.hypot(usualForecast.deviation, deviation * reference) }
    const { decades, direction } = this.#evidence.tails(value, forecast)
    const bands = this.#evidence.bands(forecast)
    this.#holidays.learn(
      key,
      (value - usual) / Math.max(reference, 1e-9),
      Math.min(1, this.#settings.pace.stepMs / 86_400_000),
    )
    return {
      expected: forecast.mean,
      decades: this.#evidence.shareOf('value', decades),
      cause: 'value',
      direction,
      isNearUsual: false,
      bands,
    }
  }
}
