import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import { adsAccountOf } from '#mocks/sandbox/domain/integrations/ads-account.ts'
import { adsConnectionOf } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import type { Plan } from '#mocks/sandbox/domain/planning/plan.ts'
import type { StoredStrategy } from '#mocks/sandbox/domain/planning/strategy.ts'
import { isMetricKey, metricSetOf } from '#mocks/sandbox/platforms/ads/metric-set.ts'
import { addDays } from '#mocks/sandbox/time/time-zone.ts'

/**
 * The value of a strategy's figure now, in its unit. Keys of MetricSet come from the selected client, from the first day to yesterday or the
 * last one; null without a client and before the second day. Any other figure is what somebody wrote.
 */
export async function strategyFigure(
  context: Pick<BaseContext, 'store' | 'now' | 'platforms'>,
  { account }: Plan,
  { kpi, startsOn, dueOn }: StoredStrategy,
): Promise<number | null> {
  if (!isMetricKey(kpi.metric)) return kpi.current
  const connection = account && (await adsConnectionOf(context, account.id))
  if (!account || !connection?.credentialId || !connection.customerClientId) return null
  const world = await adsAccountOf(context, account.id, connection.customerClientId)
  const yesterday = addDays(world.today, -1)
  const last = dueOn < yesterday ? dueOn : yesterday
  return last < startsOn ? null : metricSetOf(world.accountParts(startsOn, last), true, world.unknown)[kpi.metric]
}
