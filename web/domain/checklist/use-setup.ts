import {
  getAdsIntegrationOptions,
  getAnalyticsIntegrationOptions,
  listAccountUsersOptions,
  listAnomalyConfigurationsOptions,
  listAutopilotCategoriesOptions,
} from '@adwright/sdk/react-query'
import { IntegrationPlatform } from '@adwright/sdk/types'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useExpiredPlatforms } from '#web/domain/connection/needs-consent.ts'
import { useAccount } from '#web/session/current.ts'

/** `unknown` while loading, `unread` after a failed read. */
export type SetupState = 'done' | 'open' | 'unknown' | 'unread'

/** The setup steps that an account needs before it works automatically, in the order of the checklist. */
export const setupSteps = ['ads', 'client', 'rule', 'analytics', 'watch', 'colleague'] as const
export type SetupStep = (typeof setupSteps)[number]

const { GoogleAds, GoogleAnalytics } = IntegrationPlatform

const stateOf = (isDone: boolean): SetupState => (isDone ? 'done' : 'open')

/** True if the connection has a valid credential with all scopes; undefined while loading. */
const stateOfConnection = (isConnected: boolean, isWhole: boolean | undefined): SetupState =>
  isConnected && isWhole === undefined ? 'unknown' : stateOf(isConnected && isWhole === true)

/** The state of a step from its own read, so that one failing read does not affect the other steps. */
function stateOfRead({ data, isError }: { data: boolean | undefined; isError: boolean }, isAsked = true): SetupState {
  if (!isAsked) return 'open'
  if (data !== undefined) return stateOf(data)
  return isError ? 'unread' : 'unknown'
}

/** The state of each setup step, from the server. Sample data does not count, as it is no connection of the account. */
export function useSetup() {
  const { id: accountId, isDemo } = useAccount()
  const path = { accountId }
  const { data: ads } = useSuspenseQuery(getAdsIntegrationOptions({ path }))
  const { data: analytics } = useSuspenseQuery(getAnalyticsIntegrationOptions({ path }))
  const broken = useExpiredPlatforms()
  const isAdsConnected = ads.isConnected && !isDemo
  const isAnalyticsConnected = analytics.isConnected && !isDemo
  const hasClient = isAdsConnected && ads.customerClientId !== null
  const hasProperty = isAnalyticsConnected && analytics.propertyName !== null
  const rules = useQuery({
    ...listAutopilotCategoriesOptions({ path }),
    select: (categories) => categories.some(({ activeRuleCount }) => activeRuleCount > 0),
    enabled: hasClient,
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
    rule: stateOfRead(rules, hasClient),
    analytics: stateOfConnection(hasProperty, broken && !broken.includes(GoogleAnalytics)),
    watch: stateOfRead(watches, hasProperty),
    colleague: stateOfRead(colleagues),
  }
  return { states, isAdsConnected, hasClient, isAnalyticsConnected, hasProperty, broken: broken ?? [], isDemo }
}
