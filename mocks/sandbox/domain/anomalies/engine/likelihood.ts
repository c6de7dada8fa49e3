import { decadesAtLeast, decadesAtMost } from '#mocks/sandbox/domain/anomalies/engine/negative-binomial.ts'
import { decadesOfNormal, normalOfDecades } from '#mocks/sandbox/domain/anomalies/engine/normal.ts'
import type { MetricKind } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'

/** A predicted distribution: its mean, its standard deviation and, for a rate, the number of trials. */
export type Forecast = { mean: number; deviation: number; denominator: number | undefined }

/** Normal scores of a value: how far it lies in the upper tail and in the lower tail, with the probabilities of a standard normal number. */
export type NormalScores = { above: number; below: number }

/** The distribution of a kind of metric: from a value to normal scores, and from a normal score to a value. */
export type Likelihood = {
  scores: (value: number, forecast: Forecast) => NormalScores
  /** The value at a normal score; the band of a count includes the counts that are not rarer. */
  quantile: (z: number, forecast: Forecast) => number
}

const exactCountsBelow = 60
/** Beyond this normal score the gamma quantile stands in: a search count by count would take long. */
const exactScoresBelow = 6

/** Wilson and Hilferty (1931): the cube root of a gamma number is nearly normal. */
function gammaScore(value: number, { mean, deviation }: Forecast): number {
  const root = deviation / mean / 3
  return (Math.cbrt(Math.max(value, 0) / mean) - 1 + root * root) / root
}
function gammaQuantile(z: number, { mean, deviation }: Forecast): number {
  const root = deviation / mean / 3
  return mean * Math.max(0, 1 - root * root + z * root) ** 3
}

/** Over-dispersed counts: negative binomial, exact for small means; large ones as gamma numbers, with half a count for continuity. */
const counts: Likelihood = {
  scores: (value, forecast) => {
    if (forecast.mean >= exactCountsBelow) {
      return { above: gammaScore(value - 0.5, forecast), below: -gammaScore(value + 0.5, forecast) }
    }
    const count = Math.round(value)
    const variance = forecast.deviation ** 2
    return {
      above: normalOfDecades(decadesAtLeast(count, forecast.mean, variance)),
      below: normalOfDecades(decadesAtMost(count, forecast.mean, variance)),
    }
  },
  quantile: (z, forecast) => {
    const guess = gammaQuantile(z, forecast) + (z > 0 ? 0.5 : -0.5)
    if (forecast.mean >= exactCountsBelow || Math.abs(z) > exactScoresBelow) return Math.max(0, guess)
    return exactCountQuantile(z, forecast, Math.max(0, Math.round(guess)))
  },
}

/** The outermost count that is still less rare than a normal score, searched from a guess. */
function exactCountQuantile(z: number, forecast: Forecast, guess: number): number {
  const side = Math.sign(z) || 1
  const decadesOfTail = side > 0 ? decadesAtLeast : decadesAtMost
  const wanted = decadesOfNormal(Math.abs(z))
  const isInside = (count: number) => decadesOfTail(count, forecast.mean, forecast.deviation ** 2) < wanted
  let count = guess
  if (side > 0) while (count > 0 && !isInside(count)) count -= 1
  else while (count < forecast.mean && !isInside(count)) count += 1
  while (isInside(count + side) && count + side >= 0) count += side
  return count
}

/** Amounts and durations: gamma, whose spread grows with the mean. */
const gamma: Likelihood = {
  scores: (value, forecast) => {
    const z = gammaScore(value, forecast)
    return { above: z, below: -z }
  },
  quantile: gammaQuantile,
}

/** Any number: symmetric around the mean. */
const location: Likelihood = {
  scores: (value, { mean, deviation }) => {
    const z = (value - mean) / deviation
    return { above: z, below: -z }
  },
  quantile: (z, { mean, deviation }) => mean + z * deviation,
}

/** Rates with denominators: beta-binomial, by the rarer of the two outcomes as a gamma number, with half a trial for continuity. */
const rates: Likelihood = {
  scores: (value, forecast) => {
    const { denominator } = forecast
    if (denominator === undefined) return location.scores(value, forecast)
    const half = 0.5 / Math.max(denominator, 1)
    if (forecast.mean <= 0.5)
      return { above: gammaScore(value - half, forecast), below: -gammaScore(value + half, forecast) }
    const mirrored = { ...forecast, mean: 1 - forecast.mean }
    return { above: -gammaScore(1 - value + half, mirrored), below: gammaScore(1 - value - half, mirrored) }
  },
  quantile: (z, forecast) => {
    if (forecast.denominator === undefined) return Math.max(0, Math.min(1, location.quantile(z, forecast)))
    if (forecast.mean <= 0.5) return Math.min(1, gammaQuantile(z, forecast))
    return Math.max(0, 1 - gammaQuantile(-z, { ...forecast, mean: 1 - forecast.mean }))
  },
}

export const likelihoods: Record<MetricKind, Likelihood> = {
  count: counts,
  money: gamma,
  duration: gamma,
  rate: rates,
  real: location,
}
