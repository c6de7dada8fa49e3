import { useListAnalysisRunsQuery } from '@adwright/sdk/react-query'
import type { AnalysisKind, AnalysisRunSummary } from '@adwright/sdk/types'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useRunReason } from '#web/features/analyses/use-run-reason.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'

const NameLink = chakra(Link)

function useColumns(hasKind: boolean): readonly Column<AnalysisRunSummary>[] {
  const { t } = useTranslation('analyses')
  const { timeZone } = useAccount()
  const format = useFormat()
  return [
    {
      id: 'subject',
      header: t('runs.subject'),
      width: '16rem',
      cell: ({ id, kind, title }) => (
        <NameLink to={paths.analysisRun(kind, id)} fontWeight="medium">
          {title}
        </NameLink>
      ),
    },
    ...(hasKind
      ? [
          {
            id: 'kind',
            header: t('runs.kind'),
            cell: ({ kind }: AnalysisRunSummary) => <Link to={paths.analyses(kind)}>{t(`kind.${kind}`)}</Link>,
          },
        ]
      : []),
    { id: 'score', header: t('runs.score'), align: 'end', cell: ({ overallScore }) => format.number(overallScore) },
    {
      id: 'findings',
      header: t('runs.findings'),
      align: 'end',
      cell: ({ findingCount }) => format.number(findingCount),
    },
    {
      id: 'changes',
      header: t('runs.changes'),
      align: 'end',
      cell: ({ newCount, worseCount, goneCount }) =>
        [newCount, worseCount, goneCount].map((count) => format.number(count)).join(' / '),
    },
    {
      id: 'made',
      header: t('runs.made'),
      width: '13rem',
      cell: ({ createdAt, createdByName, isAutomatic }) => {
        const date = format.dateTime(createdAt, timeZone)
        return isAutomatic ? t('runs.automatic', { date }) : t('runs.by', { date, name: createdByName })
      },
    },
  ]
}

/** All analyses, or those of one kind, newest first. */
export function RunTable({ kind }: { kind?: AnalysisKind }) {
  const { t } = useTranslation('analyses')
  const navigate = useNavigate()
  const accountId = useAccount().id
  const reason = useRunReason(kind)
  const { paging, onPageChange, onPageSizeChange } = useAddress()
  const runs = useListAnalysisRunsQuery({
    path: { accountId },
    query: kind === undefined ? paging : { ...paging, kinds: [kind] },
  })
  return (
    <Section title={t('runs.title')} variant="plain">
      <DataTable
        label={t('runs.title')}
        read={runs}
        columns={useColumns(kind === undefined)}
        rows={runs.data?.items ?? []}
        getRowId={({ id }) => id}
        nameOf={({ title }) => title}
        onOpen={({ id, kind: of }) => void navigate(paths.analysisRun(of, id))}
        paging={{ ...paging, totalCount: runs.data?.totalCount ?? 0 }}
        onPageChange={onPageChange}
        onPageSizeChange={onPageSizeChange}
        empty={
          <EmptyState title={t('runs.none')} headingLevel="h3" drawing="list">
            {reason ?? t('runs.noneText')}
          </EmptyState>
        }
      />
    </Section>
  )
}
