import { NEW_USERS, type Parts, USERS } from '#mocks/sandbox/platforms/analytics/parts.ts'

/**
 * The parts of several days from their sum: who came back on another day is one person, so users are fewer than the sum of the days.
 * New users are new once, so they do add up.
 */
export function withDistinctUsers(sum: Parts, days: number, mostUsersOfADay: number): Parts {
  const parts = Float64Array.from(sum)
  const fresh = sum[NEW_USERS] ?? 0
  const returning = (sum[USERS] ?? 0) - fresh
  parts[USERS] = Math.max(mostUsersOfADay, fresh + Math.round(returning / (1 + 0.25 * Math.log(Math.max(1, days)))))
  return parts
}
