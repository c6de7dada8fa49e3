import { normalFrom, randomFrom } from '#mocks/sandbox/domain/anomalies/engine/series.fixture.ts'

export type Sampler = {
  uniform: () => number
  normal: () => number
  poisson: (mean: number) => number
  gamma: (shape: number, scale: number) => number
  beta: (a: number, b: number) => number
  /** Binomial, drawn trial by trial. */
  binomial: (trials: number, share: number) => number
}

/** Repeatable random numbers of the distributions that the benches draw from. */
export function samplerFrom(seed: number): Sampler {
  const uniform = randomFrom(seed)
  const normal = normalFrom(uniform)
  /** Marsaglia and Tsang (2000); a shape below 1 is boosted by a power of a uniform number. */
  const gamma = (shape: number, scale: number): number => {
    if (shape < 1) return gamma(shape + 1, scale) * uniform() ** (1 / shape)
    const d = shape - 1 / 3
    for (;;) {
      const x = normal()
      const v = (1 + x / Math.sqrt(9 * d)) ** 3
      if (v > 0 && Math.log(uniform() + 1e-300) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v * scale
    }
  }
  /** Knuth's product for small means; a large mean is the sum of two halves. */
  const poisson = (mean: number): number => {
    if (mean > 30) return poisson(mean / 2) + poisson(mean / 2)
    const limit = Math.exp(-mean)
    let count = 0
    for (let product = uniform(); product > limit; product *= uniform()) count += 1
    return count
  }
  const beta = (a: number, b: number) => {
    const x = gamma(a, 1)
    return x / (x + gamma(b, 1))
  }
  const binomial = (trials: number, share: number) => {
    let count = 0
    for (let trial = 0; trial < trials; trial += 1) if (uniform() < share) count += 1
    return count
  }
  return { uniform, normal, poisson, gamma, beta, binomial }
}
