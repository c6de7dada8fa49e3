import { useUpdateAccountTasksMutation, useUpdateUserTasksMutation } from '@adwright/sdk/react-query'
import type { TaskSummary, TasksUpdated } from '@adwright/sdk/types'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMembers } from '#web/domain/people/use-members.ts'
import { stepsBetween } from '#web/domain/tasks/task-status.ts'
import { serverMessageOr } from '#web/lib/problem.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount, useUser } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { offerUndo } from '#web/ui/overlay/undo.ts'
import { applyToLists, changedSummary, type TaskChange } from './task-cache.ts'
import type { Scope } from './use-task-page.ts'

/** The changes that take a task back; a state may need several steps. */
function undoOf(task: TaskSummary, change: TaskChange): TaskChange[] {
  const { status, priority, assigneeUserId, dueOn, strategyId, isDeleted, isArchived } = change
  if (isDeleted) return [{ isDeleted: false }]
  if (isArchived !== undefined) return [{ isArchived: !isArchived }]
  const fields: TaskChange = {
    ...(priority === undefined ? {} : { priority: task.priority }),
    ...(assigneeUserId === undefined ? {} : { assigneeUserId: task.assigneeUserId }),
    ...(dueOn === undefined ? {} : { dueOn: task.dueOn }),
    ...(strategyId === undefined ? {} : { strategyId: task.strategyId }),
  }
  const steps = status === undefined ? [] : stepsBetween(status, task.status).map((step) => ({ status: step }))
  return Object.keys(fields).length > 0 ? [...steps, fields] : steps
}

/** Changes tasks: painted before the response and rolled back if it fails, as is the Undo that a toast offers. */
export function useTaskChange() {
  const { t } = useTranslation('tasks')
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const { id: accountId } = useAccount()
  const { id: userId } = useUser()
  const { members } = useMembers()
  const { mutateAsync: updateOfTeam } = useUpdateAccountTasksMutation()
  const { mutateAsync: updateOfPerson } = useUpdateUserTasksMutation()

  // Memoized, so that cards are not rendered again for a change of another one.
  return useMemo(() => {
    const send = (scope: Scope, ids: string[], change: TaskChange): Promise<TasksUpdated> =>
      scope === 'team'
        ? updateOfTeam({ path: { accountId }, body: { ids, ...change } })
        : updateOfPerson({ path: { userId }, body: { ids, ...change } })

    const refresh = () =>
      invalidate(
        'listAccountTasks',
        'listUserTasks',
        'getAccountTask',
        'getUserTask',
        'getFinding',
        'listFindings',
        'getAccountTaskCounts',
        'getUserTaskCounts',
        'listAccountTaskLabels',
        'getWorkspaceAttention',
        'getAccountPlanUsage',
      )

    async function undo(scope: Scope, tasks: readonly TaskSummary[], change: TaskChange) {
      const rollBack = await applyToLists(queries, tasks, false)
      try {
        for (const task of tasks) for (const step of undoOf(task, change)) await send(scope, [task.id], step)
      } catch (error) {
        rollBack()
        toaster.show({ tone: 'bad', title: t('change.failed'), description: serverMessageOr(error, t('change.retry')) })
      }
      await refresh()
    }

    /** Resolves to true if at least one task was changed. */
    return async (scope: Scope, tasks: readonly TaskSummary[], change: TaskChange, title: string): Promise<boolean> => {
      const name = members.find(({ id }) => id === change.assigneeUserId)?.name ?? null
      const changed = tasks.map((task) => changedSummary(task, change, name))
      const rollBack = await applyToLists(
        queries,
        changed,
        change.isDeleted !== undefined || change.isArchived !== undefined,
      )
      try {
        const { items, refusedIds, missingIds } = await send(
          scope,
          tasks.map(({ id }) => id),
          change,
        )
        const done = tasks.filter(({ id }) => items.some((item) => item.id === id))
        const skipped = refusedIds.length + missingIds.length
        const description = skipped > 0 ? { description: t('change.skipped', { count: skipped }) } : {}
        const isUndoable = done.some((task) => undoOf(task, change).length > 0)
        if (items.length === 0) toaster.show({ tone: 'bad', title: t('change.failed'), ...description })
        else if (isUndoable)
          offerUndo({ title, ...description, label: t('change.undo'), undo: () => void undo(scope, done, change) })
        else toaster.show({ tone: 'good', title, ...description })
        return items.length > 0
      } catch (error) {
        rollBack()
        toaster.show({ tone: 'bad', title: t('change.failed'), description: serverMessageOr(error, t('change.retry')) })
        return false
      } finally {
        void refresh()
      }
    }
  }, [t, queries, invalidate, accountId, userId, members, updateOfTeam, updateOfPerson])
}

export type ChangeTasks = ReturnType<typeof useTaskChange>
