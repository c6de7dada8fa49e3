import type { MetricKind } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'

/** The mean of |Z| of a standard normal number with the outer weights of `boundedSize`. */
const usualSize = 0.771
/** The mean of the squared sizes of a standard normal number, in units of `usualSize`. */
const usualSquare = 1.487
const smallestShare = 2e-3

/** A fifth of a percent of the mean is no deviation of any metric. */
export const smallestDeviation = (mean: number): number => Math.max(Math.abs(mean) * smallestShare, 1e-9)

/** Sizes beyond 2 deviations count less and less (Hampel's redescending weights), so that an incident does not widen the spread. */
function boundedSize(deviations: number): number {
  const size = Math.abs(deviations)
  return size <= 2 ? size : Math.max(0.8, 2 - 0.6 * (size - 2))
}

/**
 * The standard deviation of a metric as a function of its mean: √(μ + κμ²) of over-dispersed counts, proportional to amounts and durations,
 * beta-binomial for rates with denominators, constant for other numbers. Its one parameter follows the sizes of the past deviations.
 */
export class Spread {
  readonly #kind: MetricKind
  readonly #slowest: number
  #parameter: number
  #learned = 0

  constructor(kind: MetricKind, deviation: number, mean: number, slowest: number) {
    this.#kind = kind
    this.#slowest = slowest
    const relative = deviation / Math.max(Math.abs(mean), 1e-9)
    if (kind === 'count') this.#parameter = Math.max(0, relative ** 2 - 1 / Math.max(mean, 1e-9))
    else if (kind === 'money' || kind === 'duration') this.#parameter = Math.max(relative, 0.01)
    else if (kind === 'rate') this.#parameter = deviation ** 2 / Math.max(mean * (1 - mean), 1e-6)
    else this.#parameter = deviation
  }

  of(mean: number, denominator: number | undefined): number {
    return Math.max(smallestDeviation(mean), this.#deviation(mean, denominator))
  }

  #deviation(mean: number, denominator: number | undefined): number {
    const parameter = this.#parameter
    if (this.#kind === 'count') return Math.sqrt(Math.max(mean, 0.05) + parameter * mean * mean)
    if (this.#kind === 'money' || this.#kind === 'duration') return parameter * mean
    if (this.#kind !== 'rate') return parameter
    const chance = Math.max(mean * (1 - mean), 1e-6)
    // The variance of a beta-binomial rate: chance falls with the trials, the variation between days does not.
    return Math.sqrt(chance * ((denominator === undefined ? 0 : 1 / Math.max(denominator, 1)) + parameter))
  }

  /** Begins with large steps again, because the spread at another level is known only roughly. */
  relearn(): void {
    this.#learned = 0
  }

  /** Learns from a deviation in units of `of(mean)`: stochastic approximation, ever slower down to a smallest gain. */
  learn(deviations: number, mean: number, denominator: number | undefined): void {
    this.#learned += 1
    const gain = Math.max(1 / (this.#learned + 12), this.#slowest)
    const size = boundedSize(deviations) / usualSize
    if (this.#kind === 'count') {
      const variance = this.of(mean, undefined) ** 2
      const step = gain * ((size * size) / usualSquare - 1) * (variance / Math.max(mean * mean, 1e-9))
      this.#parameter = Math.max(0, this.#parameter + step)
    } else if (this.#kind === 'rate') {
      const chance = Math.max(mean * (1 - mean), 1e-6)
      const step = gain * ((size * size) / usualSquare - 1) * (this.of(mean, denominator) ** 2 / chance)
      this.#parameter = Math.max(denominator === undefined ? 1e-9 : 0, this.#parameter + step)
    } else this.#parameter *= Math.exp(gain * (size - 1))
  }
}

/** The spread of what the forecast misses, in units of `Spread`; never less than a fiftieth of the usual movement. */
export class InnovationScale {
  readonly #slowest: number
  #scale = 1
  #learned = 0

  constructor(slowest: number) {
    this.#slowest = slowest
  }

  get value(): number {
    return Math.max(0.02, this.#scale)
  }

  /** Begins with large steps again, like the spread itself. */
  relearn(): void {
    this.#learned = 0
  }

  learn(deviations: number): void {
    this.#learned += 1
    const gain = Math.max(1 / (this.#learned + 12), this.#slowest)
    this.#scale = Math.max(1e-4, this.#scale * Math.exp(gain * (boundedSize(deviations) / usualSize - 1)))
  }
}
