import { type Credential, type Integration, IntegrationHealthStatus } from '@adwright/sdk/types'
import { Button, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { needsConsent } from '#web/domain/connection/needs-consent.ts'
import { isSelectable } from '#web/domain/connection/platform.ts'
import { WaitingWork } from '#web/domain/connection/WaitingWork.tsx'
import { paths } from '#web/paths.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { CredentialView } from './CredentialView.tsx'
import { ReconnectSteps } from './ReconnectSteps.tsx'
import { SelectedClient } from './SelectedClient.tsx'

interface PlatformCardProps {
  integration: Integration
  /** True on the page of one platform, which also lists the permissions. */
  isWhole: boolean
  /** Why nothing can be connected or disconnected. */
  reason: string | undefined
  isLeaving: boolean
  onConnect: () => void
  onConnectAnother: () => void
  onDisconnect: (credential: Credential) => void
}

const TitleLink = chakra(Link, { base: { _hover: { textDecoration: 'underline' } } })

const isBroken = ({ health: { status }, missingScopes }: Credential) =>
  status === IntegrationHealthStatus.ReconnectNeeded || missingScopes.length > 0

const isEnding = ({ health }: Credential) => health.status === IntegrationHealthStatus.ExpiresSoon
const needsConnection = (credential: Credential) => isBroken(credential) || isEnding(credential)

/** One platform: its purpose, its connected accounts with their health, and the actions. */
export function PlatformCard({ integration, isWhole, reason, isLeaving, onDisconnect, ...on }: PlatformCardProps) {
  const { t } = useTranslation('integrations')
  const { platform, name, description, isConnected, credentials, requiredFor } = integration
  const broken = needsConsent(integration) ? credentials.find(isBroken) : undefined
  // Another credential that lasts keeps the work going.
  const isLater = !broken && credentials.some(isEnding) && credentials.every(needsConnection)
  const isUrgent = !isConnected || credentials.some(needsConnection)
  const label = isConnected ? t('connect.again', { platform: name }) : t('connect.action', { platform: name })
  return (
    <Flex as="li" layerStyle="card" direction="column" gap="3" p="5" minWidth="0">
      <Flex justify="space-between" align="flex-start" gap="3">
        <Heading as="h2" textStyle="section">
          {isWhole ? t('connection') : <TitleLink to={paths.integrations(platform)}>{name}</TitleLink>}
        </Heading>
        {isConnected ? null : <StatusBadge>{t('notConnected')}</StatusBadge>}
      </Flex>
      <Text color="fg.muted">{description}</Text>
      {requiredFor.length > 0 ? (
        <Text textStyle="sm">
          <chakra.span color="fg.muted">{t('requiredFor')}</chakra.span> {requiredFor.join(', ')}
        </Text>
      ) : null}
      {credentials.map((credential) => (
        <CredentialView
          key={credential.id}
          credential={credential}
          isWhole={isWhole}
          reason={reason}
          onDisconnect={() => onDisconnect(credential)}
        />
      ))}
      {isConnected && isSelectable(platform) ? (
        <SelectedClient
          platform={platform}
          // The options can only be fetched through a working connection.
          reason={reason ?? (credentials.every(isBroken) ? t('choice.againFirst', { platform: name }) : undefined)}
        />
      ) : null}
      {broken || isLater ? <WaitingWork platform={platform} isLater={isLater} /> : null}
      {broken && isWhole && reason === undefined ? <ReconnectSteps platform={name} name={broken.displayName} /> : null}
      {isConnected && isUrgent ? (
        <Text textStyle="sm" color="fg.muted">
          {t(`connect.keeps${platform}`)}
        </Text>
      ) : null}
      <Flex gap="2" wrap="wrap" mt="auto" pt="3" borderTopWidth="1px" borderColor="border.subtle">
        <DisabledReason reason={reason}>
          <BusyButton
            variant={isUrgent ? 'solid' : 'outline'}
            loading={isLeaving}
            loadingText={label}
            onClick={on.onConnect}
          >
            {label}
          </BusyButton>
        </DisabledReason>
        {isWhole && isConnected && reason === undefined ? (
          <Button variant="ghost" disabled={isLeaving} onClick={on.onConnectAnother}>
            {t('connect.another')}
          </Button>
        ) : null}
        {isWhole && reason === undefined ? (
          <Button asChild variant="ghost">
            <Link to={paths.activityLog({ platforms: platform })}>{t('history')}</Link>
          </Button>
        ) : null}
      </Flex>
    </Flex>
  )
}
