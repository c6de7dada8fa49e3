import { getAdsInformationOptions } from '@adwright/sdk/react-query'
import { IntegrationPlatform } from '@adwright/sdk/types'
import { Box, Button, Flex } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useExpiredPlatforms } from '#web/domain/connection/needs-consent.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionBoundary } from '#web/ui/feedback/SectionBoundary.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { AutomationBanner, useIsAutomationKnown } from './AutomationBanner.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { type Client, ClientContext } from './use-client.ts'

const { GoogleAds } = IntegrationPlatform

interface ClientNeededProps {
  children: ReactNode
  /** The skeleton of the content. */
  skeleton?: ReactNode
  /** True if the page says that all automation is paused. */
  hasAutomationBanner?: boolean
}

/** Renders its children for the selected client account; without one, shows how to connect and select one. */
export function ClientNeeded(props: ClientNeededProps) {
  const skeleton = props.skeleton ?? <TableSkeleton />
  return (
    <SectionBoundary skeleton={skeleton}>
      <Chosen {...props} skeleton={skeleton} />
    </SectionBoundary>
  )
}

/** The banners above the content, which is loaded but hidden until they are known, because a later banner would move it. */
function WithBanners({ children, skeleton, hasAutomationBanner = true }: ClientNeededProps) {
  const isConnectionKnown = useExpiredPlatforms() !== undefined
  const isAutomationKnown = useIsAutomationKnown(hasAutomationBanner)
  const isKnown = isConnectionKnown && isAutomationKnown
  return (
    <>
      {isKnown ? null : <Loading>{skeleton}</Loading>}
      <Flex direction="column" gap="4" display={isKnown ? 'flex' : 'none'}>
        <ConnectionBanner />
        {hasAutomationBanner ? <AutomationBanner /> : null}
        <Box>{children}</Box>
      </Flex>
    </>
  )
}

function Chosen(props: ClientNeededProps) {
  const { t } = useTranslation('autopilot')
  const { id: accountId, timeZone, currencyCode: ownCurrency } = useAccount()
  const { data } = useSuspenseQuery(getAdsInformationOptions({ path: { accountId } }))
  const { isConnected, customerClientId, descriptiveName, currencyCode, lastSyncAt } = data
  const client = useMemo<Client | undefined>(
    () =>
      customerClientId === null
        ? undefined
        : {
            path: { accountId, customerClientId },
            name: descriptiveName ?? customerClientId,
            currency: currencyCode ?? ownCurrency,
            timeZone,
            lastSyncAt,
          },
    [accountId, customerClientId, descriptiveName, currencyCode, ownCurrency, timeZone, lastSyncAt],
  )
  if (client)
    return (
      <ClientContext value={client}>
        <WithBanners {...props} />
      </ClientContext>
    )
  const lack = isConnected ? 'client' : 'connection'
  return (
    <Box layerStyle="card">
      <EmptyState
        drawing="plug"
        title={t(`rules.lack.${lack}`)}
        action={
          <Button asChild>
            <Link to={isConnected ? paths.getStartedSelectClient(GoogleAds) : paths.getStarted(GoogleAds)}>
              {t(`rules.lack.${lack}Action`)}
            </Link>
          </Button>
        }
      >
        {t('rules.lack.text')}
      </EmptyState>
    </Box>
  )
}
