// Random numbers by key, in any order: the value for a day and purpose is always the same and independent of other draws.

/** Returns a uniform number from 0 up to 1 for a seed, a day and a purpose. */
export function randomNumber(seed: number, day: number, purpose: number): number {
  let mixed = seed ^ Math.imul(day + 0x9e37, 0x85ebca6b) ^ Math.imul(purpose + 1, 0xc2b2ae35)
  mixed ^= mixed >>> 16
  mixed = Math.imul(mixed, 0x7feb352d)
  mixed ^= mixed >>> 15
  mixed = Math.imul(mixed, 0x846ca68b)
  mixed ^= mixed >>> 16
  return (mixed >>> 0) / 4_294_967_296
}

/** Returns an approximately normal number with mean 0 and standard deviation 1. */
export const normal = (seed: number, day: number, purpose: number): number =>
  (randomNumber(seed, day, purpose) +
    randomNumber(seed, day, purpose + 101) +
    randomNumber(seed, day, purpose + 202) -
    1.5) *
  2

const NORMAL_FROM = 12

/** Returns a Poisson-distributed count with this mean. */
export function poisson(mean: number, seed: number, day: number, purpose: number): number {
  if (mean <= 0) return 0
  if (mean >= NORMAL_FROM) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(seed, day, purpose)))
  const wanted = randomNumber(seed, day, purpose)
  let probability = Math.exp(-mean)
  let reached = probability
  let found = 0
  while (wanted > reached && found < 60) {
    found += 1
    probability *= mean / found
    reached += probability
  }
  return found
}

/** Returns noise around 1 that changes slowly, over about `span` days. */
export function slowNoise(seed: number, day: number, span: number, size: number): number {
  const step = Math.floor(day / span)
  const within = day / span - step
  const smooth = within * within * (3 - 2 * within)
  const value = normal(seed, step, 7) * (1 - smooth) + normal(seed, step + 1, 7) * smooth
  return Math.exp(size * value)
}
