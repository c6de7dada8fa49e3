import { OnlineRegression } from '#mocks/sandbox/domain/anomalies/engine/regression.ts'

const lags = 4
/** A deviation beyond this counts as this in the features: one outlier must not carry over into the next forecasts. */
const outlier = 4

/** Predicts the next deviation from the last ones (robust autoregression by recursive least squares). */
export class Autoregression {
  readonly #regression: OnlineRegression
  readonly #features = new Float64Array(lags)

  constructor(memory: number) {
    this.#regression = new OnlineRegression(lags, 1 - 1 / memory, 0.04)
  }

  predict(): number {
    return Math.max(-outlier, Math.min(outlier, this.#regression.predict(this.#features)))
  }

  /** Learns from a deviation and its surprise: what the prediction missed, in standard deviations of the misses. */
  learn(deviation: number, predicted: number, surprise: number): void {
    const trust = Math.min(1, 2.5 / Math.max(Math.abs(surprise), 1e-9))
    this.#regression.learn(this.#features, Math.max(-outlier, Math.min(outlier, deviation)) - predicted, trust)
    this.#features.copyWithin(1, 0)
    this.#features[0] = Math.max(-outlier, Math.min(outlier, deviation))
  }

  /** Forgets the last deviations, for example after a gap or a change point, but not what they predict. */
  restart(): void {
    this.#features.fill(0)
  }
}
