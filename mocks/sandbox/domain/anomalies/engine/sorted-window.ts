import { countBelow } from '#mocks/sandbox/domain/anomalies/engine/order-statistics.ts'

/** A sorted window of numbers with insertion and removal, which keeps the median available without sorting again. */
export class SortedWindow {
  readonly #ascending: number[]

  constructor(numbers: readonly number[] = []) {
    this.#ascending = [...Float64Array.from(numbers).sort()]
  }

  get size(): number {
    return this.#ascending.length
  }

  add(x: number): void {
    this.#ascending.splice(countBelow(this.#ascending, x), 0, x)
  }

  /** Removes a number that was added. */
  remove(x: number): void {
    this.#ascending.splice(countBelow(this.#ascending, x), 1)
  }

  /** The value at a share (0..1); NaN for none. */
  quantile(p: number): number {
    const at = Math.min(this.size - 1, Math.floor(p * this.size))
    return this.#ascending[at] ?? Number.NaN
  }

  median(): number {
    const middle = this.size >> 1
    const upper = this.#ascending[middle] ?? Number.NaN
    return this.size % 2 === 1 ? upper : ((this.#ascending[middle - 1] ?? Number.NaN) + upper) / 2
  }

  /** The median of the distances from a point, searched outwards from it. */
  medianDistance(from: number): number {
    const ascending = this.#ascending
    let above = countBelow(ascending, from)
    let below = above - 1
    let [before, distance] = [Number.NaN, Number.NaN]
    for (let place = 0; place <= this.size >> 1; place += 1) {
      const left = from - (ascending[below] ?? Number.NEGATIVE_INFINITY)
      const right = (ascending[above] ?? Number.POSITIVE_INFINITY) - from
      before = distance
      distance = Math.min(left, right)
      if (left <= right) below -= 1
      else above += 1
    }
    return this.size % 2 === 1 ? distance : (before + distance) / 2
  }
}
