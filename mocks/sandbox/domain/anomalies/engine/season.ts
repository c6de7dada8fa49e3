import { trimmedMean } from '#mocks/sandbox/domain/anomalies/engine/order-statistics.ts'
import { dayMs, hourMs } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'

export type Sample = { time: number; value: number }

const weekHalfLife = 28 * dayMs

/** The slot of a time in its cycle: day of the week, hour of the week, or none. */
export type Cycle = { slots: number; slotOf: (time: number) => number }

export const noCycle: Cycle = { slots: 1, slotOf: () => 0 }
export const daysOfWeek: Cycle = { slots: 7, slotOf: (time) => new Date(time).getUTCDay() }
export const hoursOfWeek: Cycle = { slots: 168, slotOf: (time) => Math.floor(time / hourMs) % 168 }

/** The values of one slot of the cycle: shares or differences with their weights, in time order. */
type Slot = { places: number[]; values: number[]; weights: number[]; oldest: number; usual: number | undefined }

/**
 * The typical share (`isRelative`) or difference of each slot relative to the cycle around it, with more weight on recent cycles. It is
 * updated point by point, because recomputing a long past for each new point is too expensive. Outliers have no influence.
 */
export class Season {
  readonly #cycle: Cycle
  readonly #isRelative: boolean
  readonly #points: Sample[] = []
  readonly #slots = new Map<number, Slot>()
  /** The sum of the newest whole cycle without its first point. */
  #around = 0

  constructor(cycle: Cycle, isRelative: boolean) {
    this.#cycle = cycle
    this.#isRelative = isRelative
  }

  add(newest: Sample): void {
    if (this.#cycle.slots === 1) return
    const points = this.#points
    points.push(newest)
    this.#around += newest.value
    const reach = this.#cycle.slots >> 1
    const width = 2 * reach + 1
    const leaving = points[points.length - width]
    if (!leaving) return
    const base = this.#around / width
    this.#around -= leaving.value
    const place = points.length - 1 - reach
    const point = points[place]
    if (!point || (this.#isRelative && base <= 0)) return
    const slot = this.#slotAt(point.time)
    slot.places.push(place)
    slot.values.push(this.#isRelative ? point.value / base : point.value - base)
    // Only the proportions of the weights matter, so the first point weighs 1.
    slot.weights.push(2 ** ((point.time - (points[0]?.time ?? 0)) / weekHalfLife))
    slot.usual = undefined
  }

  #slotAt(time: number): Slot {
    const at = this.#cycle.slotOf(time)
    const slot = this.#slots.get(at) ?? { places: [], values: [], weights: [], oldest: 0, usual: undefined }
    this.#slots.set(at, slot)
    return slot
  }

  /** The typical values by slot of the points from an index on, which must not decrease; slots without a whole cycle around them are absent. */
  since(first: number): Map<number, number> {
    const from = first + (this.#cycle.slots >> 1)
    const usual = new Map<number, number>()
    for (const [at, slot] of this.#slots) {
      const { places, values, weights } = slot
      while ((places[slot.oldest] ?? from) < from) {
        slot.oldest += 1
        slot.usual = undefined
      }
      if (slot.oldest >= places.length) continue
      slot.usual ??= trimmedMean(values.slice(slot.oldest), weights.slice(slot.oldest))
      usual.set(at, slot.usual)
    }
    return usual
  }
}
