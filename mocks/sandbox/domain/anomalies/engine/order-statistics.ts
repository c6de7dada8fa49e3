/** Value at share `p` (0..1) of an ascending list; NaN for an empty one. */
export function quantile(ascending: ArrayLike<number>, p: number): number {
  const at = Math.min(ascending.length - 1, Math.floor(p * ascending.length))
  return ascending[at] ?? Number.NaN
}

/** Ascending copy of the last `count` numbers. */
export function sortedTail(numbers: readonly number[], count: number): Float64Array {
  return Float64Array.from(numbers.slice(-count)).sort()
}

/** Returns the number at an index of the ascending order (Hoare's selection) and reorders `numbers`. Sorting costs several times as much. */
function select(numbers: Float64Array, place: number): number {
  let low = 0
  let high = numbers.length - 1
  while (low < high) {
    const pivot = numbers[(low + high) >> 1] ?? Number.NaN
    let i = low
    let j = high
    while (i <= j) {
      while ((numbers[i] ?? pivot) < pivot) i += 1
      while ((numbers[j] ?? pivot) > pivot) j -= 1
      if (i > j) break
      const one = numbers[i] ?? Number.NaN
      numbers[i] = numbers[j] ?? Number.NaN
      numbers[j] = one
      i += 1
      j -= 1
    }
    if (place <= j) high = j
    else if (place >= i) low = i
    else break
  }
  return numbers[place] ?? Number.NaN
}

export function median(numbers: readonly number[]): number {
  const copy = new Float64Array(numbers)
  const middle = copy.length >> 1
  const upper = select(copy, middle)
  if (copy.length % 2 === 1) return upper
  // No number before the index is greater than the one at the index.
  let lower = copy.length === 0 ? Number.NaN : Number.NEGATIVE_INFINITY
  for (let place = 0; place < middle; place += 1) lower = Math.max(lower, copy[place] ?? Number.NaN)
  return (lower + upper) / 2
}

/** Weighted mean of the numbers within three robust standard deviations of their median, so that outliers have no influence. */
export function trimmedMean(numbers: readonly number[], weights: readonly number[]): number {
  const middle = median(numbers)
  const reach = 3 * 1.4826 * median(numbers.map((x) => Math.abs(x - middle)))
  let total = 0
  let weight = 0
  numbers.forEach((x, i) => {
    if (Math.abs(x - middle) > reach) return
    total += x * (weights[i] ?? 0)
    weight += weights[i] ?? 0
  })
  return weight > 0 ? total / weight : middle
}

/** How many of an ascending list lie below `x`. */
export function countBelow(ascending: ArrayLike<number>, x: number): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascending[middle] ?? Number.POSITIVE_INFINITY) < x) low = middle + 1
    else high = middle
  }
  return low
}

export function clamp(x: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, x))
}

/** Sum over the last `size` numbers pushed. */
export class RunningSum {
  readonly #ring: Float64Array
  #pushed = 0
  #sum = 0

  constructor(size: number) {
    this.#ring = new Float64Array(size)
  }

  get isFull(): boolean {
    return this.#pushed >= this.#ring.length
  }

  /** Adds a number, drops the oldest and returns the mean over the window size. */
  push(x: number): number {
    const at = this.#pushed++ % this.#ring.length
    this.#sum += x - (this.#ring[at] ?? 0)
    this.#ring[at] = x
    return this.#sum / this.#ring.length
  }
}
