import { SavedViewScreen, type StrategySummary } from '@adwright/sdk/types'
import { Box, Flex } from '@chakra-ui/react'
import { Pencil, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { SavedViews } from '#web/domain/saved-views/SavedViews.tsx'
import { useMayManage, useStrategies } from '#web/features/strategies/use-plan.ts'
import { usePlanActions } from '#web/features/strategies/use-plan-actions.ts'
import { serverMessageOr } from '#web/lib/problem.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import type { MenuAction } from '#web/ui/overlay/Menu.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { CreateLink } from '#web/ui/page/CreateLink.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { Tabs } from '#web/ui/page/Tabs.tsx'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { StrategyDoors } from './StrategyDoors.tsx'
import { StrategyFilters } from './StrategyFilters.tsx'
import { Timeline } from './Timeline.tsx'
import { useStrategyColumns } from './use-strategy-columns.tsx'
import { type StrategyListQuery, useStrategyQuery } from './use-strategy-query.ts'

export const handle = { crumb: 'strategies:title' }

export function Component() {
  const { t } = useTranslation('strategies')
  const list = useStrategyQuery()
  const mayManage = useMayManage(list.isPrivate)
  const reason = mayManage ? undefined : t('reason.viewer')
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      wide
      actions={<SavedViews screen={SavedViewScreen.Strategies} />}
      primaryAction={
        <CreateLink
          to={paths.newStrategy(list.isPrivate ? { tab: 'mine' } : {})}
          label={t('new.button')}
          reason={reason}
        />
      }
    >
      <Tabs
        tabs={[
          { value: 'team', label: t('tab.team') },
          { value: 'mine', label: t('tab.mine') },
        ]}
        value={list.isPrivate ? 'mine' : 'team'}
        onChange={(tab) => list.switchTo({ tab: tab === 'mine' ? tab : undefined })}
      >
        <Strategies list={list} reason={reason} />
      </Tabs>
    </Page>
  )
}

function Strategies({ list, reason }: { list: StrategyListQuery; reason: string | undefined }) {
  const { t } = useTranslation('strategies')
  const navigate = useNavigate()
  const { isPrivate, isDeleted } = list
  const strategies = useStrategies(isPrivate, list.query)
  const columns = useStrategyColumns(isPrivate)
  const actions = usePlanActions(isPrivate)
  // The timeline has no pages; the limit of 200 strategies takes two reads.
  const others = useStrategies(
    isPrivate,
    { ...list.query, currentPage: 2 },
    { enabled: list.view === 'timeline' && (strategies.data?.totalPages ?? 1) > 1 },
  )
  const rows = strategies.data?.items ?? []
  const pathOf = isPrivate ? paths.privateStrategy : paths.strategy
  const editPathOf = isPrivate ? paths.editPrivateStrategy : paths.editStrategy
  const why = reason === undefined ? {} : { disabledReason: reason }

  async function restore({ id, title }: StrategySummary) {
    try {
      await actions.restore(id)
      toaster.show({ tone: 'good', title: t('restore.done', { title }) })
      await actions.refresh()
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('restore.failed'), description: serverMessageOr(error, t('tryAgain')) })
    }
  }

  const rowActions = (strategy: StrategySummary): MenuAction[] =>
    isDeleted
      ? [{ id: 'restore', label: t('restore.button'), icon: RotateCcw, onSelect: () => void restore(strategy), ...why }]
      : [
          {
            id: 'edit',
            label: t('edit.button'),
            icon: Pencil,
            onSelect: () => void navigate(editPathOf(strategy.id)),
            ...why,
          },
        ]

  const isFirst = strategies.data?.totalCount === 0 && !list.isFiltered && !isDeleted
  if (isFirst)
    return (
      <Box layerStyle="card">
        <StrategyDoors isPrivate={isPrivate} reason={reason} />
      </Box>
    )
  return (
    <Flex direction="column" gap="4">
      <StrategyFilters list={list} />
      {list.view === 'timeline' && rows.length > 0 ? (
        <Timeline strategies={[...rows, ...(others.data?.items ?? [])]} isPrivate={isPrivate} />
      ) : (
        <DataTable
          label={t('title')}
          read={strategies}
          columns={columns}
          rows={rows}
          getRowId={({ id }) => id}
          nameOf={({ title }) => title}
          {...(isDeleted ? {} : { onOpen: ({ id }: StrategySummary) => void navigate(pathOf(id)) })}
          rowActions={rowActions}
          sort={list.sort}
          onSortChange={({ orderBy, sortOrder }) => list.set({ orderBy, sortOrder })}
          paging={{ ...list.paging, totalCount: strategies.data?.totalCount ?? 0 }}
          onPageChange={list.onPageChange}
          onPageSizeChange={list.onPageSizeChange}
          empty={
            <EmptyState title={isDeleted ? t('deleted.none') : t('filter.none')} drawing="list">
              {isDeleted ? t('deleted.text') : t('filter.noneText')}
            </EmptyState>
          }
        />
      )}
    </Flex>
  )
}
