import type { AutopilotEffectDay } from '@adwright/sdk/types'

/** The days that are compared on each side of the first change: 14, or 7 where there are fewer. */
const LENGTHS = [14, 7] as const

export type EffectMetric = 'cost' | 'conversions' | 'conversionValue'

interface Span {
  /** Indexes of days. */
  from: number
  to: number
  /** The mean of the metric per day; null if it is not known on one of the days. */
  mean: number | null
}

export interface BeforeAfter {
  before: Span
  after: Span
  /** The change of the mean relative to the days before; null if there is nothing to compare with. */
  change: number | null
}

type Day = Pick<AutopilotEffectDay, 'changedCount' | EffectMetric>

function spanOf(days: readonly Day[], metric: EffectMetric, from: number, to: number): Span {
  let sum = 0
  for (const day of days.slice(from, to + 1)) sum += day[metric] ?? Number.NaN
  return { from, to, mean: Number.isNaN(sum) ? null : sum / (to - from + 1) }
}

/** Compares the same number of complete days before and after the first change; undefined if there are fewer than 7 of either. */
export function beforeAfterOf(
  days: readonly Day[],
  metric: EffectMetric,
  isLastIncomplete: boolean,
): BeforeAfter | undefined {
  const first = days.findIndex(({ changedCount }) => changedCount > 0)
  const complete = days.length - (isLastIncomplete ? 1 : 0)
  const length = LENGTHS.find((one) => first >= one && complete - first - 1 >= one)
  if (length === undefined) return undefined
  const before = spanOf(days, metric, first - length, first - 1)
  const after = spanOf(days, metric, first + 1, first + length)
  return {
    before,
    after,
    change: before.mean && after.mean !== null ? after.mean / before.mean - 1 : null,
  }
}
