import { NEW_USERS, type Parts, USERS } from '#mocks/sandbox/platforms/analytics/parts.ts'

/**
 * Corrects the user counts of a sum of days: a visitor who returns on another day is one user, so there are fewer users than the sum. New
 * users are counted once and stay additive.
 */
export function withDistinctUsers(sum: Parts, days: number, mostUsersOfADay: number): Parts {
  const parts = Float64Array.from(sum)
  const fresh = sum[NEW_USERS] ?? 0
  const returning = (sum[USERS] ?? 0) - fresh
  parts[USERS] = Math.max(mostUsersOfADay, fresh + Math.round(returning / (1 + 0.25 * Math.log(Math.max(1, days)))))
  return parts
}
