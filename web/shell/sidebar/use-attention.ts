import { getWorkspaceAttentionOptions } from '@adwright/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { paths } from '#web/paths.ts'
import { useCurrent } from '#web/session/current.ts'
import { isPending } from '#web/session/gates.ts'

const FRESH_MS = 60_000

/** How many items need attention, by the address of a navigation entry; without a mark where nothing does or it is not known. */
export function useAttention(): Readonly<Record<string, number>> {
  const { account } = useCurrent()
  const { data } = useQuery({
    ...getWorkspaceAttentionOptions({ path: { accountId: account?.id ?? '' } }),
    enabled: account !== undefined && !isPending(account),
    staleTime: FRESH_MS,
    meta: { errors: 'inline' },
  })
  if (!data) return {}
  return {
    [paths.tasks()]: data.overdueTasks + data.dueTodayTasks,
    [paths.socialCalendar()]: data.postsAwaitingApproval + data.failedPosts,
    [paths.strategies()]: data.strategiesOffTrack,
    [paths.surveys()]: data.surveyAlarms,
  }
}
