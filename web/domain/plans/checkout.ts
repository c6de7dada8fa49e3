import { BillingPeriod } from '@adwright/sdk/types'
import { config } from '#web/lib/config.ts'
import type { Locale } from '#web/lib/format.ts'
import { withQuery } from '#web/paths.ts'

/** How often a plan is paid, as it stands under `period` in an address of the app. */
export const planPeriods = ['monthly', 'yearly'] as const
export type Period = (typeof planPeriods)[number]

export const billingPeriods: Record<Period, BillingPeriod> = {
  monthly: BillingPeriod.Monthly,
  yearly: BillingPeriod.Yearly,
}

interface Purchase {
  /** `plan` of GET /App/constants. */
  plan: number
  period: Period
  /** Who buys: the id of the person. */
  person: string
  /** `checkoutKey` of GET /User: the page is there for who has it. */
  key: string | undefined
  /** The language of the page. */
  lang: Locale
}

/** The page of the card provider where a plan is paid; undefined where plans are not sold online. */
export function checkoutAddress({ period, ...purchase }: Purchase): string | undefined {
  const { checkoutUrl } = config()
  return checkoutUrl === null ? undefined : withQuery(checkoutUrl, { ...purchase, period: billingPeriods[period] })
}
