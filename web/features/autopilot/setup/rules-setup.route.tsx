import { Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ClientNeeded } from '#web/features/autopilot/ClientNeeded.tsx'
import { useHasClient } from '#web/features/autopilot/use-has-client.ts'
import { paths } from '#web/paths.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { Catalog, CatalogSkeleton } from './Catalog.tsx'

export const handle = { crumb: 'autopilot-setup:title' }

export function Component() {
  const { t } = useTranslation('autopilot-setup')
  const hasClient = useHasClient()
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      wide
      actions={
        hasClient ? (
          <Button asChild variant="outline">
            <Link to={paths.metricTable('campaigns')}>{t('tables.title')}</Link>
          </Button>
        ) : undefined
      }
    >
      <ClientNeeded skeleton={<CatalogSkeleton />}>
        <Catalog />
      </ClientNeeded>
    </Page>
  )
}
