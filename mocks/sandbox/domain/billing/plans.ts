import type { Plan } from '@adwright/sdk/types'
import { exampleOf } from '#mocks/sandbox/contract/example.ts'
import { toMinorUnits } from '#mocks/sandbox/domain/billing/money.ts'
import type { PlanPrice } from '#mocks/sandbox/platforms/card.ts'

/** The plans on offer, as the contract's own example of GET /App/constants lists them. */
export const PLANS: Plan[] = exampleOf('getConstants').plans

/** Their prices, as the card provider charges them. */
export const PLAN_PRICES: PlanPrice[] = PLANS.map(({ plan, currencyCode, priceMonthly, priceYearly }) => ({
  plan,
  currencyCode,
  monthlyMinor: toMinorUnits(priceMonthly, currencyCode),
  yearlyMinor: toMinorUnits(priceYearly, currencyCode),
}))
