import {
  getAdsIntegrationOptions,
  getAnalyticsIntegrationOptions,
  listIntegrationsOptions,
} from '@adwright/sdk/react-query'
import { IntegrationPlatform } from '@adwright/sdk/types'
import { useQuery } from '@tanstack/react-query'
import { paths } from '#web/paths.ts'
import { needsConsent } from './consent-holds.ts'
import type { SelectablePlatform } from './platform.ts'

const LOOK_MS = 5000

/** Connect, give the whole consent again, choose a client or property, or only wait. */
export type MissingStep = 'connect' | 'again' | 'choose' | 'wait'

/** The step that is missing before a platform has data, with its link; while the first sync runs, polls for the data. */
export function useMissingStep(platform: SelectablePlatform, accountId: string | undefined) {
  const path = { accountId: accountId ?? '' }
  const isAsked = accountId !== undefined
  const isAds = platform === IntegrationPlatform.GoogleAds
  const ads = useQuery({
    ...getAdsIntegrationOptions({ path }),
    enabled: isAsked && isAds,
    refetchInterval: ({ state: { data } }) => (data?.customerClientId && !data.hasData ? LOOK_MS : false),
    meta: { errors: 'inline' },
  })
  const analytics = useQuery({
    ...getAnalyticsIntegrationOptions({ path }),
    enabled: isAsked && !isAds,
    refetchInterval: ({ state: { data } }) => (data?.propertyName && !data.hasData ? LOOK_MS : false),
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
