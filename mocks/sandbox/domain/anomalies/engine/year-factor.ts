import { median } from '#mocks/sandbox/domain/anomalies/engine/order-statistics.ts'
import { dayMs } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'

const daysOfYear = 364
const daysKept = 400

/** The season of the year: how the same week of last year compares with the month before it. Keeps 400 days. */
export class YearFactor {
  readonly #byDay = new Map<number, number>()

  /** The factor of a time, between a half and two; 1 without a year of past. */
  at(time: number): number {
    const lastYear = Math.floor(time / dayMs) - daysOfYear
    const week = this.#between(lastYear - 3, lastYear + 3)
    const before = this.#between(lastYear - 31, lastYear - 4)
    if (week.length === 0 || before.length < 4) return 1
    return Math.max(0.5, Math.min(2, median(week) / Math.max(median(before), 1e-9)))
  }

  #between(from: number, to: number): number[] {
    const values: number[] = []
    for (let day = from; day <= to; day += 1) {
      const value = this.#byDay.get(day)
      if (value !== undefined) values.push(value)
    }
    return values
  }

  add(time: number, value: number): void {
    const day = Math.floor(time / dayMs)
    this.#byDay.set(day, value)
    this.#byDay.delete(day - daysKept)
  }
}
