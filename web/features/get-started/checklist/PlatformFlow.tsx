import {
  getAdsIntegrationOptions,
  getAnalyticsIntegrationOptions,
  listIntegrationsOptions,
} from '@adwright/sdk/react-query'
import { type AdsIntegration, IntegrationHealthStatus, IntegrationPlatform } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { ConsentNotice } from '#web/domain/connection/ConsentNotice.tsx'
import { needsConsent } from '#web/domain/connection/needs-consent.ts'
import { isSelectable, PLATFORM_NAMES } from '#web/domain/connection/platform.ts'
import { useConnect } from '#web/domain/connection/use-connect.ts'
import { useConsentReturn } from '#web/domain/connection/use-consent-return.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { stepsOfFlow } from './flow-steps.ts'
import { StepList } from './StepList.tsx'

const LOOK_MS = 5000

/** Data from before a disconnection is kept; while the first sync after a new selection runs, its data is still to come. */
const hasFigures = ({ hasData, health }: Pick<AdsIntegration, 'hasData' | 'health'>) =>
  hasData && health?.status !== IntegrationHealthStatus.Syncing

/** Connect, select, wait for the first data: the setup of one platform. */
export function PlatformFlow({ platform }: { platform: IntegrationPlatform }) {
  const { t } = useTranslation('get-started')
  const navigate = useNavigate()
  const path = { accountId: useAccount().id }
  // The first data arrives within minutes of the selection; polls until then.
  const { data: ads } = useSuspenseQuery({
    ...getAdsIntegrationOptions({ path }),
    refetchInterval: ({ state: { data } }) => (data?.customerClientId && !hasFigures(data) ? LOOK_MS : false),
  })
  const { data: analytics } = useSuspenseQuery({
    ...getAnalyticsIntegrationOptions({ path }),
    refetchInterval: ({ state: { data } }) => (data?.propertyName && !hasFigures(data) ? LOOK_MS : false),
  })
  const { data: integrations } = useSuspenseQuery(listIntegrationsOptions({ path }))
  const { connect, leavingTo, reason } = useConnect('get-started')
  const isAds = platform === IntegrationPlatform.GoogleAds
  const chosen = isAds ? ads.customerClientId : analytics.propertyName
  const { outcome } = useConsentReturn(platform, (integration) => {
    const isWhole = integration.credentials[0]?.missingScopes.length === 0
    if (isWhole && isSelectable(platform) && !chosen) void navigate(paths.getStartedSelectClient(platform))
  })
  const name = PLATFORM_NAMES[platform]
  const integration = integrations.find((one) => one.platform === platform)
  const steps = stepsOfFlow(t, {
    platform,
    isConnected: integration?.isConnected ?? false,
    isBroken: integration !== undefined && needsConsent(integration),
    isChosen: isSelectable(platform) && chosen !== null,
    hasData: hasFigures(isAds ? ads : analytics),
    reason,
    onConnect: () => void connect(platform),
    isLeaving: leavingTo === platform,
  })
  const isDone = steps.every(({ state }) => state === 'done')

  return (
    <>
      <ConsentNotice outcome={outcome} platform={name} onConnect={reason ? undefined : () => void connect(platform)} />
      <StepList steps={steps} />
      <Flex gap="2" mt="4" wrap="wrap">
        {isDone && isSelectable(platform) ? (
          <Button asChild>
            <Link to={paths.dashboard()}>{t('toDashboard')}</Link>
          </Button>
        ) : null}
        <Button asChild variant="outline">
          <Link to={paths.getStarted()}>{t('toChecklist')}</Link>
        </Button>
      </Flex>
    </>
  )
}
