import { clamp, RunningSum } from '#mocks/sandbox/domain/anomalies/engine/order-statistics.ts'
import { Reference } from '#mocks/sandbox/domain/anomalies/engine/reference.ts'
import { OnlineRegression } from '#mocks/sandbox/domain/anomalies/engine/regression.ts'
import { dayMs } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'
import { ShapeMemory } from '#mocks/sandbox/domain/anomalies/engine/shapes.ts'
import { SlotHistory } from '#mocks/sandbox/domain/anomalies/engine/slot-history.ts'

/** The detectors. Each scores a point in spreads of the series, 0 or more, or NaN without a past to compare with. */
export const detectorNames = [
  'level', // far from the usual level
  'timeOfDay', // far from the same time on the days before
  'timeOfWeek', // far from the same time in the weeks before
  'forecast', // missed by the forecast from the last points and the season
  'drift', // several misses in a row to the same side
  'jump', // far from the point before
  'shift', // the last forty points lie elsewhere than the forty before them
  'stillness', // the series moves less than it did
  'shape', // the recent course resembles nothing seen before
] as const
export type DetectorName = (typeof detectorNames)[number]
export type DetectorScores = { expected: number; spread: number; rawScores: Record<DetectorName, number> }

const lags = 6
const outlier = 8
const shiftSpan = 40
const stillnessSpan = 12

/** Scores a stream point by point, each only from that point and the earlier ones. */
export class DetectorEnsemble {
  readonly #reference = new Reference()
  readonly #slots: SlotHistory
  readonly #shapes: ShapeMemory
  readonly #forecast = new OnlineRegression(lags + 3, 0.9998)
  readonly #drift = new RunningSum(5)
  readonly #recent = new RunningSum(shiftSpan)
  readonly #earlier = new RunningSum(shiftSpan)
  readonly #movement = new RunningSum(stillnessSpan)
  #usualMiss = 0
  #usualMovement = Number.NaN

  constructor(start: number, stepMs: number) {
    this.#slots = new SlotHistory(start, stepMs)
    this.#shapes = new ShapeMemory(Math.max(1, Math.floor(dayMs / stepMs / 96)))
  }

  push(time: number, value: number): DetectorScores {
    const reference = this.#reference
    reference.refresh()
    const { level, spread, values } = reference
    const seen = values.length
    const slot = this.#slots.slot(time)
    const sameTime = this.#slots.sameTimeOfDay(slot)
    const sameWeekTime = this.#slots.sameTimeOfWeek(slot)
    const weekly = Number.isNaN(sameWeekTime) ? sameTime : sameWeekTime
    const distance = (other: number) => (reference.isKnown ? Math.abs(value - other) / spread : Number.NaN)

    const miss = this.#predict(value, sameTime, weekly)
    const previous = values[seen - 1] ?? value
    const jump = distance(previous)
    // A change that the season predicts is neither a forecast error nor a jump.
    const seasonal = [sameTime, weekly].map(distance).filter((away) => !Number.isNaN(away))
    const stillness = this.#stillnessScore(jump)
    const leaving = values[seen - shiftSpan]
    const recent = this.#recent.push(value)
    const earlier = leaving === undefined ? 0 : this.#earlier.push(leaving)
    reference.add(value)
    this.#slots.add(slot, value)
    return {
      expected: Number.isNaN(miss) ? value : value - miss * spread,
      spread,
      rawScores: {
        level: distance(level),
        timeOfDay: distance(sameTime),
        timeOfWeek: distance(weekly),
        forecast: Math.min(Math.abs(miss), ...seasonal),
        drift: Number.isNaN(miss) ? miss : Math.abs(this.#drift.push(clamp(miss, 20))),
        jump: Math.min(jump, ...seasonal),
        shift: this.#earlier.isFull ? Math.abs(recent - earlier) / spread : Number.NaN,
        stillness,
        shape: this.#shapes.push(values) / spread,
      },
    }
  }

  /** Error of the one-step forecast, in spreads; the forecast learns from it. */
  #predict(value: number, sameTime: number, weekly: number): number {
    const { level, spread, values, isKnown } = this.#reference
    const seen = values.length
    if (!isKnown) return Number.NaN
    const scaled = (x: number) => (Number.isNaN(x) ? 0 : clamp((x - level) / spread, outlier))
    const features = new Float64Array(lags + 3)
    for (let lag = 0; lag < lags; lag++) features[lag] = scaled(values[seen - 1 - lag] ?? level)
    features[lags] = scaled(sameTime)
    features[lags + 1] = scaled(weekly)
    features[lags + 2] = 1
    const predicted = this.#forecast.predict(features)
    const miss = (value - level) / spread - predicted
    const believed = scaled(value) - predicted
    const usual = this.#usualMiss
    const trust = usual > 0 ? Math.min(1, (3 * usual) / Math.max(Math.abs(believed), 1e-9)) : 1
    this.#forecast.learn(features, believed, trust)
    this.#usualMiss = usual === 0 ? Math.abs(miss) : usual + 0.01 * (Math.min(Math.abs(miss), 4 * usual + 1e-9) - usual)
    return miss
  }

  #stillnessScore(jump: number): number {
    if (Number.isNaN(jump)) return jump
    const movement = Math.log(Math.max(this.#movement.push(Math.min(jump, 20)), 0) + 1e-3)
    if (!this.#movement.isFull) return Number.NaN
    this.#usualMovement = Number.isNaN(this.#usualMovement)
      ? movement
      : this.#usualMovement + 0.002 * (movement - this.#usualMovement)
    return Math.max(0, this.#usualMovement - movement)
  }
}
