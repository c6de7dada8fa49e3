import { Box, Button, Flex } from '@chakra-ui/react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { ClientNeeded } from '#web/features/autopilot/ClientNeeded.tsx'
import {
  asQuery,
  childLevels,
  LEVELS,
  type Level,
  levelsWithin,
  orders,
  type Parent,
  parentsIn,
} from '#web/features/autopilot/levels.ts'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { useNames } from '#web/features/autopilot/use-names.ts'
import { useServerNow } from '#web/lib/server-time.ts'
import { parseOption, useAddress } from '#web/lib/use-address.ts'
import { paths, patterns } from '#web/paths.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { StaleMark } from '#web/ui/feedback/marks.tsx'
import { SearchBox } from '#web/ui/filter/SearchBox.tsx'
import { useObjectTitle } from '#web/ui/page/object-title.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { PeriodPicker } from '#web/ui/period/PeriodPicker.tsx'
import { usePeriod } from '#web/ui/period/use-period.ts'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { ExportButton } from './ExportButton.tsx'
import { KpiCards } from './KpiCards.tsx'
import { ParentPath } from './ParentPath.tsx'
import { useMetricColumns } from './use-metric-columns.tsx'
import { type MetricRow, type TableParams, useRows } from './use-rows.ts'

/** Metrics that add up over days; a table ordered by one of them shows its trend, any other the trend of the cost. */
const TREND_METRICS = ['impressions', 'clicks', 'cost', 'conversions', 'conversionValue'] as const

export const handle = {
  crumb: 'autopilot-setup:tables.title',
  ancestors: [{ crumb: 'autopilot-setup:title', to: patterns.rulesSetup }],
}

export function Component() {
  const { t } = useTranslation('autopilot-setup')
  const { level: wanted } = useParams()
  const level = parseOption(LEVELS, wanted ?? null)
  return (
    <Page title={level ? t(`tables.level.${level}`) : t('tables.title')} lead={t('tables.lead')} wide>
      {level ? (
        <ClientNeeded hasAutomationBanner={false}>
          <Levels level={level} />
        </ClientNeeded>
      ) : (
        <Box layerStyle="card">
          <EmptyState
            drawing="search"
            title={t('tables.missing')}
            action={
              <Button asChild>
                <Link to={paths.metricTable('campaigns')}>{t('tables.level.campaigns')}</Link>
              </Button>
            }
          >
            {t('tables.missingText')}
          </EmptyState>
        </Box>
      )}
    </Page>
  )
}

/** The tabs of the levels; within a parent only the levels below it. */
function Levels({ level }: { level: Level }) {
  const { t } = useTranslation('autopilot-setup')
  const { search } = useAddress()
  const parents = parentsIn(level, search)
  const parent = parents.at(-1)
  const period = Object.fromEntries(['period', 'from', 'to'].map((name) => [name, search.get(name) ?? undefined]))
  const nameOf = useNames(parent ? [parent.id] : [])
  useObjectTitle(parent && t('tables.titleWithin', { level: t(`tables.level.${level}`), name: nameOf(parent.id) }))
  const shown = parent ? levelsWithin(parent.kind) : LEVELS
  return (
    <Flex direction="column" gap="4">
      {parent ? <ParentPath parents={parents} period={period} /> : null}
      <Flex as="nav" aria-label={t('tables.levels')} gap="1" wrap="wrap" align="center">
        {shown.map((one) => (
          <Button key={one} asChild size="sm" variant={one === level ? 'subtle' : 'ghost'}>
            <Link
              to={paths.metricTable(one, { ...period, ...asQuery(parents) })}
              aria-current={one === level ? 'page' : undefined}
            >
              {t(`tables.level.${one}`)}
            </Link>
          </Button>
        ))}
      </Flex>
      <Table key={`${level}-${parent?.kind}-${parent?.id}`} level={level} parents={parents} />
    </Flex>
  )
}

function Table({ level, parents }: { level: Level; parents: readonly Parent[] }) {
  const { t } = useTranslation('autopilot-setup')
  const navigate = useNavigate()
  const { timeZone, lastSyncAt } = useClient()
  const now = useServerNow()
  const { search, text, paging, set, onPageChange, onPageSizeChange } = useAddress()
  const state = usePeriod(timeZone)
  const { from, to } = state.period
  const known: readonly string[] = orders[level]
  const orderBy = parseOption(known, search.get('orderBy')) ?? 'cost'
  const sortOrder = search.get('sortOrder') === 'asc' ? 'asc' : 'desc'
  const params: TableParams = {
    orderBy,
    sortOrder,
    ...paging,
    dateBegin: from,
    dateEnd: to,
    ...(text ? { searchText: text } : {}),
  }
  const parent = parents.at(-1)
  const trendMetric = parseOption(TREND_METRICS, orderBy) ?? 'cost'
  const page = useRows(level, { ...params, trendMetric }, parent)
  const { rows, totals, totalCount, error, isStale, retry } = page
  const within = JSON.stringify(asQuery(parents))
  const linkOf = useCallback(
    ({ entityId }: MetricRow) => {
      const next = childLevels[level]
      return next && paths.metricTable(next.level, { ...JSON.parse(within), [next.parent]: entityId, from, to })
    },
    [level, within, from, to],
  )
  const columns = useMetricColumns({ level, linkOf, totals, totalCount, trendMetric })
  return (
    <Flex
      direction="column"
      gap="4"
      minWidth="0"
      aria-busy={isStale}
      opacity={isStale ? 0.6 : 1}
      transition="opacity 120ms"
    >
      <Flex gap="2" align="center" wrap="wrap">
        <PeriodPicker state={state} />
        {lastSyncAt ? <StaleMark since={lastSyncAt} now={now} /> : null}
      </Flex>
      {error ? null : <KpiCards level={level} parent={parent} searchText={text} period={state} current={page} />}
      <DataTable
        label={t(`tables.level.${level}`)}
        columns={columns}
        rows={rows ?? []}
        getRowId={({ entityId }) => entityId}
        nameOf={({ name }) => name}
        onOpen={(row) => {
          const to = linkOf(row)
          if (to) void navigate(to)
        }}
        read={{ data: error ? undefined : rows, error, isPending: !rows && !error, refetch: retry }}
        sort={{ orderBy, sortOrder }}
        onSortChange={(sort) => set({ orderBy: sort.orderBy, sortOrder: sort.sortOrder })}
        paging={{ ...paging, totalCount }}
        onPageChange={onPageChange}
        onPageSizeChange={onPageSizeChange}
        persistKey={`metrics-${level}`}
        toolbar={
          <>
            <SearchBox label={t('tables.search')} value={text} onChange={(value) => set({ text: value })} />
            <ExportButton level={level} params={params} parent={parent} disabled={totalCount === 0} />
          </>
        }
        empty={
          <EmptyState drawing="search" title={t('tables.empty')}>
            {text ? t('tables.emptySearch', { text }) : t('tables.emptyText')}
          </EmptyState>
        }
      />
    </Flex>
  )
}
