import { listIntegrationsOptions } from '@adwright/sdk/react-query'
import { type Integration, IntegrationHealthStatus, type IntegrationPlatform } from '@adwright/sdk/types'
import { chakra, SimpleGrid } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { ConsentNotice } from '#web/domain/connection/ConsentNotice.tsx'
import { isSelectable, PLATFORM_NAMES } from '#web/domain/connection/platform.ts'
import { useConnect } from '#web/domain/connection/use-connect.ts'
import { useConsentReturn } from '#web/domain/connection/use-consent-return.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { DisconnectDialog, type Disconnection } from './DisconnectDialog.tsx'
import { PlatformCard } from './PlatformCard.tsx'

const SYNC_LOOK_MS = 5000

const isSyncing = (integrations: readonly Integration[] | undefined) =>
  integrations?.some(({ credentials }) =>
    credentials.some(({ health }) => health.status === IntegrationHealthStatus.Syncing),
  ) ?? false

const BackLink = chakra(Link, {
  base: {
    display: 'inline-block',
    mb: '4',
    color: 'accent.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
})

export function PlatformList({ platform }: { platform: IntegrationPlatform | undefined }) {
  const { t } = useTranslation('integrations')
  const navigate = useNavigate()
  const { id: accountId } = useAccount()
  const { data: integrations } = useSuspenseQuery({
    ...listIntegrationsOptions({ path: { accountId } }),
    refetchInterval: ({ state }) => (isSyncing(state.data) ? SYNC_LOOK_MS : false),
  })
  const { connect, connectAnother, leavingTo, reason } = useConnect('integrations')
  const [leaving, setLeaving] = useState<Disconnection>()
  const { outcome } = useConsentReturn(platform, (integration) => {
    // After the first connection of a platform, the person selects a client account or property.
    const isFirst = integration.credentials.length === 1
    const isWhole = integration.credentials[0]?.missingScopes.length === 0
    const wasConnected = integrations.some((one) => one.platform === integration.platform && one.isConnected)
    if (isFirst && isWhole && !wasConnected && isSelectable(integration.platform)) {
      void navigate(paths.integrationsSelectClient(integration.platform))
    }
  })
  const shown = platform ? integrations.filter((one) => one.platform === platform) : integrations

  return (
    <>
      {platform ? (
        <>
          <BackLink to={paths.integrations()}>{t('all')}</BackLink>
          <ConsentNotice
            outcome={outcome}
            platform={PLATFORM_NAMES[platform]}
            onConnect={reason ? undefined : () => void connect(platform)}
          />
        </>
      ) : null}
      {shown.length === 0 ? (
        <EmptyState drawing="plug" title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <SimpleGrid as="ul" listStyleType="none" columns={platform ? 1 : { base: 1, lg: 2 }} gap="4">
          {shown.map((one) => (
            <PlatformCard
              key={one.platform}
              integration={one}
              isWhole={platform !== undefined}
              reason={reason}
              isLeaving={leavingTo === one.platform}
              onConnect={() => void connect(one.platform)}
              onConnectAnother={() => void connectAnother(one.platform)}
              onDisconnect={(credential) => setLeaving({ integration: one, credential })}
            />
          ))}
        </SimpleGrid>
      )}
      <DisconnectDialog leaving={leaving} onClose={() => setLeaving(undefined)} />
    </>
  )
}
