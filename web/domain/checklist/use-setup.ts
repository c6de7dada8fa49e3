import {
  getAdsIntegrationOptions,
  getAnalyticsIntegrationOptions,
  listAccountUsersOptions,
  listAnomalyConfigurationsOptions,
  listAutopilotCategoriesOptions,
} from '@adwright/sdk/react-query'
import { IntegrationHealthStatus, IntegrationPlatform } from '@adwright/sdk/types'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useBroken } from '#web/domain/connection/consent-holds.ts'
import { useAccount } from '#web/session/current.ts'

/** `unknown` while it is being read, `unread` when it could not be. */
export type SetupState = 'done' | 'open' | 'unknown' | 'unread'

/** The setup steps that an account needs before it works automatically, in the order of the checklist. */
export const setupSteps = ['ads', 'client', 'rule', 'analytics', 'watch', 'colleague'] as const
export type SetupStep = (typeof setupSteps)[number]

const { GoogleAds, GoogleAnalytics } = IntegrationPlatform

const stateOf = (isDone: boolean): SetupState => (isDone ? 'done' : 'open')

/** A connection counts when its consent holds and is whole; undefined while that is read. */
const stateOfConnection = (isConnected: boolean, isWhole: boolean | undefined): SetupState =>
  isConnected && isWhole === undefined ? 'unknown' : stateOf(isConnected && isWhole === true)

/** A step whose state is read on its own: an outage of one read leaves the others. */
function stateOfRead({ data, isError }: { data: boolean | undefined; isError: boolean }, isAsked = true): SetupState {
  if (!isAsked) return 'open'
  if (data !== undefined) return stateOf(data)
  return isError ? 'unread' : 'unknown'
}

/** How far the account is, as the server says. Sample data counts for nothing: it is no connection of the account. */
export function useSetup() {
  const { id: accountId, isDemo } = useAccount()
  const path = { accountId }
  const { data: ads } = useSuspenseQuery(getAdsIntegrationOptions({ path }))
  const { data: analytics } = useSuspenseQuery(getAnalyticsIntegrationOptions({ path }))
  const broken = useBroken()
  const isAdsConnected = ads.isConnected && !isDemo
  const isAnalyticsConnected = analytics.isConnected && !isDemo
  const hasClient = isAdsConnected && ads.customerClientId !== null
  const hasProperty = isAnalyticsConnected && analytics.propertyName !== null
  const isReachable = hasClient && ads.health?.status !== IntegrationHealthStatus.ReconnectNeeded
  const rules = useQuery({
    ...listAutopilotCategoriesOptions({ path }),
    select: (categories) => categories.some(({ activeRuleCount }) => activeRuleCount > 0),
    enabled: isReachable,
  })
  const watches = useQuery({
    ...listAnomalyConfigurationsOptions({ path }),
    select: (configurations) => configurations.some(({ isEnabled }) => isEnabled),
    enabled: hasProperty,
  })
  const colleagues = useQuery({
    ...listAccountUsersOptions({ path }),
    select: (users) => users.length > 1,
  })
  const states: Record<SetupStep, SetupState> = {
    ads: stateOfConnection(isAdsConnected, broken && !broken.includes(GoogleAds)),
    client: stateOf(hasClient),
    rule: stateOfRead(rules, isReachable),
    analytics: stateOfConnection(hasProperty, broken && !broken.includes(GoogleAnalytics)),
    watch: stateOfRead(watches, hasProperty),
    colleague: stateOfRead(colleagues),
  }
  return { states, isAdsConnected, hasClient, isAnalyticsConnected, hasProperty, broken: broken ?? [], isDemo }
}
