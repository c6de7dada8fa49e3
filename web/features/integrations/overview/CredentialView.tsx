import { type Credential, IntegrationHealthStatus } from '@adwright/sdk/types'
import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useScopeNames } from '#web/domain/connection/use-scope-names.ts'
import { useServerNow } from '#web/lib/server-time.ts'
import { useAccount } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { StatusBadge, type StatusTone } from '#web/ui/feedback/StatusBadge.tsx'
import { MiddleTruncate } from '#web/ui/table/MiddleTruncate.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { formatCountdown } from './countdown.ts'

const tones: Record<IntegrationHealthStatus, StatusTone> = {
  [IntegrationHealthStatus.Connected]: 'good',
  [IntegrationHealthStatus.ExpiresSoon]: 'warning',
  [IntegrationHealthStatus.ReconnectNeeded]: 'bad',
  [IntegrationHealthStatus.Error]: 'bad',
  [IntegrationHealthStatus.Syncing]: 'accent',
}

interface CredentialViewProps {
  credential: Credential
  isWhole: boolean
  reason: string | undefined
  onDisconnect: () => void
}

/** A connected account of a platform: health, last sync, expiry of the authorization, and affected features. */
export function CredentialView({ credential, isWhole, reason, onDisconnect }: CredentialViewProps) {
  const { t } = useTranslation('integrations')
  const format = useFormat()
  const scopeNames = useScopeNames()
  const { timeZone } = useAccount()
  const now = useServerNow()
  const { displayName, health, grantedScopes, missingScopes, connectedByName, connectedAt } = credential
  const { status, lastSyncAt, expiresAt, lastError, lastErrorAt, affectedFeatures } = health
  const exactly = (distance: string, instant: string) => `${distance} (${format.dateTime(instant, timeZone)})`
  const when = (instant: string) => exactly(format.relative(instant, now), instant)

  // Access that was revoked has no date; "never expires" would be false of it.
  const hasEnded = status === IntegrationHealthStatus.ReconnectNeeded && missingScopes.length === 0
  const isPast = expiresAt !== null && new Date(expiresAt) <= now
  const expiry: [term: string, value: string][] = expiresAt
    ? [
        [
          t(isPast ? 'fact.expired' : 'fact.expires'),
          exactly(formatCountdown(expiresAt, now, format.locale), expiresAt),
        ],
      ]
    : hasEnded
      ? []
      : [[t('fact.expires'), t('fact.noEnd')]]

  const facts: [term: string, value: string][] = [
    [t('fact.lastSync'), lastSyncAt ? when(lastSyncAt) : t('fact.neverSynced')],
    ...expiry,
    ...(lastError && lastErrorAt
      ? [[t('fact.lastError'), `${when(lastErrorAt)}: ${lastError}`] as [string, string]]
      : []),
    ...(affectedFeatures.length > 0 ? [[t('fact.affected'), affectedFeatures.join(', ')] as [string, string]] : []),
    ...(missingScopes.length > 0 ? [[t('fact.missing'), scopeNames(missingScopes)] as [string, string]] : []),
    ...(isWhole && grantedScopes.length > 0
      ? [[t('fact.granted'), scopeNames(grantedScopes)] as [string, string]]
      : []),
    [
      t('fact.connected'),
      t('fact.connectedBy', { name: connectedByName, date: format.date(connectedAt, 'medium', timeZone) }),
    ],
  ]

  return (
    <Box borderWidth="1px" borderRadius="l3" p="3">
      <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap">
        <Box minWidth="0" flex="1 1 14rem">
          <Flex gap="2" align="center" wrap="wrap" minWidth="0">
            <chakra.span fontWeight="semibold" minWidth="0" maxWidth="100%">
              <MiddleTruncate>{displayName}</MiddleTruncate>
            </chakra.span>
            <StatusBadge tone={tones[status]}>{t(`health.name${status}`)}</StatusBadge>
          </Flex>
          <Text textStyle="sm" mt="1">
            {missingScopes.length > 0 ? t('health.missing') : t(`health.text${status}`)}
          </Text>
        </Box>
        <DisabledReason reason={reason}>
          <Button
            variant="outline"
            size="sm"
            aria-label={t('disconnect.of', { name: displayName })}
            onClick={onDisconnect}
          >
            {t('disconnect.action')}
          </Button>
        </DisabledReason>
      </Flex>
      <chakra.dl
        mt="3"
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '9rem 1fr' }}
        columnGap="3"
        rowGap={{ base: '0', sm: '1' }}
        textStyle="sm"
      >
        {facts.map(([term, value]) => (
          <chakra.div key={term} display="contents">
            <chakra.dt color="fg.muted">{term}</chakra.dt>
            <chakra.dd m="0" mb={{ base: '2', sm: '0' }} minWidth="0" overflowWrap="anywhere">
              {value}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Box>
  )
}
