import { useListFindingsQuery } from '@adwright/sdk/react-query'
import { type AnalysisFinding, SavedViewScreen } from '@adwright/sdk/types'
import { Box, Button, chakra, Flex, Grid } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useLocation, useNavigate, useParams } from 'react-router-dom'
import { SavedViews } from '#web/domain/saved-views/SavedViews.tsx'
import { FindingChangeBadge, FindingStatusBadge } from '#web/features/analyses/FindingMarks.tsx'
import { paths, patterns } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { SeverityBadge } from '#web/ui/feedback/severity.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { FindingFilters } from './FindingFilters.tsx'
import { useFindingQuery } from './use-finding-query.ts'

export const handle = {
  crumb: 'analyses:findings.title',
  ancestors: [{ crumb: 'analyses:title', to: patterns.aiAnalysis }],
}

const NameLink = chakra(Link)

function useColumns(): readonly Column<AnalysisFinding>[] {
  const { t } = useTranslation('analyses')
  const { search } = useLocation()
  const { timeZone } = useAccount()
  const format = useFormat()
  return [
    {
      id: 'title',
      header: t('findings.finding'),
      width: '20rem',
      cell: ({ id, title, evidenceText }) => (
        <>
          <NameLink to={{ pathname: paths.finding(id), search }} fontWeight="medium">
            {title}
          </NameLink>
          <chakra.span display="block" textStyle="sm" color="fg.muted">
            {evidenceText}
          </chakra.span>
        </>
      ),
    },
    {
      id: 'severity',
      header: t('findings.severity'),
      priority: 0,
      cell: ({ severity }) => <SeverityBadge level={severity} />,
    },
    {
      id: 'status',
      header: t('findings.status'),
      priority: 1,
      cell: ({ status }) => <FindingStatusBadge status={status} />,
    },
    {
      id: 'change',
      header: t('findings.change'),
      priority: 2,
      cell: ({ change }) => <FindingChangeBadge change={change} />,
    },
    { id: 'kind', header: t('findings.kind'), priority: 3, cell: ({ analysisKind }) => t(`kind.${analysisKind}`) },
    {
      id: 'effect',
      header: t('findings.effect'),
      align: 'end',
      priority: 4,
      cell: ({ effect }) =>
        effect
          ? t('finding.range', {
              low: format.money(effect.low, effect.currencyCode),
              high: format.money(effect.high, effect.currencyCode),
            })
          : '–',
    },
    {
      id: 'seen',
      header: t('findings.seen'),
      priority: 5,
      cell: ({ lastSeenAt }) => format.date(lastSeenAt, 'medium', timeZone),
    },
  ]
}

function Inbox() {
  const { t } = useTranslation('analyses')
  const navigate = useNavigate()
  const { search } = useLocation()
  const accountId = useAccount().id
  const list = useFindingQuery()
  const findings = useListFindingsQuery({ path: { accountId }, query: list.query })
  const columns = useColumns()
  return (
    <Flex direction="column" gap="4">
      <FindingFilters list={list} />
      <DataTable
        label={t('findings.title')}
        read={findings}
        columns={columns}
        rows={findings.data?.items ?? []}
        getRowId={({ id }) => id}
        nameOf={({ title }) => title}
        onOpen={({ id }) => void navigate({ pathname: paths.finding(id), search }, { preventScrollReset: true })}
        paging={{ ...list.paging, totalCount: findings.data?.totalCount ?? 0 }}
        onPageChange={list.onPageChange}
        onPageSizeChange={list.onPageSizeChange}
        empty={
          list.isFiltered ? (
            <EmptyState title={t('findings.none')} drawing="list">
              {t('findings.noneText')}
            </EmptyState>
          ) : (
            <EmptyState
              title={t('findings.empty')}
              drawing="list"
              action={
                <Button asChild>
                  <Link to={paths.aiAnalysis()}>{t('nav.overview')}</Link>
                </Button>
              }
            >
              {t('findings.emptyText')}
            </EmptyState>
          )
        }
      />
    </Flex>
  )
}

/** The inbox of findings; a finding opens beside it, on small screens in its place. */
export function Component() {
  const { t } = useTranslation('analyses')
  const { findingId } = useParams()
  const isOpen = findingId !== undefined
  return (
    <Page
      title={t('findings.title')}
      lead={t('findings.lead')}
      wide
      actions={<SavedViews screen={SavedViewScreen.Findings} />}
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: isOpen ? 'minmax(0, 1fr) 28rem' : 'minmax(0, 1fr)' }}
        gap="4"
      >
        <Box minWidth="0" display={{ base: isOpen ? 'none' : 'block', lg: 'block' }}>
          <Inbox />
        </Box>
        <Outlet />
      </Grid>
    </Page>
  )
}
