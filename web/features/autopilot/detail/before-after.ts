import type { AutopilotEffectDay } from '@adwright/sdk/types'

/** The days that are marked on each side of the first change: 14, or 7 where there are fewer. */
const LENGTHS = [14, 7] as const

interface Span {
  /** Indexes of days. */
  from: number
  to: number
}

type Day = Pick<AutopilotEffectDay, 'changedCount'>

/** The same number of complete days before and after the first change; undefined if there are fewer than 7 of either. */
export function beforeAfterOf(
  days: readonly Day[],
  isLastIncomplete: boolean,
): { before: Span; after: Span } | undefined {
  const first = days.findIndex(({ changedCount }) => changedCount > 0)
  const complete = days.length - (isLastIncomplete ? 1 : 0)
  const length = LENGTHS.find((one) => first >= one && complete - first - 1 >= one)
  if (length === undefined) return undefined
  return { before: { from: first - length, to: first - 1 }, after: { from: first + 1, to: first + length } }
}
