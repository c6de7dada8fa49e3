import { quantile, sortedTail } from '#mocks/sandbox/domain/anomalies/engine/order-statistics.ts'

const memory = 8000

/** The typical level of a stream and its typical spread (about one standard deviation), learned only from its past. */
export class Reference {
  readonly #values: number[] = []
  level = 0
  spread = Number.NaN

  /** False until there are enough values for a level. */
  get isKnown(): boolean {
    return !Number.isNaN(this.spread)
  }

  /** All values so far, oldest first. */
  get values(): readonly number[] {
    return this.#values
  }

  /** Updates level and spread from the earlier points, at fixed counts. Call before a point is scored. */
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
