import { StrategyStatus, TaskStatus, type TaskSummary } from '@adwright/sdk/types'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMembers } from '#web/domain/people/use-members.ts'
import { useOwnStrategies, useTeamStrategies } from '#web/domain/strategies/use-all-strategies.ts'
import { BOARD_STATUSES, canMove, OPEN_STATUSES } from '#web/domain/tasks/task-status.ts'
import { addDays, type Day } from '#web/lib/dates.ts'
import type { AddressValues } from '#web/lib/use-address.ts'
import { DUE_GROUPS, type DueGroup, dueGroupOf, weekEndOf } from './due-groups.ts'
import type { TaskChange } from './task-cache.ts'
import type { TaskAddress } from './use-task-address.ts'
import type { Scope, TaskListQuery } from './use-task-page.ts'

/** A column of the board: the tasks it shows, and the change that a drop on it makes. */
export interface BoardColumnSpec {
  id: string
  name: string
  query: TaskListQuery
  /** The filters with which the list shows the same tasks. */
  listFilters: AddressValues
  /** Said while the column is empty. */
  meaning: string
  /** True for the column of finished tasks, which shows those of the last days first. */
  isDone: boolean
  /** Undefined for a column whose drop changes nothing by itself. */
  change: TaskChange | undefined
  /** The proposed due day of a column of several days, where a drop asks for the day. */
  proposedDay: Day | undefined
  /** What is said after a drop. */
  saidOf: (task: TaskSummary) => string
  /** True for a task that is in this column. */
  holds: (task: TaskSummary) => boolean
  /** Why a task can't be dropped here. */
  reasonFor: (task: TaskSummary) => string | undefined
}

const MAX_COLUMNS = 20
const { Draft, Active, Paused } = StrategyStatus

/** The columns by due day, with the same days as the groups of "For me". */
function dueColumns(today: Day): Record<DueGroup, Pick<BoardColumnSpec, 'query'> & Partial<BoardColumnSpec>> {
  const weekEnd = weekEndOf(today)
  const [tomorrow, later] = [addDays(today, 1), addDays(weekEnd, 1)]
  return {
    overdue: { query: { dateEnd: addDays(today, -1) }, listFilters: { due: 'overdue' } },
    today: { query: { dateBegin: today, dateEnd: today }, listFilters: { due: 'today' }, change: { dueOn: today } },
    week: { query: { dateBegin: tomorrow, dateEnd: weekEnd }, listFilters: { due: 'week' }, proposedDay: tomorrow },
    // The last days come first, because the list has no filter for those after this week.
    later: { query: { dateBegin: later }, listFilters: { sortOrder: 'desc' }, proposedDay: later },
    none: { query: { isUndated: true }, change: { dueOn: null } },
  }
}

/** The columns of the board by state, assignee, strategy or due day, and how many of them found no room. */
export function useBoardColumns(
  scope: Scope,
  { group, today }: TaskAddress,
): { columns: BoardColumnSpec[]; hiddenCount: number } {
  const { t } = useTranslation('tasks')
  const { members } = useMembers()
  const filters = { statuses: [Draft, Active, Paused] }
  const isByStrategy = group === 'strategy'
  const ofTeam = useTeamStrategies(filters, { enabled: isByStrategy && scope === 'team' })
  const ofPerson = useOwnStrategies(filters, { enabled: isByStrategy && scope === 'own' })
  const strategies = scope === 'team' ? ofTeam : ofPerson
  // Memoized, so that a column is rendered only for changes of its own tasks.
  const all = useMemo(() => {
    const open = { statuses: [...OPEN_STATUSES] }
    const column = (values: Pick<BoardColumnSpec, 'id' | 'name'> & Partial<BoardColumnSpec>): BoardColumnSpec => ({
      query: open,
      listFilters: {},
      meaning: t('board.empty'),
      isDone: false,
      change: undefined,
      proposedDay: undefined,
      saidOf: () => t('change.prioritized', { count: 1 }),
      holds: () => false,
      reasonFor: () => undefined,
      ...values,
    })

    if (group === 'assignee')
      return [{ id: 'none', name: t('unassigned') }, ...members].map(({ id, name }) =>
        column({
          id,
          name,
          query: { ...open, userId: id },
          listFilters: { userId: id },
          change: { assigneeUserId: id === 'none' ? null : id },
          saidOf: () => t('change.assigned', { count: 1 }),
          holds: ({ assigneeUserId }) => (assigneeUserId ?? 'none') === id,
        }),
      )
    if (isByStrategy) {
      const plans = strategies ?? []
      return [{ id: 'none', title: t('filter.noStrategy') }, ...plans].map(({ id, title }) =>
        column({
          id,
          name: title,
          query: { ...open, strategyId: id },
          listFilters: { strategyId: id },
          change: { strategyId: id === 'none' ? null : id },
          saidOf: () => t('change.planned', { count: 1 }),
          holds: ({ strategyId }) => (strategyId ?? 'none') === id,
        }),
      )
    }
    if (group === 'due') {
      const dues = dueColumns(today)
      // On a Sunday, nothing is left of the week.
      return DUE_GROUPS.filter((due) => due !== 'week' || today < weekEndOf(today)).map((due) =>
        column({
          id: due,
          name: t(`due.${due}`),
          saidOf: () => t('change.dated', { count: 1 }),
          holds: (task) => dueGroupOf(task.dueOn, today) === due,
          reasonFor: ({ isOverdue }) => (due === 'overdue' && !isOverdue ? t('board.onlyTime') : undefined),
          ...dues[due],
          query: { ...open, ...dues[due].query },
        }),
      )
    }
    return BOARD_STATUSES.map((status) =>
      column({
        id: String(status),
        name: t(`status.${status}`),
        query: { statuses: [status] },
        listFilters: { statuses: [String(status)] },
        meaning: t(`board.meaning.${status}` as 'board.meaning.1'),
        isDone: status === TaskStatus.Done,
        change: { status },
        saidOf: ({ title }) => t('change.moved', { count: 1, title, status: t(`status.${status}`) }),
        reasonFor: (task) =>
          task.status === status || canMove(task.status, status)
            ? undefined
            : t('board.refused', { from: t(`status.${task.status}`), to: t(`status.${status}`) }),
      }),
    )
  }, [t, group, isByStrategy, today, members, strategies])
  const columns = useMemo(() => all.slice(0, MAX_COLUMNS), [all])
  return { columns, hiddenCount: all.length - columns.length }
}
