import { useTranslation } from 'react-i18next'
import { AccountClosed } from '#web/features/settings/AccountClosed.tsx'
import { useCurrent } from '#web/session/current.ts'
import { isPending } from '#web/session/gates.ts'
import { SectionBoundary } from '#web/ui/feedback/SectionBoundary.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { ConnectedList } from './ConnectedList.tsx'

export const handle = { crumb: 'settings:connected.title' }

export function Component() {
  const { t } = useTranslation('settings')
  const { account } = useCurrent()
  return (
    <Page title={t('connected.title')} lead={account ? t('connected.lead', { account: account.name }) : undefined}>
      {account && !isPending(account) ? (
        <SectionBoundary title={t('connected.failed')} skeleton={<TableSkeleton rows={4} columns={2} />}>
          <ConnectedList account={account} />
        </SectionBoundary>
      ) : (
        <AccountClosed />
      )}
    </Page>
  )
}
