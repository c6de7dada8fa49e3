import { useListAnalysisPagesQuery } from '@adwright/sdk/react-query'
import { AnalysisKind, type AnalysisPageChoice } from '@adwright/sdk/types'
import { chakra } from '@chakra-ui/react'
import { ScanSearch } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useMetrics } from '#web/domain/metrics/use-metrics.ts'
import { useMakeAnalysis } from '#web/features/analyses/use-make-analysis.ts'
import { useRunReason } from '#web/features/analyses/use-run-reason.ts'
import { serverMessageOr } from '#web/lib/problem.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Section } from '#web/ui/page/Section.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'

/** The path of a page with its open anomalies, each of which is a link. */
function PageName({ page: { path, openAnomalyCount = 0, openAnomalies } }: { page: AnalysisPageChoice }) {
  const { t } = useTranslation('analyses')
  const { labelOf } = useMetrics()
  const format = useFormat()
  return (
    <>
      {path}
      {openAnomalyCount > 0 ? (
        <chakra.span display="block" textStyle="sm">
          {t('page.anomalies', { count: openAnomalyCount })}
        </chakra.span>
      ) : null}
      {openAnomalies?.map(({ anomalyId, metric, date }) => (
        // As far apart as targets of a pointer must be.
        <chakra.span key={anomalyId} display="block" textStyle="sm" lineHeight="1.5rem">
          <Link to={paths.anomaly(anomalyId)}>
            {t('page.anomaly', { metric: labelOf(metric), day: format.date(date, 'short') })}
          </Link>
        </chakra.span>
      ))}
    </>
  )
}

/** A value with the one it is compared with below. */
function Compared({ value, note }: { value: string; note: string | null }) {
  return (
    <>
      {value}
      {note ? (
        <chakra.span display="block" textStyle="sm" color="fg.muted" whiteSpace="nowrap">
          {note}
        </chakra.span>
      ) : null}
    </>
  )
}

function useColumns(): readonly Column<AnalysisPageChoice>[] {
  const { t } = useTranslation('analyses')
  const format = useFormat()
  return [
    { id: 'path', header: t('page.path'), width: '14rem', cell: (page) => <PageName page={page} /> },
    { id: 'lost', header: t('page.lost'), align: 'end', cell: ({ lostKeyEvents }) => format.number(lostKeyEvents) },
    { id: 'sessions', header: t('page.sessions'), align: 'end', cell: ({ sessions }) => format.number(sessions) },
    { id: 'rate', header: t('page.rate'), align: 'end', cell: ({ keyEventRate }) => format.rate(keyEventRate, 2) },
    {
      id: 'bounce',
      header: t('page.bounce'),
      align: 'end',
      priority: null,
      cell: ({ bounceRate = null }) => format.rate(bounceRate, 1),
    },
    {
      id: 'phones',
      header: t('page.phones'),
      align: 'end',
      priority: null,
      cell: ({ mobileKeyEventRate = null, desktopKeyEventRate = null }) => (
        <Compared
          value={format.rate(mobileKeyEventRate, 2)}
          note={
            desktopKeyEventRate === null ? null : t('page.computers', { value: format.rate(desktopKeyEventRate, 2) })
          }
        />
      ),
    },
    {
      id: 'paid',
      header: t('page.paid'),
      align: 'end',
      cell: ({ paidCost = null, paidClicks = null, currencyCode }) => (
        <Compared
          value={currencyCode ? format.money(paidCost, currencyCode) : '–'}
          note={paidClicks === null ? null : t('page.clicks', { count: paidClicks, number: format.number(paidClicks) })}
        />
      ),
    },
    {
      id: 'score',
      header: t('page.score'),
      align: 'end',
      cell: ({ lastRunId, lastScore }) =>
        lastRunId ? (
          <Link to={paths.analysisRun(AnalysisKind.WebPage, lastRunId)}>{format.number(lastScore)}</Link>
        ) : (
          '–'
        ),
    },
  ]
}

/** The landing pages of the selected property, those that lose most first. */
export function LandingPages() {
  const { t } = useTranslation('analyses')
  const accountId = useAccount().id
  const pages = useListAnalysisPagesQuery({ path: { accountId }, query: { pageSize: 10 } })
  const columns = useColumns()
  const format = useFormat()
  const { analyzePage } = useMakeAnalysis()
  const reason = useRunReason(AnalysisKind.WebPage)

  async function analyze(url: string) {
    try {
      await analyzePage({ url })
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('start.failed'), description: serverMessageOr(error, t('tryAgain')) })
    }
  }

  const [first] = pages.data?.items ?? []
  const medians = first && {
    rate: format.rate(first.medianRate, 2),
    bounce: format.rate(first.medianBounceRate ?? null, 1),
  }
  return (
    <Section
      title={t('page.landing')}
      description={[t('page.landingText'), medians && t('page.medians', medians)].filter(Boolean).join(' ')}
      variant="plain"
    >
      <DataTable
        label={t('page.landing')}
        read={pages}
        columns={columns}
        rows={pages.data?.items ?? []}
        getRowId={({ url }) => url}
        nameOf={({ path }) => path}
        rowActions={({ url }) => [
          {
            id: 'analyze',
            label: t('start.analyze'),
            icon: ScanSearch,
            onSelect: () => void analyze(url),
            ...(reason ? { disabledReason: reason } : {}),
          },
        ]}
        empty={
          <EmptyState title={t('page.none')} headingLevel="h3" drawing="list">
            {t('page.noneText')}
          </EmptyState>
        }
      />
    </Section>
  )
}
