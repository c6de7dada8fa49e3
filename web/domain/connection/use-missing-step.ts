import {
  getAdsIntegrationOptions,
  getAnalyticsIntegrationOptions,
  listIntegrationsOptions,
} from '@adwright/sdk/react-query'
import { IntegrationPlatform } from '@adwright/sdk/types'
import { useQuery } from '@tanstack/react-query'
import { paths } from '#web/paths.ts'
import { needsConsent } from './needs-consent.ts'
import type { SelectablePlatform } from './platform.ts'

const POLL_MS = 5000

/** Connect, reconnect with all permissions, select a client account or property, or wait for the first sync. */
export type MissingStep = 'connect' | 'again' | 'choose' | 'wait'

/** Returns the missing step before a platform has data, with its link; polls while the first sync runs. */
export function useMissingStep(platform: SelectablePlatform, accountId: string | undefined) {
  const path = { accountId: accountId ?? '' }
  const isAsked = accountId !== undefined
  const isAds = platform === IntegrationPlatform.GoogleAds
  const ads = useQuery({
    ...getAdsIntegrationOptions({ path }),
    enabled: isAsked && isAds,
    refetchInterval: ({ state: { data } }) => (data?.customerClientId && !data.hasData ? POLL_MS : false),
    meta: { errors: 'inline' },
  })
  const analytics = useQuery({
    ...getAnalyticsIntegrationOptions({ path }),
    enabled: isAsked && !isAds,
    refetchInterval: ({ state: { data } }) => (data?.propertyName && !data.hasData ? POLL_MS : false),
    meta: { errors: 'inline' },
  })
  const { data: integrations } = useQuery({ ...listIntegrationsOptions({ path }), enabled: isAsked })

  function missing(): MissingStep {
    if (!(isAds ? ads : analytics).data?.isConnected) return 'connect'
    if (integrations?.some((one) => one.platform === platform && needsConsent(one))) return 'again'
    return (isAds ? ads.data?.customerClientId : analytics.data?.propertyName) ? 'wait' : 'choose'
  }
  const step = missing()
  return { step, to: step === 'choose' ? paths.getStartedSelectClient(platform) : paths.getStarted(platform) }
}
