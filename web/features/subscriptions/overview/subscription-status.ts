import { type SubscriptionInfo, SubscriptionStatus } from '@adwright/sdk/types'
import type { NoticeTone } from '#web/ui/feedback/Notice.tsx'
import type { StatusTone } from '#web/ui/feedback/StatusBadge.tsx'

const { Incomplete, IncompleteExpired, Trialing, Active, PastDue, Cancelled, Unpaid, None } = SubscriptionStatus

export const statusTones: Record<SubscriptionStatus, StatusTone> = {
  [Incomplete]: 'warning',
  [IncompleteExpired]: 'neutral',
  [Trialing]: 'accent',
  [Active]: 'good',
  [PastDue]: 'bad',
  [Cancelled]: 'neutral',
  [Unpaid]: 'bad',
  [None]: 'neutral',
}

const MS_PER_DAY = 86_400_000

/** Begun days until an instant, 0 once it has passed. */
export const daysUntil = (instant: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - now.getTime()) / MS_PER_DAY))

export type Advice =
  | 'incomplete'
  | 'incompleteExpired'
  | 'trialing'
  | 'ending'
  | 'pastDue'
  | 'cancelled'
  | 'unpaid'
  | 'none'

interface StatusNotice {
  advice: Advice
  tone: NoticeTone
  /** `portal`: the provider's pages mend it; `plans`: a plan is chosen. */
  way: 'portal' | 'plans'
}

const statusNotices: Partial<Record<SubscriptionStatus, StatusNotice>> = {
  [Incomplete]: { advice: 'incomplete', tone: 'warning', way: 'portal' },
  [IncompleteExpired]: { advice: 'incompleteExpired', tone: 'warning', way: 'plans' },
  [Trialing]: { advice: 'trialing', tone: 'info', way: 'plans' },
  [PastDue]: { advice: 'pastDue', tone: 'bad', way: 'portal' },
  [Cancelled]: { advice: 'cancelled', tone: 'warning', way: 'plans' },
  [Unpaid]: { advice: 'unpaid', tone: 'bad', way: 'portal' },
  [None]: { advice: 'none', tone: 'info', way: 'plans' },
}

/** The notice for the person who pays; undefined while a plan is active without problems. */
export function statusNoticeOf({
  status,
  cancelAtPeriodEnd,
}: Pick<SubscriptionInfo, 'status' | 'cancelAtPeriodEnd'>): StatusNotice | undefined {
  if (status === Active && cancelAtPeriodEnd) return { advice: 'ending', tone: 'warning', way: 'portal' }
  return statusNotices[status]
}
