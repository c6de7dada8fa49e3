import { TaskPriority, TaskStatus, type TaskSummary } from '@adwright/sdk/types'
import { Archive, ArchiveRestore, ArrowRight, Flag, RotateCcw, Trash2, UserRound } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMembers } from '#web/domain/people/use-members.ts'
import { canMove, OPEN_STATUSES } from '#web/domain/tasks/task-status.ts'
import { useUser } from '#web/session/current.ts'
import type { MenuAction } from '#web/ui/overlay/Menu.tsx'
import { useMayManage } from './use-may-manage.ts'
import { useTaskChange } from './use-task-change.ts'
import type { Scope } from './use-task-page.ts'

/** The actions on tasks: states that all of them allow, priority, the reader as assignee, and deletion. */
export function useTaskMenu(scope: Scope) {
  const { t } = useTranslation('tasks')
  const change = useTaskChange()
  const mayManage = useMayManage(scope)
  const { members } = useMembers()
  const { id: userId } = useUser()
  // Memoized, so that cards are not rendered again for a change of another one.
  return useMemo(() => {
    const disabled = mayManage ? {} : { disabledReason: t('reason') }
    const nameOf = (tasks: readonly TaskSummary[]) => (tasks.length === 1 ? (tasks[0]?.title ?? '') : '')

    function statusActions(tasks: readonly TaskSummary[]): MenuAction[] {
      return Object.values(TaskStatus)
        .filter((to) => tasks.some(({ status }) => status !== to && canMove(status, to)))
        .map((to) => ({
          id: `status-${to}`,
          label: t('menu.moveTo', { status: t(`status.${to}`) }),
          icon: ArrowRight,
          onSelect: () =>
            void change(
              scope,
              tasks.filter(({ status }) => status !== to),
              { status: to },
              t('change.moved', { count: tasks.length, title: nameOf(tasks), status: t(`status.${to}`) }),
            ),
          ...disabled,
        }))
    }
    const priorityActions = (tasks: readonly TaskSummary[]): MenuAction[] =>
      Object.values(TaskPriority).map((priority) => ({
        id: `priority-${priority}`,
        label: t(`priority.${priority}`),
        icon: Flag,
        isSelected: tasks.every((task) => task.priority === priority),
        onSelect: () => void change(scope, tasks, { priority }, t('change.prioritized', { count: tasks.length })),
        ...disabled,
      }))
    const assign = (tasks: readonly TaskSummary[], assigneeUserId: string | null) =>
      change(scope, tasks, { assigneeUserId }, t('change.assigned', { count: tasks.length }))
    const assignActions = (tasks: readonly TaskSummary[]): MenuAction[] =>
      [{ id: null, name: t('unassigned') }, ...members].map(({ id, name }) => ({
        id: id ?? 'none',
        label: name,
        icon: UserRound,
        isSelected: tasks.every((task) => task.assigneeUserId === id),
        onSelect: () => void assign(tasks, id),
        ...disabled,
      }))
    const remove = (tasks: readonly TaskSummary[]) =>
      change(scope, tasks, { isDeleted: true }, t('change.deleted', { count: tasks.length }))
    const restore = (tasks: readonly TaskSummary[]) =>
      change(scope, tasks, { isDeleted: false }, t('change.restored', { count: tasks.length }))
    const archive = (tasks: readonly TaskSummary[], isArchived: boolean) =>
      change(
        scope,
        tasks,
        { isArchived },
        t(isArchived ? 'change.archived' : 'change.unarchived', { count: tasks.length }),
      )
    /** Archives tasks that have ended, or brings archived ones back; nothing for others. */
    const archiveActions = (tasks: readonly TaskSummary[]): MenuAction[] => {
      const isArchived = tasks.every(({ archivedAt }) => archivedAt !== null)
      const isEnded = tasks.every(({ status, archivedAt }) => archivedAt === null && !OPEN_STATUSES.includes(status))
      if (!isArchived && !isEnded) return []
      return [
        {
          id: 'archive',
          label: t(isArchived ? 'menu.unarchive' : 'menu.archive'),
          icon: isArchived ? ArchiveRestore : Archive,
          onSelect: () => void archive(tasks, !isArchived),
          ...disabled,
        },
      ]
    }
    const restoreAction = (tasks: readonly TaskSummary[]): MenuAction => ({
      id: 'restore',
      label: t('menu.restore'),
      icon: RotateCcw,
      onSelect: () => void restore(tasks),
      ...disabled,
    })
    return {
      statusActions,
      priorityActions,
      assignActions,
      archiveActions,
      remove,
      restore,
      /** The menu of a row or a card. */
      all: (task: TaskSummary): MenuAction[] =>
        task.deletedAt === null
          ? [
              ...statusActions([task]),
              ...(scope === 'team' && task.assigneeUserId !== userId
                ? [
                    {
                      id: 'take',
                      label: t('menu.take'),
                      icon: UserRound,
                      onSelect: () => void assign([task], userId),
                      ...disabled,
                    },
                  ]
                : []),
              ...archiveActions([task]),
              {
                id: 'delete',
                label: t('menu.delete'),
                icon: Trash2,
                isDanger: true,
                onSelect: () => void remove([task]),
                ...disabled,
              },
            ]
          : [restoreAction([task])],
      mayManage,
      change,
    }
  }, [t, scope, change, mayManage, members, userId])
}

export type TaskMenu = ReturnType<typeof useTaskMenu>
