import { Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { TicketTable } from './TicketTable.tsx'

export const handle = { crumb: 'help:tickets.title' }

export function Component() {
  const { t } = useTranslation('help')
  const { search } = useLocation()
  return (
    <Page
      wide
      title={t('tickets.title')}
      lead={t('tickets.lead')}
      actions={
        <Button asChild>
          <Link to={{ pathname: paths.newTicket(), search }} preventScrollReset>
            {t('new.open')}
          </Link>
        </Button>
      }
    >
      <TicketTable />
      <Outlet />
    </Page>
  )
}
