const bound = 3
const largestCorrelation = 0.99
const priorPoints = 20

/**
 * By how much sums of successive deviations spread more than sums of independent ones: √((1 + r) / (1 − r)) with the correlation r of
 * neighbours, as if the deviations were an autoregression of order 1.
 */
export class LongRunScale {
  readonly #memory: number
  #seen = 0
  #previous = 0
  #covariance = 0
  #variance = 1

  constructor(memory: number) {
    this.#memory = memory
  }

  get value(): number {
    const correlation = Math.max(0, Math.min(largestCorrelation, this.#covariance / this.#variance))
    return Math.sqrt((1 + correlation) / (1 - correlation))
  }

  learn(deviation: number): void {
    this.#seen += 1
    const gain = Math.max(1 / (this.#seen + priorPoints), 1 / this.#memory)
    const bounded = Math.max(-bound, Math.min(bound, deviation))
    this.#covariance += gain * (bounded * this.#previous - this.#covariance)
    this.#variance += gain * (bounded * bounded - this.#variance)
    this.#previous = bounded
  }
}
