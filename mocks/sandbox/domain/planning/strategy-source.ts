// Finds the metric of a strategy where it is measured.
import { StrategyMetricSource, type StrategyScope } from '@adwright/sdk/types'
import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import type { StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { adsAccountOf } from '#mocks/sandbox/domain/integrations/ads-account.ts'
import { adsConnectionOf, isAdsWorking } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import {
  analyticsConnectionOf,
  isWorking,
  newestDayOf,
} from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { propertyViewOf } from '#mocks/sandbox/domain/integrations/analytics-property.ts'
import { activeMember, type Plan } from '#mocks/sandbox/domain/planning/plan.ts'
import { adsMetric, isGoodWhenUp as isGoodAdsWhenUp } from '#mocks/sandbox/domain/planning/strategy-ads-metric.ts'
import {
  analyticsMetric,
  isAnalyticsMetric,
  isGoodWhenUp as isGoodAnalyticsWhenUp,
} from '#mocks/sandbox/domain/planning/strategy-analytics-metric.ts'
import type { DayValue, StrategyMetric } from '#mocks/sandbox/domain/planning/strategy-metric.ts'
import { isSocialMetric, socialMetric } from '#mocks/sandbox/domain/planning/strategy-social-metric.ts'
import { isSurveyMetric, surveyMetric } from '#mocks/sandbox/domain/planning/strategy-survey-metric.ts'
import { isMetricKey } from '#mocks/sandbox/platforms/ads/metric-set.ts'
import type { AdsAccountView } from '#mocks/sandbox/platforms/ads.ts'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'

const { Ads, WebAnalytics, Social, Survey, Own } = StrategyMetricSource

export type SourceContext = Pick<BaseContext, 'store' | 'seed' | 'now' | 'origin' | 'secrets' | 'platforms'>
/** What is measured, and from which day on it is asked for. */
export type MetricQuery = {
  metric: string
  source: StrategyMetricSource
  scope: StrategyScope
  startsOn: Day
  isGoodWhenUp?: boolean
  ownValues?: DayValue[] | undefined
}

/** True if a source has a metric of this name; any name will do for one's own. */
export function isMetricOf(source: StrategyMetricSource, metric: string): boolean {
  if (source === Ads) return isMetricKey(metric)
  if (source === WebAnalytics) return isAnalyticsMetric(metric)
  if (source === Social) return isSocialMetric(metric)
  return source === Survey ? isSurveyMetric(metric) : true
}

/** Whether a higher value of a metric is better; undefined for one's own metrics. */
export function isGoodWhenUpOf(source: StrategyMetricSource, metric: string): boolean | undefined {
  if (source === Ads && isMetricKey(metric)) return isGoodAdsWhenUp(metric)
  if (source === WebAnalytics && isAnalyticsMetric(metric)) return isGoodAnalyticsWhenUp(metric)
  return source === Own ? undefined : true
}

/** The account whose metrics a strategy reads: its own, or for a private one the account its scope names. */
export async function sourceAccount(
  { store }: Pick<SourceContext, 'store'>,
  plan: Plan,
  { accountId }: StrategyScope,
): Promise<StoredAccount | undefined> {
  if (plan.account) return plan.account
  if (!accountId || !(await activeMember(store, accountId, plan.id))) return undefined
  return store.get('account', accountId)
}

/** The selected client account, or after a disconnection the former one up to that moment; undefined without either. */
export async function adsViewOf(context: SourceContext, account: StoredAccount): Promise<AdsAccountView | undefined> {
  const connection = await adsConnectionOf(context, account.id)
  const clientId = connection?.customerClientId ?? connection?.former?.customerClientId
  return clientId ? adsAccountOf(context, account.id, clientId) : undefined
}

/** True if a source with data cannot be read now, because its access has ended or was disconnected. */
export async function isUnreadable(
  context: Pick<SourceContext, 'store'>,
  account: StoredAccount,
  source: StrategyMetricSource,
): Promise<boolean> {
  if (source === WebAnalytics) return !isWorking(await analyticsConnectionOf(context.store, account.id))
  if (source !== Ads) return false
  const connection = await adsConnectionOf(context, account.id)
  return connection !== undefined && !isAdsWorking(connection)
}

async function analyticsOf(context: SourceContext, account: StoredAccount, { metric, scope }: MetricQuery) {
  const connection = await analyticsConnectionOf(context.store, account.id)
  if (!connection?.propertyName || !isAnalyticsMetric(metric)) return undefined
  const timeZone = context.platforms.analytics.property(connection.propertyName)?.timeZone ?? account.timeZone
  const newest = newestDayOf(connection, connection.propertyName, context.now, timeZone)
  if (!newest) return undefined
  const view = await propertyViewOf(context, account.id, connection.propertyName)
  return view && analyticsMetric(view, metric, { scope, newest })
}

/** The metric as it is measured; undefined without a connection, and if the scope has nothing. */
export async function findMetric(
  context: SourceContext,
  plan: Plan,
  query: MetricQuery,
): Promise<StrategyMetric | undefined> {
  const { metric, source, scope, startsOn, isGoodWhenUp = true, ownValues = [] } = query
  if (source === Own) return { kind: 'entered', isGoodWhenUp, values: ownValues }
  const account = await sourceAccount(context, plan, scope)
  if (!account) return undefined
  if (source === Ads && isMetricKey(metric)) {
    const view = await adsViewOf(context, account)
    return view && adsMetric(view, metric, scope.campaignIds)
  }
  if (source === WebAnalytics) return analyticsOf(context, account, query)
  if (source === Social && isSocialMetric(metric)) return socialMetric(context, account, metric, scope)
  if (source === Survey && isSurveyMetric(metric)) return surveyMetric(context, account, metric, { scope, startsOn })
  return undefined
}
