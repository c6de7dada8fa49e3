import { useGetAnalysisRunQuery } from '@adwright/sdk/react-query'
import { AnalysisKind, type AnalysisRun } from '@adwright/sdk/types'
import { Button, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { AnalyzeAgain } from '#web/features/analyses/AnalyzeAgain.tsx'
import { EvidenceList } from '#web/features/analyses/EvidenceList.tsx'
import { FindingLines } from '#web/features/analyses/FindingLines.tsx'
import { parseIds, useAddress } from '#web/lib/use-address.ts'
import { paths, patterns } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { ResourceError } from '#web/ui/feedback/ResourceError.tsx'
import { ChartSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { Checks } from './Checks.tsx'
import { CompareSelect } from './CompareSelect.tsx'
import { Demand } from './Demand.tsx'
import { PageSource } from './PageSource.tsx'
import { Rivals } from './Rivals.tsx'
import { ScoreHistory } from './ScoreHistory.tsx'
import { Scores } from './Scores.tsx'
import { TermGroups } from './TermGroups.tsx'

export const handle = {
  crumb: 'analyses:run.crumb',
  ancestors: [{ crumb: 'analyses:title', to: patterns.aiAnalysis }],
}

export function Component() {
  const { t } = useTranslation('analyses')
  const { runId = '' } = useParams()
  const accountId = useAccount().id
  const [against] = parseIds(useAddress().search.getAll('against'))
  const { data, error, refetch } = useGetAnalysisRunQuery({
    path: { accountId, runId },
    ...(against ? { query: { against } } : {}),
  })
  return (
    <Page
      title={data?.title ?? t('run.crumb')}
      lead={data ? <Lead run={data} /> : undefined}
      wide
      actions={
        // Pasted source has to be pasted again.
        data && !data.isPasted ? <AnalyzeAgain kind={data.kind} subject={data.subject} /> : undefined
      }
    >
      {data ? (
        <Run key={runId} run={data} />
      ) : error ? (
        <ResourceError
          error={error}
          onRetry={() => void refetch()}
          title={t('run.missing')}
          back={{ to: paths.aiAnalysis(), label: t('nav.overview') }}
        >
          {t('run.missingText')}
        </ResourceError>
      ) : (
        <Loading>
          <ChartSkeleton height={360} />
        </Loading>
      )}
    </Page>
  )
}

function Lead({ run: { kind, createdAt, createdByName, isAutomatic, dateBegin, dateEnd } }: { run: AnalysisRun }) {
  const { t } = useTranslation('analyses')
  const { timeZone } = useAccount()
  const format = useFormat()
  const values = { kind: t(`kind.${kind}`), date: format.dateTime(createdAt, timeZone) }
  const made = isAutomatic ? t('run.automatic', values) : t('run.made', { ...values, name: createdByName })
  const period =
    dateBegin && dateEnd ? t('run.period', { from: format.date(dateBegin), to: format.date(dateEnd) }) : undefined
  return <>{[made, period].filter(Boolean).join(' · ')}</>
}

function Run({ run }: { run: AnalysisRun }) {
  const { t } = useTranslation('analyses')
  const { id, kind, summary, summaryEvidence, findings, goneFindings, previousRunId, auctions } = run
  return (
    <Flex direction="column" gap="4">
      <Section title={summary}>
        {summaryEvidence.length > 0 ? <EvidenceList evidence={summaryEvidence} label={summary} /> : null}
        {previousRunId ? (
          <Flex gap="3" wrap="wrap" align="flex-end" mt="3">
            <CompareSelect run={run} />
            <Button asChild size="sm" variant="ghost">
              <Link to={paths.analysisRun(kind, previousRunId)}>{t('run.previous')}</Link>
            </Button>
          </Flex>
        ) : null}
      </Section>
      {run.scores ? <Scores run={run} scores={run.scores} /> : null}
      <ScoreHistory run={run} />
      <Section title={t('run.findings')}>
        {findings.length > 0 ? (
          <FindingLines findings={findings} label={t('run.findings')} />
        ) : (
          <EmptyState title={t('run.noFindings')} headingLevel="h3" drawing="done">
            <Text as="span">{t('run.noFindingsText')}</Text>
          </EmptyState>
        )}
      </Section>
      {goneFindings.length > 0 ? (
        <Section title={t('run.gone')}>
          <FindingLines findings={goneFindings} label={t('run.gone')} />
        </Section>
      ) : null}
      {auctions ? <Rivals auctions={auctions} /> : null}
      {kind === AnalysisKind.Market ? (
        <>
          <Demand months={run.demandMonths ?? []} />
          <TermGroups groups={run.searchTermGroups ?? []} from={run.dateBegin} to={run.dateEnd} />
        </>
      ) : null}
      {kind === AnalysisKind.WebPage ? (
        <>
          <Checks checks={run.checks} />
          <PageSource runId={id} lines={findings.flatMap(({ passage }) => passage?.line ?? [])} />
        </>
      ) : null}
    </Flex>
  )
}
