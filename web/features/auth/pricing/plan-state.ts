import { type SubscriptionDetails, SubscriptionStatus } from '@adwright/sdk/types'
import { canBuyPlan } from '#web/domain/plans/plan-price.ts'
import { isTrial } from '#web/session/gates.ts'

/** The subscription of a person: none, a trial, a trial or plan that has ended, or a plan that is changed in Billing. */
export type PlanState = 'none' | 'trial' | 'trialEnded' | 'ended' | 'plan'

export function planStateOf({
  subscriptionId,
  status,
  subscriptionProductName,
}: Pick<SubscriptionDetails, 'subscriptionId' | 'status' | 'subscriptionProductName'>): PlanState {
  if (subscriptionId === null) return 'none'
  if (status === SubscriptionStatus.Trialing) return 'trial'
  if (!canBuyPlan(status)) return 'plan'
  return isTrial(subscriptionProductName) ? 'trialEnded' : 'ended'
}
