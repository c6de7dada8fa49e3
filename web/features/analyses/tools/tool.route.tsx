import { PlanLimitKind } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { PlanLimitNotice } from '#web/domain/plans/PlanLimitNotice.tsx'
import { usePlanLimitReason } from '#web/domain/plans/use-plan-limit.ts'
import { paths, patterns } from '#web/paths.ts'
import { useCan } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { AlternativeText } from './AlternativeText.tsx'
import { PictureCheck } from './PictureCheck.tsx'
import { StructuredData } from './StructuredData.tsx'
import { TextTool } from './TextTool.tsx'
import { TOOL_IDS, type ToolId } from './tool-ids.ts'

export const handle = {
  crumb: 'analyses-tools:crumb',
  ancestors: [{ crumb: 'analyses:title', to: patterns.aiAnalysis }],
}

export function Component() {
  const { t } = useTranslation('analyses-tools')
  const { tool: wanted } = useParams()
  const tool = TOOL_IDS.find((one) => one === wanted)
  if (!tool)
    return (
      <Page title={t('crumb')}>
        <EmptyState
          title={t('unknown')}
          action={
            <Button asChild>
              <Link to={paths.aiAnalysis()}>{t('all')}</Link>
            </Button>
          }
        >
          {t('unknownText')}
        </EmptyState>
      </Page>
    )
  return (
    <Page title={t(`tools.${tool}.title`)} lead={t(`tools.${tool}.lead`)}>
      {/* A tool begins anew when another one is opened. */}
      {tool === 'picture-check' ? <PictureCheck /> : <ModelTool key={tool} tool={tool} />}
    </Page>
  )
}

/** A tool that asks the language model: for users and admins, within the answers of the plan. */
function ModelTool({ tool }: { tool: Exclude<ToolId, 'picture-check'> }) {
  const { t } = useTranslation('analyses-tools')
  const mayRun = useCan('runAnalyses')
  const limit = usePlanLimitReason(PlanLimitKind.AiAnswers)
  if (!mayRun) return <Notice title={t('reason')} />
  return (
    <Flex direction="column" gap="4">
      <PlanLimitNotice kind={PlanLimitKind.AiAnswers} />
      {tool === 'structured-data' ? (
        <StructuredData disabledReason={limit} />
      ) : tool === 'alternative-text' ? (
        <AlternativeText disabledReason={limit} />
      ) : (
        <TextTool tool={tool} disabledReason={limit} />
      )}
    </Flex>
  )
}
