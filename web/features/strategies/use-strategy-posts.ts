import { listSocialPostsOptions } from '@adwright/sdk/react-query'
import type { SocialPostSummary, StrategySummary } from '@adwright/sdk/types'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { addDays, type Day } from '#web/lib/dates.ts'
import { useAccount } from '#web/session/current.ts'

/** The longest period that the list of posts answers. */
const MAX_DAYS = 92

function periodsBetween(dateBegin: Day, last: Day): { dateBegin: Day; dateEnd: Day }[] {
  const latest = addDays(dateBegin, MAX_DAYS)
  if (last <= latest) return [{ dateBegin, dateEnd: last }]
  return [{ dateBegin, dateEnd: latest }, ...periodsBetween(addDays(latest, 1), last)]
}

/** The posts of all periods by time; those without a time are in each of them. */
function joined(reads: UseQueryResult<SocialPostSummary[], unknown>[]) {
  const isPending = reads.some((read) => read.isPending)
  const posts = new Map(reads.flatMap(({ data = [] }) => data).map((post) => [post.id, post]))
  const failed = reads.filter(({ error }) => error !== null)
  return {
    data: isPending || failed.length > 0 ? undefined : [...posts.values()],
    error: failed[0]?.error ?? null,
    isPending: isPending && failed.length === 0,
    isFetching: reads.some((read) => read.isFetching),
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  }
}

/** The posts of a strategy from its first to its last day, and those without a time. */
export function useStrategyPosts({ id, startsOn, dueOn }: StrategySummary, { enabled = true } = {}) {
  const { id: accountId } = useAccount()
  return useQueries({
    queries: periodsBetween(startsOn, dueOn).map((period) => ({
      ...listSocialPostsOptions({ path: { accountId }, query: { ...period, strategyId: id } }),
      enabled,
      meta: { errors: 'inline' } as const,
    })),
    combine: joined,
  })
}
