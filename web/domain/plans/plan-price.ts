import { type Plan, SubscriptionStatus } from '@adwright/sdk/types'

const MONTHS = 12

type Prices = Pick<Plan, 'priceMonthly' | 'priceYearly'>

const cents = (amount: number) => Math.round(amount * 100) / 100

/** The amount that a year saves compared with twelve months; 0 if it saves nothing. */
export const yearlySaving = ({ priceMonthly, priceYearly }: Prices): number =>
  Math.max(0, cents(priceMonthly * MONTHS - priceYearly))

/** The monthly price with yearly payment. */
export const monthOfYear = ({ priceYearly }: Prices): number => cents(priceYearly / MONTHS)

/** The largest saving among plans in whole percent, rounded down so that the promise holds. */
export function largestSaving(plans: readonly Prices[]): number {
  const shares = plans.map((plan) => (plan.priceMonthly > 0 ? yearlySaving(plan) / (plan.priceMonthly * MONTHS) : 0))
  return Math.floor(Math.max(0, ...shares) * 100) / 100
}

const OPEN_TO_PLANS: readonly SubscriptionStatus[] = [
  SubscriptionStatus.None,
  SubscriptionStatus.Trialing,
  SubscriptionStatus.Cancelled,
  SubscriptionStatus.IncompleteExpired,
]

/** A trial can be replaced by a plan, and an ended plan can be bought again; an active one is changed in the billing portal. */
export const canBuyPlan = (status: SubscriptionStatus): boolean => OPEN_TO_PLANS.includes(status)
