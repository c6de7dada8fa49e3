// Tail probabilities in decades: 3 means one in a thousand. Logarithms keep apart what would underflow as a probability.

/** Decades of the probability that a standard normal number exceeds `z` (rational Chebyshev fit of erfc, Numerical Recipes 6.2). */
export function decadesOfNormal(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.5 * x)
  const series =
    -1.26551223 +
    t *
      (1.00002368 +
        t *
          (0.37409196 +
            t *
              (0.09678418 +
                t *
                  (-0.18628806 +
                    t * (0.27886807 + t * (-1.13520398 + t * (1.48851587 + t * (-0.82215223 + t * 0.17087277))))))))
  const logTail = Math.log(t) - x * x + series - Math.LN2
  return z >= 0 ? -logTail / Math.LN10 : -Math.log1p(-Math.exp(logTail)) / Math.LN10
}

/** The inverse of `decadesOfNormal` (Newton's method on the hazard rate, from the bound of the normal tail). */
export function normalOfDecades(decades: number): number {
  if (decades < Math.LOG10E * Math.LN2) return -normalOfDecades(-Math.log10(1 - 10 ** -Math.max(decades, 1e-12)))
  let z = Math.sqrt(Math.max(0, 2 * Math.LN10 * (decades - 0.301)))
  for (let turn = 0; turn < 4; turn += 1) {
    const tail = decadesOfNormal(z)
    const hazard = Math.exp(-0.5 * z * z + Math.LN10 * tail) / 2.5066282746310002
    const step = ((decades - tail) * Math.LN10) / hazard
    z += step
    // The error of the next step would be about the square of this one.
    if (Math.abs(step) < 1e-4) break
  }
  return z
}

const freedom = 10
const wallace = (8 * freedom + 1) / (8 * freedom + 3)

/** The normal number with the tail of a Student's t number (Wallace 1959); ten degrees of freedom, because real metrics have heavier tails than normal ones. */
export const normalOfStudent = (t: number): number =>
  Math.sign(t) * wallace * Math.sqrt(freedom * Math.log1p((t * t) / freedom))

/** The inverse of `normalOfStudent`. */
export const studentOfNormal = (z: number): number =>
  Math.sign(z) * Math.sqrt(freedom * Math.expm1((z / wallace) ** 2 / freedom))
