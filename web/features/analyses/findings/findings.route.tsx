import { SavedViewScreen } from '@adwright/sdk/types'
import { Box, Grid } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Outlet, useParams } from 'react-router-dom'
import { SavedViews } from '#web/domain/saved-views/SavedViews.tsx'
import { patterns } from '#web/paths.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { FindingTable } from './FindingTable.tsx'

export const handle = {
  crumb: 'analyses:findings.title',
  ancestors: [{ crumb: 'analyses:title', to: patterns.aiAnalysis }],
}

/** The inbox of findings; a finding opens beside it, on small screens in its place. */
export function Component() {
  const { t } = useTranslation('analyses')
  const { findingId } = useParams()
  const isOpen = findingId !== undefined
  return (
    <Page
      title={t('findings.title')}
      lead={t('findings.lead')}
      wide
      actions={<SavedViews screen={SavedViewScreen.Findings} />}
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: isOpen ? 'minmax(0, 1fr) 28rem' : 'minmax(0, 1fr)' }}
        gap="4"
      >
        <Box minWidth="0" display={{ base: isOpen ? 'none' : 'block', lg: 'block' }}>
          <FindingTable />
        </Box>
        <Outlet />
      </Grid>
    </Page>
  )
}
