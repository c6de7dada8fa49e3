import { getAdsInformationOptions } from '@adwright/sdk/react-query'
import { IntegrationPlatform } from '@adwright/sdk/types'
import { Box, Button, Flex } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { SectionBoundary } from '#web/ui/feedback/SectionBoundary.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { type Client, ClientContext } from './use-client.ts'

const { GoogleAds } = IntegrationPlatform

interface ClientNeededProps {
  children: ReactNode
  /** The skeleton of the content. */
  skeleton?: ReactNode
}

/** Renders its children for the selected client account; without one, shows how to connect and select one. */
export function ClientNeeded({ children, skeleton }: ClientNeededProps) {
  return (
    <SectionBoundary skeleton={skeleton ?? <TableSkeleton />}>
      <Chosen>{children}</Chosen>
    </SectionBoundary>
  )
}

function Chosen({ children }: { children: ReactNode }) {
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
        <Flex direction="column" gap="4">
          <ConnectionBanner />
          <Box>{children}</Box>
        </Flex>
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
