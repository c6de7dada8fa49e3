import { BillingPeriod } from '@adwright/sdk/types'
import { config } from '#web/lib/config.ts'
import type { Locale } from '#web/lib/format.ts'
import { withQuery } from '#web/paths.ts'

/** The billing interval, as the query parameter `period` of app URLs. */
export const planPeriods = ['monthly', 'yearly'] as const
export type Period = (typeof planPeriods)[number]

export const billingPeriods: Record<Period, BillingPeriod> = {
  monthly: BillingPeriod.Monthly,
  yearly: BillingPeriod.Yearly,
}

interface Purchase {
  /** The `plan` of GET /App/constants. */
  plan: number
  period: Period
  /** The id of the buyer. */
  person: string
  /** The `checkoutKey` of GET /User, which authorizes access to the page. */
  key: string | undefined
  /** The language of the page. */
  lang: Locale
}

/** Returns the URL of the checkout page of the payment provider; undefined if plans are not sold online. */
export function checkoutAddress({ period, ...purchase }: Purchase): string | undefined {
  const { checkoutUrl } = config()
  return checkoutUrl === null ? undefined : withQuery(checkoutUrl, { ...purchase, period: billingPeriods[period] })
}
