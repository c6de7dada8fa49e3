// What a metric of a strategy is made of, day by day, and how days are combined to the value of a period.
import { addDays, type Day, daysBetween } from '#mocks/sandbox/time/time-zone.ts'

/** The additive parts of one day. A sum uses only the numerator. */
export type DayParts = { numerator: number; denominator: number }

/** A metric that is measured every day: a sum of days, or a ratio of two sums. */
export type DailyMetric = {
  kind: 'sum' | 'ratio'
  isGoodWhenUp: boolean
  /** The first and the last day with data. */
  from: Day
  through: Day
  parts: (day: Day) => DayParts
  /** The conversions of a day; undefined for a metric that is not made of conversions. */
  conversions?: ((day: Day) => number) | undefined
}

export type DayValue = { day: Day; value: number }

/** A metric that has a value now and then, such as one that people enter; it keeps the value until the next one. */
export type EnteredMetric = { kind: 'entered'; isGoodWhenUp: boolean; values: DayValue[] }

export type StrategyMetric = DailyMetric | EnteredMetric

export const daysFrom = (from: Day, to: Day): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index))

export const earlierOf = (a: Day, b: Day): Day => (a < b ? a : b)
export const laterOf = (a: Day, b: Day): Day => (a > b ? a : b)

/** The value of a period with these sums; null for a ratio without a denominator. */
export function combined(kind: DailyMetric['kind'], { numerator, denominator }: DayParts): number | null {
  if (kind === 'sum') return numerator
  return denominator > 0 ? numerator / denominator : null
}

/** The value of a metric over a period; null without data. */
export function valueOver(metric: StrategyMetric, from: Day, to: Day): number | null {
  if (metric.kind === 'entered') return metric.values.findLast(({ day }) => day >= from && day <= to)?.value ?? null
  const last = earlierOf(to, metric.through)
  if (from < metric.from || last < from) return null
  return combined(metric.kind, sumOver(metric, from, last))
}

export function sumOver(metric: DailyMetric, from: Day, to: Day): DayParts {
  const sum = { numerator: 0, denominator: 0 }
  for (const day of daysFrom(from, to)) {
    const { numerator, denominator } = metric.parts(day)
    sum.numerator += numerator
    sum.denominator += denominator
  }
  return sum
}

/** The value from the first day to each day, up to the last one with data; days before the first value are left out. */
export function valuesToDate(metric: StrategyMetric, from: Day, to: Day): DayValue[] {
  if (metric.kind === 'entered') return enteredToDate(metric, from, to)
  const sum = { numerator: 0, denominator: 0 }
  return daysFrom(laterOf(from, metric.from), earlierOf(to, metric.through)).flatMap((day) => {
    const parts = metric.parts(day)
    sum.numerator += parts.numerator
    sum.denominator += parts.denominator
    const value = combined(metric.kind, sum)
    return value === null ? [] : [{ day, value }]
  })
}

function enteredToDate({ values }: EnteredMetric, from: Day, to: Day): DayValue[] {
  let place = 0
  let value: number | undefined
  return daysFrom(from, to).flatMap((day) => {
    for (let next = values[place]; next && next.day <= day; next = values[place]) {
      value = next.value
      place += 1
    }
    return value === undefined ? [] : [{ day, value }]
  })
}
