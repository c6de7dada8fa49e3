import { AnalysisKind, PlanLimitKind } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { usePlanLimitReason } from '#web/domain/plans/use-plan-limit.ts'
import { useCan } from '#web/session/current.ts'

/** Why the reader can't make an analysis of a kind, or of any kind; undefined if they can. */
export function useRunReason(kind?: AnalysisKind): string | undefined {
  const { t } = useTranslation('analyses')
  const mayRun = useCan('runAnalyses')
  const answers = usePlanLimitReason(PlanLimitKind.AiAnswers)
  const market = usePlanLimitReason(PlanLimitKind.MarketAnalyses)
  if (!mayRun) return t('reason.viewer')
  return kind === AnalysisKind.Market ? (market ?? answers) : answers
}
