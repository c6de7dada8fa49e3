import { useGetAdsIntegrationQuery, useGetAnalyticsIntegrationQuery } from '@adwright/sdk/react-query'
import { IntegrationPlatform } from '@adwright/sdk/types'
import { Box, Button, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useAccount, useCan } from '#web/session/current.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { SectionBoundary } from '#web/ui/feedback/SectionBoundary.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { RouteDialog } from '#web/ui/overlay/RouteDialog.tsx'
import { ClientChoice } from './ClientChoice.tsx'
import { PropertyChoice } from './PropertyChoice.tsx'
import { type ConnectionFlow, isSelectable, PLATFORM_NAMES, platformOf, type SelectablePlatform } from './platform.ts'

const { GoogleAds, GoogleAnalytics } = IntegrationPlatform

interface ClientDialogProps {
  /** The page where the platform is connected first. */
  flow: ConnectionFlow
  /** The URL after closing; the parent route by default. */
  closeTo?: string
}

/** The dialog keeps its size while the list is read, and while a search makes it shorter. */
const LIST_HEIGHT = {
  base: 'min(calc(45dvh + 3.375rem + 2 * var(--control-height)), calc(100dvh - 16rem))',
  md: '26rem',
}

/** A URL without a platform shows the connected one, Google Ads first; the query can name the other. */
function usePlatform(): { platform: SelectablePlatform; isFree: boolean } {
  const { id: accountId } = useAccount()
  const params = useParams()
  const [query] = useSearchParams()
  const path = { accountId }
  const ads = useGetAdsIntegrationQuery({ path })
  const analytics = useGetAnalyticsIntegrationQuery({ path })
  const named = platformOf(params.platform ?? query.get('platform') ?? undefined)
  const usual = !ads.data?.isConnected && analytics.data?.isConnected ? GoogleAnalytics : GoogleAds
  return { platform: named && isSelectable(named) ? named : usual, isFree: params.platform === undefined }
}

/** The dialog, a route of its own, in which a client account or a GA4 property is selected. */
export function ClientDialog({ flow, closeTo = '..' }: ClientDialogProps) {
  const { t } = useTranslation('integrations')
  const navigate = useNavigate()
  const { platform, isFree } = usePlatform()
  const mayChoose = useCan('manageIntegrations')
  const isAds = platform === GoogleAds
  const what = isAds ? 'client' : 'property'
  const Choice = isAds ? ClientChoice : PropertyChoice
  return (
    <RouteDialog
      title={t(`choice.${what}.title`)}
      description={t(`choice.${what}.text`)}
      size="lg"
      closeTo={closeTo}
      keepsQuery={false}
    >
      {mayChoose ? (
        <>
          {isFree ? (
            <Flex as="nav" aria-label={t('choice.platforms')} gap="2" mb="4" wrap="wrap">
              {[GoogleAds, GoogleAnalytics].map((one) => (
                <Button key={one} asChild size="sm" variant={one === platform ? 'solid' : 'outline'}>
                  <Link
                    to={{ search: `?platform=${one}` }}
                    replace
                    aria-current={one === platform ? 'page' : undefined}
                  >
                    {PLATFORM_NAMES[one]}
                  </Link>
                </Button>
              ))}
            </Flex>
          ) : null}
          <Box minHeight={LIST_HEIGHT}>
            <SectionBoundary key={platform} title={t(`choice.${what}.error`)} skeleton={<TextSkeleton lines={6} />}>
              <Choice flow={flow} onDone={() => void navigate(closeTo, { replace: true, preventScrollReset: true })} />
            </SectionBoundary>
          </Box>
        </>
      ) : (
        <Box pb="4">
          <Notice title={t('choice.notAllowed')} />
        </Box>
      )}
    </RouteDialog>
  )
}
