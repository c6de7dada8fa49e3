import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { SectionBoundary } from '#web/ui/feedback/SectionBoundary.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { CodeNotice } from './CodeNotice.tsx'
import { InvitationList } from './InvitationList.tsx'

export const handle = { crumb: 'settings:invitations.title' }

export function Component() {
  const { t } = useTranslation('settings')
  const [search] = useSearchParams()
  const code = search.get('code')?.trim()
  return (
    <Page title={t('invitations.title')} lead={t('invitations.lead')}>
      {code ? (
        <Box mb="5" maxWidth="40rem">
          <CodeNotice code={code} />
        </Box>
      ) : null}
      <SectionBoundary title={t('invitations.failed')} skeleton={<TableSkeleton rows={2} columns={2} />}>
        <InvitationList />
      </SectionBoundary>
    </Page>
  )
}
