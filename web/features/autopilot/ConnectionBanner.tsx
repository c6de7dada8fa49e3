import { IntegrationPlatform } from '@adwright/sdk/types'
import { Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { WaitingWork } from '#web/domain/connection/WaitingWork.tsx'
import { paths } from '#web/paths.ts'
import { useCan } from '#web/session/current.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { useIsAdsExpired } from './use-is-ads-expired.ts'

const { GoogleAds } = IntegrationPlatform

/** A banner that says that no rule runs until Google Ads is connected again; nothing while the access is valid. */
export function ConnectionBanner() {
  const { t } = useTranslation('autopilot')
  const mayConnect = useCan('manageIntegrations')
  if (!useIsAdsExpired()) return null
  return (
    <Notice
      tone="warning"
      role="status"
      title={t('rules.noConnection.title')}
      action={
        mayConnect ? (
          <Button asChild size="sm" variant="outline">
            <Link to={paths.getStarted(GoogleAds)}>{t('rules.noConnection.action')}</Link>
          </Button>
        ) : undefined
      }
    >
      {t('rules.noConnection.text')} {mayConnect ? null : t('rules.noConnection.askAdmin')}
      <WaitingWork platform={GoogleAds} />
    </Notice>
  )
}
