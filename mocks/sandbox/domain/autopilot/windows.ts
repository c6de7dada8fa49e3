// The days a condition looks at.
import { type Condition, Lookback } from '@adwright/sdk/types'
import { addDays, type Day, daysBetween } from '#mocks/sandbox/time/time-zone.ts'

/** Both days are in it. */
export type Window = { from: Day; to: Day }

const DAYS_UP_TO_YESTERDAY: Partial<Record<Lookback, number>> = {
  [Lookback.Yesterday]: 1,
  [Lookback.Last3Days]: 3,
  [Lookback.Last7Days]: 7,
  [Lookback.Last14Days]: 14,
  [Lookback.Last30Days]: 30,
}

export const daysOf = ({ from, to }: Window): number => daysBetween(from, to) + 1

export const lastDays = (count: number, today: Day): Window => ({
  from: addDays(today, -count),
  to: addDays(today, -1),
})

function wholeWindow(lookback: Lookback, today: Day): Window {
  const count = DAYS_UP_TO_YESTERDAY[lookback]
  if (count !== undefined) return lastDays(count, today)
  if (lookback === Lookback.Today) return { from: today, to: today }
  const firstOfMonth = `${today.slice(0, 8)}01`
  if (lookback === Lookback.ThisMonth) return { from: firstOfMonth, to: today }
  const lastOfPrevious = addDays(firstOfMonth, -1)
  return { from: `${lastOfPrevious.slice(0, 8)}01`, to: lastOfPrevious }
}

/** The days of a condition as of `today`; null when the recent days left out leave none. */
export function windowOf(condition: Pick<Condition, 'lookback' | 'excludeRecentDays'>, today: Day): Window | null {
  const { from, to } = wholeWindow(condition.lookback, today)
  const end = addDays(to, -condition.excludeRecentDays)
  return end < from ? null : { from, to: end }
}

/** As many days, right before. */
export const previousOf = (window: Window): Window => ({
  from: addDays(window.from, -daysOf(window)),
  to: addDays(window.from, -1),
})
