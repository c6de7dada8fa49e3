import { IntegrationPlatform } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useExpiredPlatforms } from '#web/domain/connection/needs-consent.ts'
import { PLATFORM_NAMES } from '#web/domain/connection/platform.ts'
import { WaitingWork } from '#web/domain/connection/WaitingWork.tsx'
import { paths } from '#web/paths.ts'
import { useCan } from '#web/session/current.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'

const CONSEQUENCES = {
  [IntegrationPlatform.GoogleAds]: 'ads',
  [IntegrationPlatform.GoogleAnalytics]: 'analytics',
  [IntegrationPlatform.Meta]: 'social',
  [IntegrationPlatform.LinkedIn]: 'social',
} as const

/** Says for each platform with expired access what no longer runs, and how to reconnect it. */
export function ExpiredConnections() {
  const { t } = useTranslation('dashboard')
  const canReconnect = useCan('manageIntegrations')
  const expired = useExpiredPlatforms() ?? []
  if (expired.length === 0) return null
  return (
    <Flex direction="column" gap="2" mb="4">
      {expired.map((platform) => (
        <Notice
          key={platform}
          tone="bad"
          title={t('expired.title', { platform: PLATFORM_NAMES[platform] })}
          action={
            canReconnect ? (
              <Button asChild size="sm">
                <Link to={paths.integrations(platform)}>
                  {t('expired.reconnect', { platform: PLATFORM_NAMES[platform] })}
                </Link>
              </Button>
            ) : undefined
          }
        >
          {[t(`expired.${CONSEQUENCES[platform]}`), canReconnect ? undefined : t('expired.ask')]
            .filter(Boolean)
            .join(' ')}
          <WaitingWork platform={platform} />
        </Notice>
      ))}
    </Flex>
  )
}
