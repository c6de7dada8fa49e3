import type { TaskSummary } from '@adwright/sdk/types'
import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuAction } from '#web/ui/overlay/Menu.tsx'
import type { BoardColumnSpec } from './use-board-columns.ts'
import type { TaskMenu } from './use-task-menu.ts'

/** The menu of the cards of a board, with a move to each other column, as by drag. States are in the menu anyway. */
export function useBoardMenu(
  menu: TaskMenu,
  columns: readonly BoardColumnSpec[],
  isByStatus: boolean,
  drop: (task: TaskSummary, column: BoardColumnSpec) => void,
): TaskMenu {
  const { t } = useTranslation('tasks')
  // Memoized, so that a card is rendered only for changes of its own task.
  return useMemo(() => {
    if (isByStatus) return menu
    const movesOf = (task: TaskSummary): MenuAction[] =>
      columns
        .filter((column) => !column.holds(task))
        .map((column) => {
          const disabledReason = menu.mayManage ? column.reasonFor(task) : t('reason')
          return {
            id: `column-${column.id}`,
            label: t('menu.moveTo', { status: column.name }),
            icon: ArrowRight,
            onSelect: () => drop(task, column),
            ...(disabledReason ? { disabledReason } : {}),
          }
        })
    return { ...menu, all: (task) => [...movesOf(task), ...menu.all(task)] }
  }, [t, menu, columns, isByStatus, drop])
}
