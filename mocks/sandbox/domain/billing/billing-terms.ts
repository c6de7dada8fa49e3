import type { BillingTerms } from '@adwright/sdk/types'
import { type BillingContext, cardSubscriptionOf } from '#mocks/sandbox/domain/billing/billing-events.ts'
import { PLANS } from '#mocks/sandbox/domain/billing/plans.ts'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import type { Choice } from '#mocks/sandbox/platforms/card.ts'

function priceOf({ plan: number, period }: Choice): number | null {
  const plan = PLANS.find(({ plan }) => plan === number)
  return plan ? (period === 1 ? plan.priceMonthly : plan.priceYearly) : null
}

/** The price, interval, next payment and card of the plan that a person pays for; null without a paid plan. */
export async function billingTermsOf(
  context: Pick<BillingContext, 'store' | 'now'>,
  person: Person,
): Promise<BillingTerms | null> {
  const subscription = await cardSubscriptionOf(context, person)
  if (!subscription || subscription.status === 'canceled' || subscription.status === 'trialing') return null
  const { plan, period, next, card, cancelAtPeriodEnd } = subscription
  const price = priceOf({ plan, period })
  if (price === null) return null
  const upcoming = cancelAtPeriodEnd ? null : (next ?? { plan, period })
  return {
    plan,
    period,
    price,
    currencyCode: PLANS[0]?.currencyCode ?? 'EUR',
    nextAmount: upcoming && priceOf(upcoming),
    nextPeriod: upcoming && upcoming.period,
    cardLastFour: card?.last4 ?? null,
  }
}
