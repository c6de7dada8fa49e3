import { listIntegrationsOptions } from '@adwright/sdk/react-query'
import type { Account, Credential, Integration } from '@adwright/sdk/types'
import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { StatusBadge, type StatusTone } from '#web/ui/feedback/StatusBadge.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'

const tones: Record<number, StatusTone> = { 1: 'good', 2: 'warning', 3: 'bad', 4: 'bad' }

function Identity({ credential, timeZone }: { credential: Credential; timeZone: string }) {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const { displayName, health, connectedByName, connectedAt } = credential
  const date = format.date(connectedAt, 'medium', timeZone)
  return (
    <chakra.li display="flex" gap="3" justifyContent="space-between" alignItems="flex-start" flexWrap="wrap">
      <Box minWidth="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {displayName}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {t('connected.by', { name: connectedByName, date })}
        </Text>
      </Box>
      <StatusBadge tone={tones[health.status] ?? 'neutral'}>{t(`health.${health.status}`)}</StatusBadge>
    </chakra.li>
  )
}

interface WayProps {
  platform: Integration['platform']
  name: string
  isConnected: boolean
}

/** A link to the integration, labeled by the actions the role allows there. */
function Way({ platform, name, isConnected }: WayProps) {
  const { t } = useTranslation('settings')
  const mayChange = useCan('manageIntegrations')
  if (!mayChange && !isConnected) {
    return (
      <DisabledReason reason={t('teamReason.needsAdmin')}>
        <Button variant="outline" size="sm" aria-label={t('connected.connectOf', { name })}>
          {t('connected.connect')}
        </Button>
      </DisabledReason>
    )
  }
  const what = isConnected ? (mayChange ? 'manage' : 'see') : 'connect'
  return (
    <Button asChild variant="outline" size="sm">
      <Link to={paths.integrations(platform)} aria-label={t(`connected.${what}Of`, { name })}>
        {t(`connected.${what}`)}
      </Link>
    </Button>
  )
}

/** The platform accounts that the account is connected to; they are managed on the integrations page. */
export function ConnectedList({ account }: { account: Account }) {
  const { t } = useTranslation('settings')
  const { data } = useSuspenseQuery(listIntegrationsOptions({ path: { accountId: account.id } }))
  return (
    <Flex direction="column" gap="4">
      {data.map(({ platform, name, description, credentials }: Integration) => (
        <Section
          key={platform}
          title={name}
          description={description}
          actions={<Way platform={platform} name={name} isConnected={credentials.length > 0} />}
        >
          {credentials.length > 0 ? (
            <chakra.ul display="flex" flexDirection="column" gap="3" m="0" p="0" listStyleType="none">
              {credentials.map((credential) => (
                <Identity key={credential.id} credential={credential} timeZone={account.timeZone} />
              ))}
            </chakra.ul>
          ) : (
            <Text color="fg.muted">{t('connected.none')}</Text>
          )}
        </Section>
      ))}
    </Flex>
  )
}
