const tiny = 1e-300

const coefficients = [76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.00120865097386618]

/** Lanczos approximation of the logarithm of the gamma function (Numerical Recipes 6.1). */
function logGamma(x: number): number {
  const base = x + 5.5
  let series = 1.000000000190015 - 5.395239384953e-6 / (x + 6)
  for (let place = 0; place < coefficients.length; place += 1) series += (coefficients[place] ?? 0) / (x + place + 1)
  return (x + 0.5) * Math.log(base) - base + Math.log((2.5066282746310002 * series) / x)
}

/** The continued fraction of the incomplete beta function (modified Lentz, Numerical Recipes 6.4). */
function betaFraction(a: number, b: number, x: number): number {
  let c = 1
  let d = 1 / (Math.abs(1 - ((a + b) * x) / (a + 1)) < tiny ? tiny : 1 - ((a + b) * x) / (a + 1))
  let fraction = d
  for (let m = 1; m < 200; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / (1 + even * d || tiny)
    c = 1 + even / c || tiny
    fraction *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / (1 + odd * d || tiny)
    c = 1 + odd / c || tiny
    fraction *= d * c
    if (Math.abs(d * c - 1) < 1e-10) break
  }
  return fraction
}

/** Natural logarithms of the regularized incomplete beta function and of its complement. */
function logBeta(a: number, b: number, x: number): { lower: number; upper: number } {
  const front = logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x)
  if (x < (a + 1) / (a + b + 2)) {
    const lower = Math.min(0, front + Math.log(betaFraction(a, b, x) / a))
    return { lower, upper: Math.log1p(-Math.min(Math.exp(lower), 1 - 1e-16)) }
  }
  const upper = Math.min(0, front + Math.log(betaFraction(b, a, 1 - x) / b))
  return { lower: Math.log1p(-Math.min(Math.exp(upper), 1 - 1e-16)), upper }
}

/**
 * A negative binomial count: a Poisson count whose mean varies by a gamma distribution of this size. A variance near the mean is a Poisson
 * count.
 */
const sizeOf = (mean: number, variance: number): number => (mean * mean) / Math.max(variance - mean, mean * 1e-4)

/** Decades of P(Y ≥ count) of a negative binomial count with this mean and variance. */
export function decadesAtLeast(count: number, mean: number, variance: number): number {
  if (count <= 0) return 0
  const size = sizeOf(mean, variance)
  return -logBeta(count, size, mean / (mean + size)).lower / Math.LN10
}

/** Decades of P(Y ≤ count) of a negative binomial count with this mean and variance. */
export function decadesAtMost(count: number, mean: number, variance: number): number {
  const size = sizeOf(mean, variance)
  if (count === 0) return size * Math.log10(1 + mean / size)
  return -logBeta(count + 1, size, mean / (mean + size)).upper / Math.LN10
}
