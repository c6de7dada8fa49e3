import { PlanLimitKind, type SocialPost, SocialPostStatus } from '@adwright/sdk/types'
import { usePlanLimit, usePlanLimitReason } from '#web/domain/plans/use-plan-limit.ts'

const { AwaitsApproval, Scheduled } = SocialPostStatus
const PLANNED: readonly SocialPostStatus[] = [AwaitsApproval, Scheduled]

/**
 * Whether the month's limit of scheduled posts concerns a post at a time, and why it can't be scheduled. The known usage is that of
 * the present month: it says nothing about a post of a later month, and includes a post that is scheduled already.
 */
export function usePostLimit(
  scheduledAt: string | null,
  post: SocialPost | undefined,
): { isConcerned: boolean; hasChannels: boolean; reason: string | undefined } {
  const renewsAt = usePlanLimit(PlanLimitKind.ScheduledPosts)?.usage.renewsAt ?? null
  const reason = usePlanLimitReason(PlanLimitKind.ScheduledPosts)
  const channels = usePlanLimit(PlanLimitKind.SocialChannels)
  const isThisMonth = (at: string | null) => at === null || renewsAt === null || Date.parse(at) < Date.parse(renewsAt)
  const isCounted = post !== undefined && PLANNED.includes(post.status) && isThisMonth(post.scheduledAt)
  const isConcerned = isThisMonth(scheduledAt) && !isCounted
  return {
    isConcerned,
    // A plan without scheduled posts has no channels either, which needs no second notice.
    hasChannels: channels !== undefined && channels.state !== 'excluded',
    reason: isConcerned ? reason : undefined,
  }
}
