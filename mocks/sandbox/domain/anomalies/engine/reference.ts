import { quantile, sortedTail } from '#mocks/sandbox/domain/anomalies/engine/order-statistics.ts'

const memory = 8000

/** The usual level of a stream and its usual spread (about one standard deviation), learnt from its past alone. */
export class Reference {
  readonly #values: number[] = []
  level = 0
  spread = Number.NaN

  /** False until enough has been seen to speak of a level. */
  get isKnown(): boolean {
    return !Number.isNaN(this.spread)
  }

  /** All values so far, oldest first. */
  get values(): readonly number[] {
    return this.#values
  }

  /** Call before judging a point: brings level and spread up to the points before it, at fixed counts. */
  refresh(): void {
    const seen = this.#values.length
    if (seen < 20 || seen % (seen < 300 ? 10 : 100) !== 0) return
    const ascending = sortedTail(this.#values, memory)
    const middle80 = quantile(ascending, 0.9) - quantile(ascending, 0.1)
    const range = (ascending[ascending.length - 1] ?? 0) - (ascending[0] ?? 0)
    this.level = quantile(ascending, 0.5)
    this.spread = middle80 / 2.56 || range / 6 || Math.max(Math.abs(this.level) * 1e-3, 1e-9)
  }

  add(value: number): void {
    this.#values.push(value)
  }
}
