import { AnalysisKind, type AnalysisRun } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { LineChart } from '#web/ui/chart/LineChart.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { useSubjectRuns } from './use-subject-runs.ts'

const SCORE_TICKS = [0, 25, 50, 75, 100]

/** The score of a page over its analyses, or the number of findings of another subject. Renders nothing for the first analysis. */
export function ScoreHistory({ run }: { run: AnalysisRun }) {
  const { t } = useTranslation('analyses')
  const navigate = useNavigate()
  const { timeZone } = useAccount()
  const format = useFormat()
  const runs = useSubjectRuns(run).toReversed()
  if (runs.length < 2) return null
  const isPage = run.kind === AnalysisKind.WebPage
  const unit = t(isPage ? 'runs.score' : 'runs.findings')
  return (
    <Section title={t('runs.title')} variant="plain">
      <LineChart
        title={t(isPage ? 'history.score' : 'history.findings')}
        description={t('history.text')}
        headingLevel="h3"
        height={180}
        labels={runs.map(({ createdAt }) => createdAt)}
        labelHeader={t('runs.made')}
        formatLabel={(createdAt) => format.dateTime(createdAt, timeZone)}
        formatPlace={(createdAt) => format.date(createdAt, 'short', timeZone)}
        unit={unit}
        formatValue={(value) => format.number(value)}
        fixedTicks={isPage ? SCORE_TICKS : undefined}
        series={[
          {
            id: 'actual',
            label: unit,
            role: 'actual',
            values: runs.map(({ overallScore, findingCount }) => (isPage ? overallScore : findingCount)),
          },
        ]}
        onOpen={(index) => {
          const opened = runs[index]
          if (opened) void navigate(paths.analysisRun(opened.kind, opened.id))
        }}
      />
    </Section>
  )
}
