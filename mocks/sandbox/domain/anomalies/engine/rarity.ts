import { countBelow, quantile, sortedTail } from '#mocks/sandbox/domain/anomalies/engine/order-statistics.ts'

const tailShare = 0.05
const warmUp = 50
const memory = 5000
/** The minimum width of a tail as a share of its start, because a series that repeats itself exactly has no tail. */
const narrowestTail = 0.05

/**
 * Converts a raw score (0 or more) to its rarity in decades: 2 means one in a hundred of the scores of this series
 * so far. Within the body it is the rank among the past; in the highest 5 % a Pareto tail (Hill's estimator) extends
 * it to values never seen, so that series of any shape and unit become comparable.
 */
export class Rarity {
  readonly #past: number[] = []
  #ascending: Float64Array = new Float64Array(0)
  #tailStart = Number.NaN
  #tailIndex = 1

  /** Returns the rarity of a raw score among the past ones, then adds it to them. NaN (no score) returns 0 and is not added. */
  push(rawScore: number): number {
    if (Number.isNaN(rawScore)) return 0
    const seen = this.#past.length
    if (seen >= warmUp && seen % (seen < 400 ? 20 : 100) === 0) this.#learn()
    const decades = this.#decades(rawScore)
    this.#past.push(rawScore)
    if (this.#past.length > 2 * memory) this.#past.splice(0, memory)
    return decades
  }

  /** Returns the raw score at which the rarity reaches `decades` (in the tail): the inverse of `push`, without learning. */
  threshold(decades: number): number {
    if (Number.isNaN(this.#tailStart)) return Number.NaN
    const body = 10 ** -decades
    if (body >= tailShare) return quantile(this.#ascending, 1 - body)
    return this.#tailStart * 10 ** ((decades + Math.log10(tailShare)) * this.#tailIndex)
  }

  #learn(): void {
    this.#ascending = sortedTail(this.#past, memory)
    const from = Math.floor(this.#ascending.length * (1 - tailShare))
    this.#tailStart = Math.max(this.#ascending[from] ?? 0, 1e-12)
    const excesses = this.#ascending.subarray(from)
    const total = excesses.reduce((sum, x) => sum + Math.log(Math.max(x, 1e-12) / this.#tailStart), 0)
    this.#tailIndex = Math.max(narrowestTail, (total + 0.9) / (excesses.length + 3))
  }

  #decades(rawScore: number): number {
    if (Number.isNaN(this.#tailStart)) return 0
    if (rawScore > this.#tailStart) {
      return -Math.log10(tailShare) + Math.log10(rawScore / this.#tailStart) / this.#tailIndex
    }
    const above = 1 - countBelow(this.#ascending, rawScore) / (this.#ascending.length + 1)
    return -Math.log10(Math.max(above, tailShare))
  }
}
