import { type Plan, SubscriptionStatus } from '@adwright/sdk/types'

const MONTHS = 12

type Prices = Pick<Plan, 'priceMonthly' | 'priceYearly'>

const cents = (amount: number) => Math.round(amount * 100) / 100

/** What a year costs less than twelve months, in money; 0 where it does not cost less. */
export const yearlySaving = ({ priceMonthly, priceYearly }: Prices): number =>
  Math.max(0, cents(priceMonthly * MONTHS - priceYearly))

/** What a month costs when the year is paid at once. */
export const monthOfYear = ({ priceYearly }: Prices): number => cents(priceYearly / MONTHS)

/** The largest saving among plans as a share of 1 in whole percent, rounded down: what is promised is kept. */
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

/** A trial gives way to a plan, and one that has ended can be taken anew; what runs is changed in the billing portal. */
export const canBuyPlan = (status: SubscriptionStatus): boolean => OPEN_TO_PLANS.includes(status)
