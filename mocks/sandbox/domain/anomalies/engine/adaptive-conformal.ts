const loosest = -0.4
const strictest = 4

/** The wanted rates of false alarms per point: high, medium and low sensitivity. */
export const alarmRates = { high: 1 / 50, medium: 1 / 200, low: 1 / 1000 } as const

/**
 * Adaptive conformal inference (Gibbs and Candès 2021) at the three rates of false alarms: each alarm raises its threshold a little, each quiet
 * point lowers it by so much less that the thresholds are at rest at the wanted rate. Between the three rates the correction is interpolated.
 */
export class AdaptiveConformal {
  readonly #rates: readonly [number, number, number]
  readonly #nominal: readonly [number, number, number]
  readonly #quietPoints: number
  readonly #step: number
  readonly #incidentDecades: number
  readonly #offsets: [number, number, number] = [0, 0, 0]
  /** The uncorrected decades at which an alarm of each rate begins; never falling. */
  readonly #thresholds: [number, number, number]
  readonly #lastExceeded = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  #index = 0

  /** `share`: the part of a rate that one point has; points finer than an hour share the rate of their hour. */
  constructor(share: number, quietPoints: number, step: number, incidentDecades: number) {
    this.#step = step
    this.#incidentDecades = incidentDecades
    this.#rates = [alarmRates.high * share, alarmRates.medium * share, alarmRates.low * share]
    this.#nominal = [-Math.log10(this.#rates[0]), -Math.log10(this.#rates[1]), -Math.log10(this.#rates[2])]
    this.#thresholds = [...this.#nominal]
    this.#quietPoints = quietPoints
  }

  correct(decades: number): number {
    const [high, medium, low] = this.#thresholds
    const nominal = this.#nominal
    if (decades <= high) return (decades * nominal[0]) / high
    if (decades <= medium) return between(decades, high, medium, nominal[0], nominal[1])
    if (decades <= low) return between(decades, medium, low, nominal[1], nominal[2])
    return nominal[2] + decades - low
  }

  /** The inverse of `correct`. */
  inverse(corrected: number): number {
    const [high, medium, low] = this.#thresholds
    const nominal = this.#nominal
    if (corrected <= nominal[0]) return (corrected * high) / nominal[0]
    if (corrected <= nominal[1]) return between(corrected, nominal[0], nominal[1], high, medium)
    if (corrected <= nominal[2]) return between(corrected, nominal[1], nominal[2], medium, low)
    return low + corrected - nominal[2]
  }

  /** Learns from the uncorrected decades of a point; follow-up points of an incident are no further alarms. */
  learn(decades: number): void {
    this.#index += 1
    const offsets = this.#offsets
    for (let place = 0; place < offsets.length; place += 1) {
      const threshold = this.#thresholds[place] ?? 0
      const rate = this.#rates[place] ?? 0
      const isExceeded = decades >= threshold
      const isNear = isExceeded && decades < threshold + this.#incidentDecades
      const isAlarm = isNear && this.#index - (this.#lastExceeded[place] ?? 0) > this.#quietPoints
      if (isExceeded) this.#lastExceeded[place] = this.#index
      const offset = (offsets[place] ?? 0) + this.#step * ((isAlarm ? 1 : 0) - rate)
      offsets[place] = Math.max(loosest, Math.min(strictest, offset))
    }
    const nominal = this.#nominal
    this.#thresholds[0] = nominal[0] + offsets[0]
    this.#thresholds[1] = Math.max(this.#thresholds[0] + 0.1, nominal[1] + offsets[1])
    this.#thresholds[2] = Math.max(this.#thresholds[1] + 0.1, nominal[2] + offsets[2])
  }
}

const between = (x: number, from: number, to: number, low: number, high: number) =>
  low + ((x - from) / (to - from)) * (high - low)
