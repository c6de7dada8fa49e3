import { useGetAnalyticsAccountEnabledQuery } from '@adwright/sdk/react-query'
import { IntegrationPlatform } from '@adwright/sdk/types'
import { Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { WaitingWork } from '#web/domain/connection/WaitingWork.tsx'
import { useProperties } from '#web/domain/properties/use-properties.ts'
import { paths } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'

/** Tells that no monitor runs and how to reconnect, while Google Analytics is disconnected or its access has expired. */
export function MonitoringPaused() {
  const { t } = useTranslation('anomalies')
  const accountId = useAccount().id
  const mayConnect = useCan('manageIntegrations')
  const { isConnected } = useProperties()
  const { data } = useGetAnalyticsAccountEnabledQuery({ path: { accountId } })
  if (isConnected === undefined || data === undefined || data.isEnabled) return null
  const to = isConnected
    ? paths.integrations(IntegrationPlatform.GoogleAnalytics)
    : paths.getStarted(IntegrationPlatform.GoogleAnalytics)
  return (
    <Notice
      tone="warning"
      title={t('paused.title')}
      action={
        mayConnect ? (
          <Button asChild variant="outline" size="sm">
            <Link to={to}>{t(isConnected ? 'paused.reconnect' : 'connect.action')}</Link>
          </Button>
        ) : undefined
      }
    >
      {[...data.reasons, t(mayConnect ? 'paused.text' : 'paused.ask')].join(' ')}
      <WaitingWork platform={IntegrationPlatform.GoogleAnalytics} />
    </Notice>
  )
}
