/** Recursive least squares with forgetting: a linear forecast that learns from the error of each point. `prior` is the initial variance of the weights: small is cautious. */
export class OnlineRegression {
  readonly #size: number
  readonly #weights: Float64Array
  readonly #covariance: Float64Array
  readonly #forgetting: number
  readonly #gain: Float64Array

  constructor(size: number, forgetting: number, prior: number) {
    this.#size = size
    this.#forgetting = forgetting
    this.#weights = new Float64Array(size)
    this.#gain = new Float64Array(size)
    this.#covariance = new Float64Array(size * size)
    for (let i = 0; i < size; i++) this.#covariance[i * size + i] = prior
  }

  predict(features: Float64Array): number {
    let sum = 0
    for (let i = 0; i < this.#size; i++) sum += (features[i] ?? 0) * (this.#weights[i] ?? 0)
    return sum
  }

  /** `trust` in 0..1: how much of the error to believe, so that outliers do not bend the forecast. */
  learn(features: Float64Array, error: number, trust: number): void {
    const n = this.#size
    const p = this.#covariance
    const gain = this.#gain
    let spread = 0
    for (let i = 0; i < n; i++) {
      let sum = 0
      for (let j = 0; j < n; j++) sum += (p[i * n + j] ?? 0) * (features[j] ?? 0)
      gain[i] = sum
      spread += sum * (features[i] ?? 0)
    }
    const divisor = this.#forgetting / Math.max(trust, 1e-3) + spread
    for (let i = 0; i < n; i++) {
      const gi = gain[i] ?? 0
      this.#weights[i] = (this.#weights[i] ?? 0) + (gi * error) / divisor
      for (let j = 0; j < n; j++) {
        p[i * n + j] = ((p[i * n + j] ?? 0) - (gi * (gain[j] ?? 0)) / divisor) / this.#forgetting
      }
    }
  }
}
