const loosest = -0.4
const strictest = 1.5
/** An alarm so many decades beyond a threshold is an incident; it says nothing about the threshold. */
const farBeyond = 1

/** The wanted rates of false alarms per point: high, medium and low sensitivity. */
export const alarmRates = { high: 1 / 50, medium: 1 / 200, low: 1 / 1000 } as const

/**
 * Adaptive conformal inference (Gibbs and Candès 2021) at the three rates of false alarms: each alarm raises its threshold a little, each quiet
 * point lowers it by so much less that the thresholds are at rest at the wanted rate. Between the three rates the correction is interpolated.
 */
export class AdaptiveConformal {
  readonly #rates: readonly number[]
  readonly #quietPoints: number
  readonly #step: number
  readonly #offsets = [0, 0, 0]
  readonly #lastExceeded = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  #index = 0

  /** `share`: the part of a rate that one point has; points finer than an hour share the rate of their hour. */
  constructor(share: number, quietPoints: number, step: number) {
    this.#step = step
    this.#rates = [alarmRates.high * share, alarmRates.medium * share, alarmRates.low * share]
    this.#quietPoints = quietPoints
  }

  #nominal(place: number): number {
    return -Math.log10(this.#rates[place] ?? 1)
  }

  /** The uncorrected decades at which an alarm of each rate begins; never falling. */
  #thresholds(): [number, number, number] {
    const high = this.#nominal(0) + (this.#offsets[0] ?? 0)
    const medium = Math.max(high + 0.1, this.#nominal(1) + (this.#offsets[1] ?? 0))
    const low = Math.max(medium + 0.1, this.#nominal(2) + (this.#offsets[2] ?? 0))
    return [high, medium, low]
  }

  correct(decades: number): number {
    const [high, medium, low] = this.#thresholds()
    if (decades <= high) return (decades * this.#nominal(0)) / high
    if (decades <= medium) return between(decades, high, medium, this.#nominal(0), this.#nominal(1))
    if (decades <= low) return between(decades, medium, low, this.#nominal(1), this.#nominal(2))
    return this.#nominal(2) + decades - low
  }

  /** The inverse of `correct`. */
  inverse(corrected: number): number {
    const [high, medium, low] = this.#thresholds()
    if (corrected <= this.#nominal(0)) return (corrected * high) / this.#nominal(0)
    if (corrected <= this.#nominal(1)) return between(corrected, this.#nominal(0), this.#nominal(1), high, medium)
    if (corrected <= this.#nominal(2)) return between(corrected, this.#nominal(1), this.#nominal(2), medium, low)
    return low + corrected - this.#nominal(2)
  }

  /** Learns from the uncorrected decades of a point; follow-up points of an incident are no further alarms. */
  learn(decades: number): void {
    this.#index += 1
    const thresholds = this.#thresholds()
    thresholds.forEach((threshold, place) => {
      const rate = this.#rates[place] ?? 0
      const isExceeded = decades >= threshold
      const isNear = isExceeded && decades < threshold + farBeyond
      const isAlarm = isNear && this.#index - (this.#lastExceeded[place] ?? 0) > this.#quietPoints
      if (isExceeded) this.#lastExceeded[place] = this.#index
      const offset = (this.#offsets[place] ?? 0) + this.#step * ((isAlarm ? 1 : 0) - rate)
      this.#offsets[place] = Math.max(loosest, Math.min(strictest, offset))
    })
  }
}

const between = (x: number, from: number, to: number, low: number, high: number) =>
  low + ((x - from) / (to - from)) * (high - low)
