import { PlanLimitKind } from '@adwright/sdk/types'
import { Button, Flex, Grid } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PlanLimitNotice } from '#web/domain/plans/PlanLimitNotice.tsx'
import { ToolList } from '#web/features/analyses/tools/ToolList.tsx'
import { paths } from '#web/paths.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { AnalysisExample } from './AnalysisExample.tsx'
import { FirstFindings } from './FirstFindings.tsx'
import { LandingPages } from './LandingPages.tsx'
import { PageForm } from './PageForm.tsx'
import { RunTable } from './RunTable.tsx'
import { StartCards } from './StartCards.tsx'

export const handle = { crumb: 'analyses:title' }

export function Component() {
  const { t } = useTranslation('analyses')
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      wide
      actions={
        <>
          <Button asChild variant="outline">
            <Link to={paths.findings()}>{t('nav.findings')}</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.askData()}>{t('nav.ask')}</Link>
          </Button>
        </>
      }
    >
      <Flex direction="column" gap="5">
        <PlanLimitNotice kind={PlanLimitKind.AiAnswers} />
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="4">
          <Flex direction="column" gap="4">
            <PageForm />
            <StartCards />
          </Flex>
          <Flex direction="column" gap="4">
            <AnalysisExample />
            <FirstFindings />
          </Flex>
        </Grid>
        <LandingPages />
        <RunTable />
        <ToolList />
      </Flex>
    </Page>
  )
}
