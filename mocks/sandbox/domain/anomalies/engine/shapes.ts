const length = 16
const capacity = 2500

/** Stores shapes (sixteen steps of the recent course) and measures the distance of the current one to all of them. */
export class ShapeMemory {
  readonly #stride: number
  readonly #shapes: Float64Array[] = []

  /** `stride`: points averaged into one step of the shape. */
  constructor(stride: number) {
    this.#stride = stride
  }

  /** Distance (root mean square, in the unit of the values) of the last steps to the third nearest shape; NaN while few are known. */
  push(values: readonly number[]): number {
    const now = values.length - 1
    if (now < length * this.#stride) return Number.NaN
    const shape = this.#shapeAt(values, now)
    const distance = this.#shapes.length > 20 ? this.#thirdNearest(shape) : Number.NaN
    if (now % (2 * this.#stride) === 0) {
      this.#shapes.push(shape)
      if (this.#shapes.length > capacity) this.#shapes.splice(Math.floor(capacity / 10), 1)
    }
    return distance
  }

  #shapeAt(values: readonly number[], now: number): Float64Array {
    const shape = new Float64Array(length)
    for (let step = 0; step < length; step++) {
      let sum = 0
      for (let i = 0; i < this.#stride; i++) sum += values[now - step * this.#stride - i] ?? 0
      shape[step] = sum / this.#stride
    }
    return shape
  }

  #thirdNearest(shape: Float64Array): number {
    let first = Number.POSITIVE_INFINITY
    let second = Number.POSITIVE_INFINITY
    let third = Number.POSITIVE_INFINITY
    for (const known of this.#shapes) {
      let sum = 0
      for (let i = 0; i < length && sum < third; i++) sum += ((shape[i] ?? 0) - (known[i] ?? 0)) ** 2
      if (sum >= third) continue
      third = Math.max(second, Math.min(sum, third))
      if (sum < second) {
        second = Math.max(first, sum)
        first = Math.min(first, sum)
      }
    }
    return Math.sqrt(third / length)
  }
}
