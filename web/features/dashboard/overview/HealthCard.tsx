import { listIntegrationsOptions } from '@adwright/sdk/react-query'
import { chakra, Flex, Text } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServerNow } from '#web/lib/server-time.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { CardLink } from './CardLink.tsx'
import { healthOf, tones } from './health.ts'

/** The health of the connections, and the features affected by a broken one. */
export function HealthCard() {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const now = useServerNow()
  const { id: accountId } = useAccount()
  const { data: integrations } = useSuspenseQuery(listIntegrationsOptions({ path: { accountId } }))
  const platforms = healthOf(integrations)
  return (
    <Section title={t('health.title')} actions={<CardLink to={paths.integrations()}>{t('health.all')}</CardLink>}>
      {platforms.length === 0 ? <Text color="fg.muted">{t('health.none')}</Text> : null}
      <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="3">
        {platforms.map(({ platform, name, status, lastSyncAt, affected }) => (
          <li key={platform}>
            <Flex justify="space-between" columnGap="3" align="center" wrap="wrap">
              <chakra.span fontWeight="medium">
                <CardLink to={paths.integrations(platform)} color="fg.default" textStyle="md">
                  {name}
                </CardLink>
              </chakra.span>
              <StatusBadge tone={tones[status]}>{t(`health.status${status}`)}</StatusBadge>
            </Flex>
            <Text textStyle="sm" color="fg.muted">
              {lastSyncAt ? t('health.lastSync', { when: format.relative(lastSyncAt, now) }) : t('health.neverSynced')}
            </Text>
            {affected.length > 0 ? (
              <Text textStyle="sm">{t('health.affected', { features: affected.join(', ') })}</Text>
            ) : null}
          </li>
        ))}
      </chakra.ul>
    </Section>
  )
}
