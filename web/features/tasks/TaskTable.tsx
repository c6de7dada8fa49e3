import type { TaskSummary } from '@adwright/sdk/types'
import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { OPEN_STATUSES, statusTones } from '#web/domain/tasks/task-status.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { BulkBar } from './BulkBar.tsx'
import { taskAddress } from './TaskCard.tsx'
import type { TaskAddress } from './use-task-address.ts'
import { useTaskMenu } from './use-task-menu.ts'
import { type Scope, useTaskPage } from './use-task-page.ts'

function useTaskColumns(scope: Scope): Column<TaskSummary>[] {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  const assignee: Column<TaskSummary> = {
    id: 'assignee',
    header: t('column.assignee'),
    cell: ({ assigneeName, hasAssigneeLeft }) => assigneeName ?? t(hasAssigneeLeft ? 'assigneeLeft' : 'unassigned'),
    hideable: true,
    priority: 3,
  }
  return [
    { id: 'title', header: t('column.title'), cell: ({ title }) => title, sortable: true, width: '22rem' },
    {
      id: 'status',
      header: t('column.status'),
      cell: ({ status }) => <StatusBadge tone={statusTones[status]}>{t(`status.${status}`)}</StatusBadge>,
      priority: 1,
    },
    {
      id: 'dueOn',
      header: t('column.dueOn'),
      cell: ({ dueOn, isOverdue }) => (
        <chakra.span color={isOverdue ? 'bad.fg' : undefined}>
          {dueOn ? t(isOverdue ? 'mark.overdue' : 'mark.day', { date: format.date(dueOn) }) : format.number(null)}
        </chakra.span>
      ),
      sortable: true,
      priority: 2,
    },
    {
      id: 'priority',
      header: t('column.priority'),
      cell: ({ priority }) => t(`priority.${priority}`),
      sortable: true,
      hideable: true,
    },
    ...(scope === 'team' ? [assignee] : []),
    { id: 'labels', header: t('column.labels'), cell: ({ labels }) => labels.join(', '), hideable: true },
    {
      id: 'estimate',
      header: t('column.estimate'),
      align: 'end',
      cell: ({ estimateHours }) => format.number(estimateHours),
      hideable: true,
      isHiddenByDefault: true,
    },
    {
      id: 'updatedAt',
      header: t('column.updatedAt'),
      cell: ({ updatedAt }) => format.date(updatedAt),
      sortable: true,
      hideable: true,
      isHiddenByDefault: true,
    },
  ]
}

const none: readonly TaskSummary[] = []

/** Tasks as a table with selection and bulk actions. */
export function TaskTable({ scope, address, empty }: { scope: Scope; address: TaskAddress; empty: ReactNode }) {
  const { t } = useTranslation('tasks')
  const navigate = useNavigate()
  const { search } = useLocation()
  const { set, onPageChange, onPageSizeChange } = useAddress()
  const { filters, userId, sort, paging, isDeleted, isArchived, isWithFinished } = address
  // By due day, what was finished long ago would come before all that is to be done.
  const open = isDeleted || isArchived || isWithFinished ? {} : { statuses: [...OPEN_STATUSES] }
  const list = useTaskPage(scope, { ...open, ...filters, ...(userId ? { userId } : {}), ...sort, ...paging })
  const columns = useTaskColumns(scope)
  const menu = useTaskMenu(scope)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const rows = list.data?.items ?? none
  const chosen = rows.filter(({ id }) => selected.has(id))
  return (
    <Box aria-busy={list.isPlaceholderData} opacity={list.isPlaceholderData ? 0.6 : 1}>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        getRowId={({ id }) => id}
        nameOf={({ title }) => title}
        onOpen={({ id }) => void navigate({ pathname: taskAddress(scope, id), search }, { preventScrollReset: true })}
        rowActions={menu.all}
        selection={{ ids: new Set(chosen.map(({ id }) => id)), onChange: setSelected }}
        sort={sort}
        onSortChange={({ orderBy, sortOrder }) => set({ orderBy, sortOrder })}
        read={list}
        persistKey={`tasks-${scope}`}
        toolbar={chosen.length > 0 ? <BulkBar tasks={chosen} scope={scope} menu={menu} /> : undefined}
        paging={{ ...paging, totalCount: list.data?.totalCount ?? 0 }}
        onPageChange={onPageChange}
        onPageSizeChange={onPageSizeChange}
        empty={empty}
      />
    </Box>
  )
}
