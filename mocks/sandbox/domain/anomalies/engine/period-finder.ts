const memory = 1024
const longestPeriod = 400
const clearRepeat = 0.3

/** Finds the period of a series that repeats itself without a calendar, from its last 1,024 values. */
export class PeriodFinder {
  readonly #ring = new Float64Array(memory)
  #seen = 0
  #nextSearch = 24

  /** The last values, oldest first. */
  recent(): Float64Array {
    const count = Math.min(this.#seen, memory)
    return Float64Array.from({ length: count }, (_, place) => this.#ring[(this.#seen - count + place) % memory] ?? 0)
  }

  add(value: number): void {
    this.#ring[this.#seen % memory] = value
    this.#seen += 1
  }

  /** True when enough was added since the last search: each costs more than a point, so that they become rarer. */
  isDue(): boolean {
    if (this.#seen < this.#nextSearch) return false
    this.#nextSearch = this.#seen + Math.max(6, Math.min(512, this.#seen >> 3))
    return true
  }

  /**
   * The lag at which the series differs least from itself, if it differs much more half a period away and after the periods that are known;
   * undefined without one.
   */
  search(known: readonly number[]): number | undefined {
    const values = this.recent()
    const longest = Math.min(longestPeriod, Math.floor(values.length / 1.5))
    let [best, least] = [0, Number.POSITIVE_INFINITY]
    for (let lag = 2; lag <= longest; lag += 1) {
      const difference = meanDifference(values, lag, 0.9 * least)
      if (difference < 0.9 * least) [best, least] = [lag, difference]
    }
    const halfAway = meanDifference(values, best >> 1, Number.POSITIVE_INFINITY)
    const isNew = known.every(
      (lag) => lag >= values.length || least <= clearRepeat * meanDifference(values, lag, Number.POSITIVE_INFINITY),
    )
    return best > 2 && isNew && least < clearRepeat * halfAway ? best : undefined
  }
}

/** Mean absolute difference of a series from itself some points ago; infinite once it must exceed a limit. */
function meanDifference(values: Float64Array, lag: number, limit: number): number {
  const count = values.length - lag
  let sum = 0
  for (let place = lag; place < values.length; place += 1) {
    sum += Math.abs((values[place] ?? 0) - (values[place - lag] ?? 0))
    if (sum > limit * count) return Number.POSITIVE_INFINITY
  }
  return sum / count
}
