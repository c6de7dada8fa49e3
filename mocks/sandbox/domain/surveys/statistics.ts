// Intervals of shares, means and the net promoter score.

/** The normal quantile of a two-sided 95 % interval. */
const Z_95 = 1.959964
/** From how many answers a net promoter score says something. */
export const MIN_NPS_RESPONSES = 30

const rounded = (value: number) => Math.round(value * 10_000) / 10_000 || 0
const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** The share of a count with its Wilson interval, which stays between 0 and 1 and holds for few answers, too. */
export function shareOf(count: number, total: number) {
  if (total === 0) return { share: 0, low: 0, high: 0 }
  const share = count / total
  const square = Z_95 * Z_95
  const center = (share + square / (2 * total)) / (1 + square / total)
  const half = (Z_95 * Math.sqrt((share * (1 - share)) / total + square / (4 * total * total))) / (1 + square / total)
  return {
    share: rounded(share),
    low: rounded(within(center - half, 0, 1)),
    high: rounded(within(center + half, 0, 1)),
  }
}

/** A mean of numbers and its variance per answer. */
export type Measured = { value: number; variance: number; count: number }

/** The mean of numbers that were given so and so often. */
export function meanOf(given: readonly { number: number; count: number }[]): Measured {
  const count = given.reduce((sum, one) => sum + one.count, 0)
  if (count === 0) return { value: 0, variance: 0, count }
  const value = given.reduce((sum, one) => sum + one.number * one.count, 0) / count
  const squares = given.reduce((sum, one) => sum + one.count * (one.number - value) ** 2, 0)
  return { value, variance: count > 1 ? squares / (count - 1) : 0, count }
}

const PROMOTER = 9
const CRITIC = 6
export const isPromoter = (score: number) => score >= PROMOTER
export const isCritic = (score: number) => score <= CRITIC

/** The net promoter score: each promoter counts 100, each critic -100. The variance is that of the whole group of answers. */
export function npsOf(given: readonly { number: number; count: number }[]): Measured {
  const points = given.map(({ number, count }) => ({
    number: isPromoter(number) ? 100 : isCritic(number) ? -100 : 0,
    count,
  }))
  const { value, count } = meanOf(points)
  const squares = points.reduce((sum, one) => sum + one.count * (one.number - value) ** 2, 0)
  return { value, variance: count > 0 ? squares / count : 0, count }
}

/** A measured value with its 95 % interval, within the bounds that the value can have. */
export function estimateOf({ value, variance, count }: Measured, [low, high]: readonly [number, number]) {
  const half = count === 0 ? 0 : Z_95 * Math.sqrt(variance / count)
  return {
    value: rounded(value),
    low: rounded(within(value - half, low, high)),
    high: rounded(within(value + half, low, high)),
    responseCount: count,
  }
}

export const NPS_BOUNDS = [-100, 100] as const

/** The net promoter score with its interval; null with too few answers. */
export function npsEstimate(given: readonly { number: number; count: number }[]) {
  const measured = npsOf(given)
  return measured.count < MIN_NPS_RESPONSES ? null : estimateOf(measured, NPS_BOUNDS)
}

/** The median of numbers that occur so and so often. */
export function medianOf(counts: Record<string, number>): number | null {
  const sorted = Object.entries(counts)
    .map(([number, count]) => ({ number: Number(number), count }))
    .sort((a, b) => a.number - b.number)
  const total = sorted.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  /** The number at a place of the sorted list. */
  const at = (place: number) => {
    let passed = 0
    return sorted.find(({ count }) => (passed += count) > place)?.number ?? 0
  }
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2
}

/** The standard normal distribution function (Abramowitz and Stegun 7.1.26, error below 1.5e-7). */
function normalBelow(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const tail =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) * Math.exp(-x * x)
  return z < 0 ? tail / 2 : 1 - tail / 2
}

/** The quantile of an interval that is right in 95 % of all cases although so many differences are looked at (Bonferroni). */
export function quantileFor(comparisons: number): number {
  const wanted = 1 - 0.025 / Math.max(1, comparisons)
  let [low, high] = [1, 6]
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2
    if (normalBelow(middle) < wanted) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The difference of two measured values with its interval for so many comparisons. */
export function differenceOf(first: Measured, second: Measured, comparisons: number) {
  const difference = first.value - second.value
  const spread = Math.sqrt(first.variance / Math.max(1, first.count) + second.variance / Math.max(1, second.count))
  const half = quantileFor(comparisons) * spread
  const [low, high] = [rounded(difference - half), rounded(difference + half)]
  const isBeyondChance = first.count > 0 && second.count > 0 && (low > 0 || high < 0)
  return { difference: rounded(difference), low, high, isBeyondChance }
}

/** A share as a measured value; one answer more of each kind keeps a share of 0 or 1 from having no spread (Agresti and Caffo). */
export function measuredShare(count: number, total: number): Measured {
  const share = (count + 1) / (total + 2)
  return { value: total === 0 ? 0 : share, variance: share * (1 - share), count: total === 0 ? 0 : total + 2 }
}
