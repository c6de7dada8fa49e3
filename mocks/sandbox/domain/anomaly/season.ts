import { trimmedMean } from '#mocks/sandbox/domain/anomaly/order-statistics.ts'
import { dayMs, hourMs } from '#mocks/sandbox/domain/anomaly/settings.ts'

export type Learnt = { time: number; value: number }

const weekHalfLife = 28 * dayMs

/** The place of a time in its cycle: day of the week, hour of the week, or none. */
export type Cycle = { slots: number; slotOf: (time: number) => number }

export const noCycle: Cycle = { slots: 1, slotOf: () => 0 }
export const daysOfWeek: Cycle = { slots: 7, slotOf: (time) => new Date(time).getUTCDay() }
export const hoursOfWeek: Cycle = { slots: 168, slotOf: (time) => Math.floor(time / hourMs) % 168 }

/**
 * Usual share (`isRelative`) or difference of each slot against the cycle around it, recent cycles counting more. Outliers do
 * not count. A slot not yet seen with a whole cycle around it is absent.
 */
export function seasonOf(past: readonly Learnt[], cycle: Cycle, isRelative: boolean): Map<number, number> {
  const found = new Map<number, { values: number[]; weights: number[] }>()
  if (cycle.slots === 1) return new Map()
  const newest = past.at(-1)?.time ?? 0
  const reach = cycle.slots >> 1
  const width = 2 * reach + 1
  let around = past.slice(0, width - 1).reduce((sum, point) => sum + point.value, 0)
  for (let i = reach; i < past.length - reach; i++) {
    around += past[i + reach]?.value ?? 0
    const point = past[i]
    const base = around / width
    around -= past[i - reach]?.value ?? 0
    if (!point || (isRelative && base <= 0)) continue
    const slot = cycle.slotOf(point.time)
    const entry = found.get(slot) ?? { values: [], weights: [] }
    entry.values.push(isRelative ? point.value / base : point.value - base)
    entry.weights.push(0.5 ** ((newest - point.time) / weekHalfLife))
    found.set(slot, entry)
  }
  return new Map([...found].map(([slot, { values, weights }]) => [slot, trimmedMean(values, weights)]))
}
