// The period of a metric table.

import { Problem } from '#mocks/sandbox/domain/problem.ts'
import { addDays, type Day, dayIn, daysBetween } from '#mocks/sandbox/time/time-zone.ts'

export type Period = { from: Day; to: Day; days: number }

const DEFAULT_DAYS = 30
const MAX_DAYS = 400

/** The days asked for, else the 30 up to yesterday; a 400 when they end before they begin, or are too many. */
export function periodOf(query: { dateBegin?: Day; dateEnd?: Day }, now: Date, timeZone: string): Period {
  const to = query.dateEnd ?? addDays(dayIn(now, timeZone), -1)
  const from = query.dateBegin ?? addDays(to, 1 - DEFAULT_DAYS)
  const between = daysBetween(from, to)
  if (between < 0 || between > MAX_DAYS) throw new Problem(400, 'invalid-period', { detail: 'dateBegin, dateEnd' })
  return { from, to, days: between + 1 }
}
