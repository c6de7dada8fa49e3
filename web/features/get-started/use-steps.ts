import {
  getAdsIntegrationOptions,
  getAnalyticsIntegrationOptions,
  listAccountUsersOptions,
  listAnomalyConfigurationsOptions,
  listAutopilotCategoriesOptions,
} from '@adwright/sdk/react-query'
import { IntegrationHealthStatus, IntegrationPlatform } from '@adwright/sdk/types'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '#web/paths.ts'
import { PLATFORM_NAMES } from '#web/session/connection/platform.ts'
import { useConnect } from '#web/session/connection/use-connect.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import type { Step, StepState } from './StepRow.tsx'

const { GoogleAds, GoogleAnalytics } = IntegrationPlatform
const quiet = { isShownInPlace: true }

const stateOf = (isDone: boolean): StepState => (isDone ? 'done' : 'open')

/** A step whose state is read on its own: an outage of one read leaves the others. */
function stateOfRead({ data, isError }: { data: boolean | undefined; isError: boolean }, isAsked = true): StepState {
  if (!isAsked) return 'open'
  if (data !== undefined) return stateOf(data)
  return isError ? 'unread' : 'unknown'
}

/** The steps of the checklist in their order; each is done when the server says so. */
export function useSteps(): Step[] {
  const { t } = useTranslation('get-started')
  const path = { accountId: useAccount().id }
  const { data: ads } = useSuspenseQuery(getAdsIntegrationOptions({ path }))
  const { data: analytics } = useSuspenseQuery(getAnalyticsIntegrationOptions({ path }))
  const hasClient = ads.isConnected && ads.customerClientId !== null
  const isReachable = hasClient && ads.health?.status !== IntegrationHealthStatus.ReconnectNeeded
  const hasProperty = analytics.isConnected && analytics.propertyName !== null
  const rules = useQuery({
    ...listAutopilotCategoriesOptions({ path }),
    select: (categories) => categories.some(({ activeRuleCount }) => activeRuleCount > 0),
    enabled: isReachable,
    meta: quiet,
  })
  const watches = useQuery({
    ...listAnomalyConfigurationsOptions({ path }),
    select: (configurations) => configurations.some(({ isEnabled }) => isEnabled),
    enabled: hasProperty,
    meta: quiet,
  })
  const colleagues = useQuery({
    ...listAccountUsersOptions({ path }),
    select: (users) => users.length > 1,
    meta: quiet,
  })
  const { connect, leavingTo, reason } = useConnect('get-started')
  const mayRules = useCan('manageRules')
  const mayWatch = useCan('manageAnomalies')
  const mayInvite = useCan('manageMembers')

  const connecting = (platform: typeof GoogleAds | typeof GoogleAnalytics) => ({
    label: t('action.connect', { platform: PLATFORM_NAMES[platform] }),
    onAct: () => void connect(platform),
    isBusy: leavingTo === platform,
  })
  const step = (
    id: 'ads' | 'client' | 'rule' | 'analytics' | 'watch' | 'colleague',
    more: Omit<Step, 'id' | 'title' | 'text'>,
  ) => ({
    id,
    title: t(`step.${id}.title`),
    text: t(`step.${id}.text`),
    ...more,
  })
  const needsRole = t('reason.role')

  return [
    step('ads', {
      state: stateOf(ads.isConnected),
      action: ads.isConnected ? { label: t('action.see'), to: paths.getStarted(GoogleAds) } : connecting(GoogleAds),
      reason: ads.isConnected ? undefined : reason,
    }),
    step('client', {
      state: stateOf(hasClient),
      action: {
        label: t(hasClient ? 'action.change' : 'action.client'),
        to: paths.getStartedSelectClient(GoogleAds),
      },
      reason: ads.isConnected ? reason : t('reason.adsFirst'),
    }),
    step('rule', {
      state: stateOfRead(rules, isReachable),
      action: { label: t('action.rule'), to: paths.rulesSetup() },
      reason: hasClient ? (mayRules ? undefined : needsRole) : t('reason.clientFirst'),
    }),
    step('analytics', {
      state: stateOf(hasProperty),
      action: hasProperty
        ? { label: t('action.see'), to: paths.getStarted(GoogleAnalytics) }
        : analytics.isConnected
          ? { label: t('action.property'), to: paths.getStartedSelectClient(GoogleAnalytics) }
          : connecting(GoogleAnalytics),
      reason: hasProperty ? undefined : reason,
    }),
    step('watch', {
      state: stateOfRead(watches, hasProperty),
      action: { label: t('action.watch'), to: paths.anomalySetup() },
      reason: hasProperty ? (mayWatch ? undefined : needsRole) : t('reason.propertyFirst'),
    }),
    step('colleague', {
      state: stateOfRead(colleagues),
      action: { label: t('action.invite'), to: paths.settingsGeneral() },
      reason: mayInvite ? undefined : t('reason.admin'),
    }),
  ]
}
