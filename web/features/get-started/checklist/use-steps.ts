import { IntegrationPlatform } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { type SetupStep, useSetup } from '#web/domain/checklist/use-setup.ts'
import { PLATFORM_NAMES } from '#web/domain/connection/platform.ts'
import { useConnect } from '#web/domain/connection/use-connect.ts'
import { paths } from '#web/paths.ts'
import { useCan } from '#web/session/current.ts'
import type { Step } from './StepRow.tsx'

const { GoogleAds, GoogleAnalytics } = IntegrationPlatform

/** The steps of the checklist in their order; each is done when the server says so. */
export function useSteps(): Step[] {
  const { t } = useTranslation('get-started')
  const { states, isAdsConnected, hasClient, isAnalyticsConnected, hasProperty, broken, isDemo } = useSetup()
  const { connect, leavingTo, reason } = useConnect('get-started')
  const isAdsWorking = isAdsConnected && !broken.includes(GoogleAds)
  const isAnalyticsWorking = isAnalyticsConnected && !broken.includes(GoogleAnalytics)
  const mayRules = useCan('manageRules')
  const mayWatch = useCan('manageAnomalies')
  const mayInvite = useCan('manageMembers')

  const connecting = (platform: typeof GoogleAds | typeof GoogleAnalytics) => ({
    label: t(broken.includes(platform) ? 'action.again' : 'action.connect', { platform: PLATFORM_NAMES[platform] }),
    onAct: () => void connect(platform),
    isBusy: leavingTo === platform,
  })
  const step = (
    id: SetupStep,
    { action, reason, ...more }: Pick<Step, 'action' | 'reason'> & Partial<Pick<Step, 'text'>>,
  ): Step => ({
    id,
    title: t(`step.${id}.title`),
    text: t(`step.${id}.text`),
    state: states[id],
    ...more,
    action,
    // Sample data and connections of the account exclude each other.
    reason: isDemo && id !== 'colleague' ? t('reason.sampleFirst') : reason,
  })
  const needsRole = t('reason.role')
  /** The action that reconnects a platform, which other steps depend on. */
  const again = (platform: typeof GoogleAds | typeof GoogleAnalytics) => ({
    text: t('flow.againText', { platform: PLATFORM_NAMES[platform] }),
    action: connecting(platform),
    reason,
  })

  return [
    step('ads', {
      action: isAdsConnected ? { label: t('action.see'), to: paths.getStarted(GoogleAds) } : connecting(GoogleAds),
      reason: isAdsConnected ? undefined : reason,
      ...(isAdsConnected && !isAdsWorking ? again(GoogleAds) : {}),
    }),
    step('client', {
      action: {
        label: t(hasClient ? 'action.change' : 'action.client'),
        to: paths.getStartedSelectClient(GoogleAds),
      },
      reason: isAdsWorking ? reason : t('reason.adsFirst'),
    }),
    step('rule', {
      action: { label: t('action.rule'), to: paths.rulesSetup() },
      reason: hasClient ? (mayRules ? undefined : needsRole) : t('reason.clientFirst'),
    }),
    step('analytics', {
      action: hasProperty
        ? { label: t('action.see'), to: paths.getStarted(GoogleAnalytics) }
        : isAnalyticsConnected
          ? { label: t('action.property'), to: paths.getStartedSelectClient(GoogleAnalytics) }
          : connecting(GoogleAnalytics),
      reason: hasProperty ? undefined : reason,
      ...(isAnalyticsConnected && !isAnalyticsWorking ? again(GoogleAnalytics) : {}),
    }),
    step('watch', {
      action: { label: t('action.watch'), to: paths.anomalySetup() },
      reason: hasProperty ? (mayWatch ? undefined : needsRole) : t('reason.propertyFirst'),
    }),
    step('colleague', {
      action: { label: t('action.invite'), to: paths.inviteMember() },
      reason: mayInvite ? undefined : t('reason.admin'),
    }),
  ]
}
