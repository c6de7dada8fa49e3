import { AnalysisKind, type AnalysisRun, PlanLimitKind } from '@adwright/sdk/types'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlanLimitReason } from '#web/domain/plans/use-plan-limit.ts'
import { useMakeAnalysis } from '#web/features/analyses/use-make-analysis.ts'
import { serverMessageOr } from '#web/lib/problem.ts'
import { useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'

/** Makes the same analysis again; pasted source has to be pasted again. */
export function RunAgain({ run: { kind, subject, isPasted } }: { run: AnalysisRun }) {
  const { t } = useTranslation('analyses')
  const { analyze, analyzePage } = useMakeAnalysis()
  const [isBusy, setBusy] = useState(false)
  const mayRun = useCan('runAnalyses')
  const answers = usePlanLimitReason(PlanLimitKind.AiAnswers)
  const market = usePlanLimitReason(PlanLimitKind.MarketAnalyses)
  const limit = kind === AnalysisKind.Market ? (market ?? answers) : answers
  if (isPasted) return null

  async function again() {
    setBusy(true)
    try {
      await (kind === AnalysisKind.WebPage ? analyzePage({ url: subject }) : analyze(kind))
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('start.failed'), description: serverMessageOr(error, t('tryAgain')) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <DisabledReason reason={mayRun ? limit : t('reason.viewer')}>
      <BusyButton loading={isBusy} loadingText={t('start.busy')} onClick={() => void again()}>
        {t('run.again')}
      </BusyButton>
    </DisabledReason>
  )
}
