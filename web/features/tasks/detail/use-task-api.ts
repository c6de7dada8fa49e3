import {
  getAccountTaskOptions,
  getUserTaskOptions,
  useUpdateAccountTaskMutation,
  useUpdateAccountTaskStatusMutation,
  useUpdateUserTaskMutation,
  useUpdateUserTaskStatusMutation,
} from '@adwright/sdk/react-query'
import type { StatusUpdate, Task, TaskDraft } from '@adwright/sdk/types'
import { useQuery } from '@tanstack/react-query'
import type { Scope } from '#web/features/tasks/use-task-page.ts'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount, useUser } from '#web/session/current.ts'
import { useOptimisticUpdate } from '#web/ui/feedback/use-optimistic-update.ts'

/** The fields whose new value is shown before the response. */
const SHOWN_EARLY = [
  'status',
  'progress',
  'priority',
  'assigneeUserId',
  'dueOn',
  'strategyId',
  'labels',
  'checklist',
] as const

/** A task with the changed fields of a write that are shown before the response. */
function withBody(task: Task, { body }: { body: Partial<TaskDraft> & Partial<StatusUpdate> }): Task {
  const changed = SHOWN_EARLY.filter((field) => body[field] !== undefined).map((field) => [field, body[field]])
  return { ...task, ...Object.fromEntries(changed) }
}

/** One task with its writes, whether it is the team's or the reader's own. */
export function useTaskApi(scope: Scope, taskId: string) {
  const path = { accountId: useAccount().id, taskId }
  const own = { userId: useUser().id, taskId }
  const isTeam = scope === 'team'
  const invalidate = useInvalidate()
  const intentKey = useIntentKey()
  const ofTeam = useQuery({ ...getAccountTaskOptions({ path }), enabled: isTeam })
  const ofPerson = useQuery({ ...getUserTaskOptions({ path: own }), enabled: !isTeam })
  const { queryKey } = isTeam ? getAccountTaskOptions({ path }) : getUserTaskOptions({ path: own })
  const optimistic = useOptimisticUpdate({ queryKey, change: withBody })
  const updates = { team: useUpdateAccountTaskMutation(optimistic), own: useUpdateUserTaskMutation(optimistic) }
  const steps = {
    team: useUpdateAccountTaskStatusMutation(optimistic),
    own: useUpdateUserTaskStatusMutation(optimistic),
  }
  const refresh = () =>
    invalidate(
      isTeam ? 'getAccountTask' : 'getUserTask',
      isTeam ? 'listAccountTasks' : 'listUserTasks',
      isTeam ? 'getAccountTaskCounts' : 'getUserTaskCounts',
      isTeam ? 'listAccountTaskHistory' : 'listUserTaskHistory',
      'getFinding',
      'listFindings',
      isTeam ? 'listAccountTaskLabels' : 'listUserTaskLabels',
      'getWorkspaceAttention',
    )
  async function refreshed<Result>(work: Promise<Result>): Promise<Result> {
    const result = await work
    await refresh()
    return result
  }

  return {
    read: isTeam ? ofTeam : ofPerson,
    save: (body: TaskDraft, expectedVersion: number) =>
      refreshed(
        isTeam
          ? updates.team.mutateAsync({ path, body, query: { expectedVersion } })
          : updates.own.mutateAsync({ path: own, body, query: { expectedVersion } }),
      ),
    move: (body: StatusUpdate) => {
      const headers = intentKey({ ...body, at: Date.now() })
      return refreshed(
        isTeam ? steps.team.mutateAsync({ path, body, headers }) : steps.own.mutateAsync({ path: own, body, headers }),
      )
    },
    refreshed,
  }
}

export type TaskApi = ReturnType<typeof useTaskApi>

/**
 * Saves some fields of a task, based on a version of it, by default the one on screen; resolves to false if they were not saved, which
 * has been shown.
 */
export type SaveTask = (change: Partial<TaskDraft>, base?: Task) => Promise<boolean>
