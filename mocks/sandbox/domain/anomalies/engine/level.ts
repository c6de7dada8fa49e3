const bound = 2

/** Robust exponential smoothing with a damped trend (Holt; bounded steps after Gelper, Fried and Croux 2010). */
export class Level {
  readonly #gain: number
  readonly #trendGain: number
  #level: number
  #trend = 0
  #learned = 0

  constructor(level: number, gain: number) {
    this.#level = level
    this.#gain = gain
    this.#trendGain = (gain * gain) / 4
  }

  get value(): number {
    return this.#level + this.#trend
  }

  /** Learns from a deviation in units of the spread; `unit` is that spread in units of the level. */
  learn(deviation: number, unit: number): void {
    this.#learned += 1
    const step = Math.max(-bound, Math.min(bound, deviation)) * unit
    const gain = Math.max(this.#gain, 1 / (this.#learned + 10))
    this.#level += this.#trend + gain * step
    this.#trend = 0.98 * this.#trend + this.#trendGain * step
  }

  /** Moves to another level, for example at a change point. */
  moveTo(level: number): void {
    this.#level = level
    this.#trend = 0
  }
}
