import { withQuery } from '#web/paths.ts'
import { config } from './config.ts'

export type BillingPeriod = 'monthly' | 'yearly'

interface Purchase {
  /** `plan` of GET /App/constants. */
  plan: number
  period: BillingPeriod
  /** Who buys: the id of the person. */
  person: string
}

/** The page of the card provider where a plan is paid; undefined where plans are not sold online. */
export function checkoutAddress({ plan, period, person }: Purchase): string | undefined {
  const { checkoutUrl } = config()
  return checkoutUrl === null ? undefined : withQuery(checkoutUrl, { plan, period, person })
}
