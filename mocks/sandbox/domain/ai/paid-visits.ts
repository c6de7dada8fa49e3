// Clicks and cost of the ads of the selected client account by the page of a site that they lead to.
import { EntityType } from '@adwright/sdk/types'
import { clientFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import { adsAccountOf } from '#mocks/sandbox/domain/integrations/ads-account.ts'
import { adsConnectionOf } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { metricSetOf } from '#mocks/sandbox/platforms/ads/metric-set.ts'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'

type Paid = { paidClicks: number; paidCost: number }
type PaidVisits = { currencyCode: string | null; byPage: Map<string, Paid> }

/** A page without query, fragment and trailing slash, by which addresses of ads and of landing pages are compared. */
export function pageKey(url: string): string {
  if (!URL.canParse(url)) return url
  const { origin, pathname } = new URL(url)
  return origin + pathname.replace(/(?<=.)\/$/, '')
}

/** Clicks and cost of the ads by the page they lead to; nothing without a client account, or if its data lacks them. */
export async function paidVisitsOf(
  context: Pick<BaseContext, 'store' | 'platforms' | 'now'>,
  accountId: string,
  { from, to }: { from: Day; to: Day },
): Promise<PaidVisits> {
  const byPage = new Map<string, Paid>()
  const connection = await adsConnectionOf(context, accountId)
  if (!connection?.credentialId || !connection.customerClientId) return { currencyCode: null, byPage }
  const { customerClientId } = connection
  const { currency } = await clientFor(context, { accountId, customerClientId })
  const view = await adsAccountOf(context, accountId, customerClientId)
  for (const { id, attributes } of view.entities(EntityType.Ad)) {
    if (!attributes.finalUrl) continue
    const { clicks, cost } = metricSetOf(view.parts(id, from, to), true, view.unknown)
    if (!clicks || cost === null) continue
    const key = pageKey(attributes.finalUrl)
    const known = byPage.get(key) ?? { paidClicks: 0, paidCost: 0 }
    byPage.set(key, { paidClicks: known.paidClicks + clicks, paidCost: known.paidCost + cost })
  }
  return { currencyCode: currency, byPage }
}
