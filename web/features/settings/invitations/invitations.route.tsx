import { useTranslation } from 'react-i18next'
import { SectionBoundary } from '#web/ui/feedback/SectionBoundary.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { InvitationList } from './InvitationList.tsx'

export const handle = { crumb: 'settings:invitations.title' }

export function Component() {
  const { t } = useTranslation('settings')
  return (
    <Page title={t('invitations.title')} lead={t('invitations.lead')}>
      <SectionBoundary title={t('invitations.failed')} skeleton={<TableSkeleton rows={2} columns={2} />}>
        <InvitationList />
      </SectionBoundary>
    </Page>
  )
}
