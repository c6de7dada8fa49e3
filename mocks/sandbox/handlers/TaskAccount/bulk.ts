// Changes of several tasks in one call.
import type { TasksUpdate } from '@adwright/sdk/types'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import type { Plan } from '#mocks/sandbox/domain/planning/plan.ts'
import { changedTask, isOpen, type StoredTask, TASK_STEPS } from '#mocks/sandbox/domain/planning/task.ts'
import { mailAboutTask } from '#mocks/sandbox/domain/planning/task-mails.ts'
import { taskSummaries, todayIn } from '#mocks/sandbox/domain/planning/task-view.ts'
import { canStep } from '#mocks/sandbox/domain/steps.ts'
import { ok } from '#mocks/sandbox/handlers/context.ts'
import { assertRoom, isArchivable } from '#mocks/sandbox/handlers/TaskAccount/archive.ts'
import { stepped } from '#mocks/sandbox/handlers/TaskAccount/progress.ts'
import {
  draftErrors,
  findRestorable,
  findTask,
  moveToTrash,
  saveTask,
  takeFromTrash,
} from '#mocks/sandbox/handlers/TaskAccount/tasks.ts'

const MAX_LABELS = 20

type Change = Omit<TasksUpdate, 'ids'>

/** A task with a change; its state has to allow the step. */
function withChange(call: PersonContext, plan: Plan, task: StoredTask, change: Change): StoredTask {
  const { status, addedLabels = [], isDeleted: _, isArchived, ...fields } = change
  const labels = [...new Set([...task.labels, ...addedLabels])].slice(0, MAX_LABELS)
  const moved = status === undefined ? task : stepped(call, plan, task, { status })
  const changed = changedTask(moved, { ...fields, labels }, call.now)
  if (isArchived === undefined) return changed
  return { ...changed, archivedAt: isArchived ? (task.archivedAt ?? call.now.toISOString()) : null }
}

async function changeOne(call: PersonContext, plan: Plan, task: StoredTask, change: Change): Promise<StoredTask> {
  if (change.isDeleted) return moveToTrash(call, task)
  const current = change.isDeleted === false ? await takeFromTrash(call, plan, task) : task
  const changed = withChange(call, plan, current, change)
  await saveTask(call, plan, current, changed)
  return changed
}

/** Emails the new assignee once, whatever the number of tasks. */
async function mailAssignee(call: PersonContext, plan: Plan, assigned: StoredTask[]): Promise<void> {
  const [first] = assigned
  if (!first) return
  const kind = assigned.length === 1 ? 'task-assigned' : 'tasks-assigned'
  await mailAboutTask(call, plan, first, { to: first.assigneeUserId, kind, count: assigned.length })
}

/** How many of the tasks a change brings back to the board. */
async function countBroughtBack(call: PersonContext, plan: Plan, { ids, isArchived, status }: TasksUpdate) {
  if (isArchived !== false && (status === undefined || !isOpen({ status }))) return 0
  const tasks = await Promise.all(ids.map((id) => findTask(call, plan, id)))
  return tasks.filter((task) => task && task.archivedAt !== null).length
}

export async function updateTasks(call: PersonContext, plan: Plan, { ids, ...change }: TasksUpdate) {
  const { strategyId, assigneeUserId, status } = change
  const errors = await draftErrors(call, plan, {
    ...(strategyId === undefined ? {} : { strategyId }),
    ...(assigneeUserId === undefined ? {} : { assigneeUserId }),
  })
  if (errors) return errors
  await assertRoom(call, plan, await countBroughtBack(call, plan, { ids, ...change }))
  const today = todayIn(call, plan)
  const find = change.isDeleted === false ? findRestorable : findTask
  const changed: StoredTask[] = []
  const assigned: StoredTask[] = []
  const missingIds: string[] = []
  const refusedIds: string[] = []
  for (const id of ids) {
    const task = await find(call, plan, id)
    if (!task) missingIds.push(id)
    else if (status !== undefined && !canStep(TASK_STEPS, task.status, status)) refusedIds.push(id)
    else if (change.isArchived && !isArchivable(task, today)) refusedIds.push(id)
    // A repeating task needs its due day.
    else if (change.dueOn === null && task.repeat) refusedIds.push(id)
    else {
      const after = await changeOne(call, plan, task, change)
      changed.push(after)
      if (after.assigneeUserId !== task.assigneeUserId) assigned.push(after)
    }
  }
  await mailAssignee(call, plan, assigned)
  return ok({ items: await taskSummaries(call, plan, changed), missingIds, refusedIds })
}
