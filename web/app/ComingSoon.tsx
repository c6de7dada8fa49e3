import { Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Page } from '#web/ui/page/Page.tsx'

/** The view at the address of a screen that is marked as coming soon. */
export function ComingSoon() {
  const { t } = useTranslation('shell')
  return (
    <Page title={t('soon.title')}>
      <EmptyState
        drawing="chart"
        headingLevel="h2"
        title={t('soon.lead')}
        action={
          <Button asChild variant="outline">
            <Link to={paths.dashboard()}>{t('soon.action')}</Link>
          </Button>
        }
      >
        {t('soon.text')}
      </EmptyState>
    </Page>
  )
}
