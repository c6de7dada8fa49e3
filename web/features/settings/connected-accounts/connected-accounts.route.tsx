import { Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AccountClosed } from '#web/features/settings/AccountClosed.tsx'
import { paths } from '#web/paths.ts'
import { useCurrent } from '#web/session/current.ts'
import { isPending } from '#web/session/gates.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { ConnectedAccounts } from './ConnectedAccounts.tsx'

export const handle = { crumb: 'settings:connected.title' }

export function Component() {
  const { t } = useTranslation('settings')
  const { account } = useCurrent()
  const isOpen = account !== undefined && !isPending(account)
  return (
    <Page
      title={t('connected.title')}
      lead={account ? t('connected.lead', { account: account.name }) : undefined}
      actions={
        isOpen ? (
          <Button asChild variant="outline">
            <Link to={paths.integrations()}>{t('connected.manage')}</Link>
          </Button>
        ) : null
      }
    >
      {isOpen ? <ConnectedAccounts account={account} /> : <AccountClosed />}
    </Page>
  )
}
