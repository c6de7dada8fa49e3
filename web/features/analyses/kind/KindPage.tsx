import { type AnalysisKind, PlanLimitKind } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PlanLimitNotice } from '#web/domain/plans/PlanLimitNotice.tsx'
import { RunTable } from '#web/features/analyses/overview/RunTable.tsx'
import { paths } from '#web/paths.ts'
import { Page } from '#web/ui/page/Page.tsx'

/** Starts analyses of one kind and lists those before. */
export function KindPage({ kind, children }: { kind: AnalysisKind; children: ReactNode }) {
  const { t } = useTranslation('analyses')
  return (
    <Page
      title={t(`kindTitle.${kind}`)}
      wide
      actions={
        <Button asChild variant="outline">
          <Link to={paths.findings({ kinds: [kind] })}>{t('nav.findings')}</Link>
        </Button>
      }
    >
      <Flex direction="column" gap="5">
        <PlanLimitNotice kind={PlanLimitKind.AiAnswers} />
        {children}
        <RunTable kind={kind} />
      </Flex>
    </Page>
  )
}
