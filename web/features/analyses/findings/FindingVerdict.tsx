import { type AnalysisFinding, AnalysisKind, FindingStatus } from '@adwright/sdk/types'
import { Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AnalyzeAgain } from '#web/features/analyses/AnalyzeAgain.tsx'
import { paths } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { useFormat } from '#web/ui/use-format.ts'

/** Whether work on a finding has helped, or when that is checked; offers the analysis that verifies it now. Renders nothing before the work is done. */
export function FindingVerdict({ finding }: { finding: AnalysisFinding }) {
  const { t } = useTranslation('analyses')
  const mayRun = useCan('runAnalyses')
  const { timeZone } = useAccount()
  const format = useFormat()
  const { status, analysisKind, subject, checkDueAt } = finding
  const isPage = analysisKind === AnalysisKind.WebPage
  const isPasted = isPage && !URL.canParse(subject)
  if (status === FindingStatus.Verified) return <Notice tone="good" title={t('finding.check.verified')} />
  if (status !== FindingStatus.Done && status !== FindingStatus.NotBetter) return null
  const again = !isPasted ? (
    <AnalyzeAgain kind={analysisKind} subject={subject} isStaying size="sm" variant="outline" />
  ) : mayRun ? (
    <Button asChild size="sm" variant="outline">
      <Link to={paths.aiAnalysis({ page: 'source' })}>{t('finding.check.paste')}</Link>
    </Button>
  ) : undefined
  if (status === FindingStatus.NotBetter)
    return (
      <Notice tone="warning" title={t('finding.check.notBetter')} action={again}>
        {t('finding.check.notBetterText')}
      </Notice>
    )
  return (
    <Notice title={t('finding.check.title')} action={again}>
      {checkDueAt === null
        ? t(`finding.check.${isPasted ? 'pasted' : isPage ? 'page' : 'ads'}`)
        : t('finding.check.planned', { date: format.dateTime(checkDueAt, timeZone) })}
    </Notice>
  )
}
