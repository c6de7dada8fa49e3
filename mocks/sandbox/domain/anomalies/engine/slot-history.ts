import { median } from '#mocks/sandbox/domain/anomalies/engine/order-statistics.ts'
import { dayMs } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'

/** The past of a stream by time of day and of week. Gaps are allowed: a missing slot uses its neighbor. */
export class SlotHistory {
  readonly #values = new Map<number, number>()
  readonly #start: number
  readonly #step: number
  readonly slotsPerDay: number

  constructor(start: number, stepMs: number) {
    this.#start = start
    this.#step = stepMs
    this.slotsPerDay = Math.max(1, Math.round(dayMs / stepMs))
  }

  slot(time: number): number {
    return Math.round((time - this.#start) / this.#step)
  }

  add(slot: number, value: number): void {
    this.#values.set(slot, value)
    this.#values.delete(slot - 8 * 7 * this.slotsPerDay)
  }

  /** Median of the same time of day over the last week (with the slots beside it when they are short), or NaN. */
  sameTimeOfDay(slot: number): number {
    const isFine = this.slotsPerDay > 48
    const found: number[] = []
    for (let day = 1; day <= 7; day++) {
      for (let offset = isFine ? -1 : 0; offset <= (isFine ? 1 : 0); offset++) {
        this.#collect(slot - day * this.slotsPerDay + offset, found)
      }
    }
    return found.length >= (isFine ? 3 : 2) ? median(found) : Number.NaN
  }

  /** Median of the same time of the same weekday over the last four weeks, or NaN. */
  sameTimeOfWeek(slot: number): number {
    const found: number[] = []
    for (let week = 1; week <= 4; week++) this.#collect(slot - week * 7 * this.slotsPerDay, found)
    return found.length > 0 ? median(found) : Number.NaN
  }

  #collect(slot: number, into: number[]): void {
    if (slot < 0) return
    const value = this.#values.get(slot) ?? this.#values.get(slot + 1) ?? this.#values.get(slot - 1)
    if (value !== undefined) into.push(value)
  }
}
