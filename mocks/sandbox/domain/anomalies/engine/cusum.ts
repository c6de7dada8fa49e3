const allowance = 0.5
const largestStep = 3

/** Two-sided cumulative sums of deviations beyond an allowance (Page 1954): small changes that last add up. They begin anew after an alarm. */
export class Cusum {
  #up = 0
  #down = 0

  /** Adds a standardized deviation and returns decades of the larger sum: the tail of a CUSUM at rest falls as exp(-2 · allowance · sum). */
  add(deviation: number): { decades: number; direction: 'rise' | 'drop' } {
    const step = Math.max(-largestStep, Math.min(largestStep, deviation))
    this.#up = Math.max(0, this.#up + step - allowance)
    this.#down = Math.max(0, this.#down - step - allowance)
    const decades = 2 * allowance * Math.max(this.#up, this.#down) * Math.LOG10E
    return { decades, direction: this.#up >= this.#down ? 'rise' : 'drop' }
  }

  reset(): void {
    this.#up = 0
    this.#down = 0
  }
}
