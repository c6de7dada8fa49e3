import { IntegrationPlatform } from '@adwright/sdk/types'
import { Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

/** The empty state without a web analytics connection, with the one next step. */
export function NotConnected() {
  const { t } = useTranslation('anomalies')
  return (
    <EmptyState
      drawing="plug"
      title={t('connect.title')}
      action={
        <Button asChild>
          <Link to={paths.getStarted(IntegrationPlatform.GoogleAnalytics)}>{t('connect.action')}</Link>
        </Button>
      }
    >
      {t('connect.text')}
    </EmptyState>
  )
}
