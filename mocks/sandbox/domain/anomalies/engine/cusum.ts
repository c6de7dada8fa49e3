import type { Direction } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'

const largestStep = 3

/**
 * Two-sided cumulative sums of deviations beyond an allowance (Page 1954): small changes that last add up. They begin anew after an alarm.
 * A point is unusual by the sum of its own side only, so that a drop is never reported at a value above the expected one.
 */
export class Cusum {
  readonly #allowance: number
  #up = 0
  #down = 0

  /** `allowance`: half the smallest lasting deviation that is worth a report, in standard deviations. */
  constructor(allowance: number) {
    this.#allowance = allowance
  }

  /** Adds a standardized deviation and returns decades of the sum of a side: the tail of a CUSUM at rest falls as exp(-2 · allowance · sum). */
  add(deviation: number, side: Direction): number {
    const step = Math.max(-largestStep, Math.min(largestStep, deviation))
    this.#up = Math.max(0, this.#up + step - this.#allowance)
    this.#down = Math.max(0, this.#down - step - this.#allowance)
    return 2 * this.#allowance * (side === 'rise' ? this.#up : this.#down) * Math.LOG10E
  }

  reset(): void {
    this.#up = 0
    this.#down = 0
  }
}
