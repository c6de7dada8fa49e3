import type { Strategy } from '@adwright/sdk/types'
import { Box, Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useStrategyTasks } from '#web/features/strategies/use-plan.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'

interface TaskRow {
  id: string
  title: string
  status: 1 | 2 | 3 | 4 | 5 | 6
  dueOn: string | null
  assigneeName: string | null
}

function useColumns(isPrivate: boolean): readonly Column<TaskRow>[] {
  const { t } = useTranslation('strategies')
  const format = useFormat()
  const pathOf = isPrivate ? paths.ownTask : paths.task
  return [
    {
      id: 'title',
      header: t('column.title'),
      width: '16rem',
      cell: ({ id, title }) => <Link to={pathOf(id)}>{title}</Link>,
    },
    { id: 'status', header: t('column.status'), priority: 0, cell: ({ status }) => t(`taskStatus.${status}`) },
    {
      id: 'assignee',
      header: t('tasks.assignee'),
      priority: 1,
      cell: ({ assigneeName }) => assigneeName ?? t('owner.none'),
    },
    { id: 'dueOn', header: t('column.due'), priority: 2, cell: ({ dueOn }) => (dueOn ? format.date(dueOn) : '–') },
  ]
}

/** The work of the strategy; it is done on the screen of tasks. */
export function StrategyTasks({ strategy, isPrivate }: { strategy: Strategy; isPrivate: boolean }) {
  const { t } = useTranslation('strategies')
  const columns = useColumns(isPrivate)
  const { paging, onPageChange, onPageSizeChange } = useAddress()
  const tasks = useStrategyTasks(isPrivate, strategy.id, { paging })
  const all = (
    <Button asChild size="sm" variant="outline">
      <Link to={paths.tasks({ strategyId: strategy.id, tab: isPrivate ? 'mine' : 'team' })}>{t('tasks.open')}</Link>
    </Button>
  )
  return (
    <Box>
      <DataTable<TaskRow>
        label={t('detail.tab.tasks')}
        read={tasks}
        columns={columns}
        rows={tasks.data?.items ?? []}
        getRowId={({ id }) => id}
        nameOf={({ title }) => title}
        toolbar={all}
        paging={{ ...paging, totalCount: tasks.data?.totalCount ?? 0 }}
        onPageChange={onPageChange}
        onPageSizeChange={onPageSizeChange}
        empty={
          <EmptyState title={t('tasks.none')} action={all}>
            {t('tasks.noneText')}
          </EmptyState>
        }
      />
    </Box>
  )
}
