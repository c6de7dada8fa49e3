import { getAdsIntegrationOptions, getAnalyticsIntegrationOptions } from '@adwright/sdk/react-query'
import { IntegrationPlatform } from '@adwright/sdk/types'
import { Box, Button } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useBroken } from '#web/session/connection/consent-holds.ts'
import { useAccount } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

const { GoogleAds, GoogleAnalytics } = IntegrationPlatform
const LOOK_MS = 5000
const quiet = { isShownInPlace: true }

/** What is missing before there are figures; where only time is, they are looked for. */
function useStage(what: 'analytics' | 'ads'): '' | 'Again' | 'Choose' | 'Wait' {
  const path = { accountId: useAccount().id }
  const isAds = what === 'ads'
  const broken = useBroken()
  const ads = useQuery({
    ...getAdsIntegrationOptions({ path }),
    enabled: isAds,
    refetchInterval: ({ state: { data } }) => (data?.customerClientId && !data.hasData ? LOOK_MS : false),
    meta: quiet,
  })
  const analytics = useQuery({
    ...getAnalyticsIntegrationOptions({ path }),
    enabled: !isAds,
    refetchInterval: ({ state: { data } }) => (data?.propertyName && !data.hasData ? LOOK_MS : false),
    meta: quiet,
  })
  if (!(isAds ? ads : analytics).data?.isConnected) return ''
  if (broken?.includes(isAds ? GoogleAds : GoogleAnalytics)) return 'Again'
  return (isAds ? ads.data?.customerClientId : analytics.data?.propertyName) ? 'Wait' : 'Choose'
}

/** Stands where figures would be, while their source has none: with the one step that is missing. */
export function ConnectCard({ what }: { what: 'analytics' | 'ads' }) {
  const { t } = useTranslation('dashboard')
  const stage = useStage(what)
  const platform = what === 'ads' ? GoogleAds : GoogleAnalytics
  const to = stage === 'Choose' ? paths.getStartedSelectClient(platform) : paths.getStarted(platform)
  return (
    <Box layerStyle="card" mt="4">
      <EmptyState
        drawing="plug"
        headingLevel="h2"
        title={t(`connect.${what}Title`)}
        action={
          <Button asChild variant="outline">
            <Link to={to}>{t(`connect.${what}${stage}Action`)}</Link>
          </Button>
        }
      >
        {t(`connect.${what}${stage}Text`)}
      </EmptyState>
    </Box>
  )
}
