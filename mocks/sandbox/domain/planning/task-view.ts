// Tasks as the contract shows them.
import type { Task, TaskRound, TaskSummary } from '@adwright/sdk/types'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { memberNamed, type Plan } from '#mocks/sandbox/domain/planning/plan.ts'
import { isOpen, type StoredTask } from '#mocks/sandbox/domain/planning/task.ts'
import { effectOf } from '#mocks/sandbox/domain/planning/task-effect.ts'
import { originOf } from '#mocks/sandbox/domain/planning/task-origin.ts'
import { versionOf } from '#mocks/sandbox/domain/versions.ts'
import { type Day, dayIn } from '#mocks/sandbox/time/time-zone.ts'

export const timeZoneOf = ({ person }: Pick<PersonContext, 'person'>, { account }: Plan): string =>
  account?.timeZone ?? person.timeZone

/** Today in the time zone of the plan. */
export const todayIn = (call: Pick<PersonContext, 'person' | 'now'>, plan: Plan): Day =>
  dayIn(call.now, timeZoneOf(call, plan))

export const isOverdue = (task: StoredTask, today: Day): boolean =>
  task.dueOn !== null && task.dueOn < today && isOpen(task)

/** A task with its origin, effect and rounds. */
export async function shownTask(call: PersonContext, plan: Plan, stored: StoredTask): Promise<Task> {
  const {
    planId: _,
    beganAt: __,
    completedByName: ___,
    deletedAt: ____,
    deletedComments: _____,
    rounds,
    ...fields
  } = stored
  const assignee = await memberNamed(call.store, plan.account?.id, stored.assigneeUserId)
  const timeZone = timeZoneOf(call, plan)
  const shownRounds: TaskRound[] = []
  for (const { beganAt, ...round } of rounds) {
    const effect = await effectOf(call, stored, { ...round, beganAt, createdAt: stored.createdAt }, timeZone)
    shownRounds.push({ ...round, effect })
  }
  return {
    ...fields,
    version: versionOf(stored),
    taskId: stored.id,
    assigneeUserId: assignee.id,
    assigneeName: assignee.name,
    hasAssigneeLeft: stored.assigneeUserId !== null && assignee.id === null,
    origin: await originOf(call, stored),
    effect: await effectOf(call, stored, stored, timeZone),
    rounds: shownRounds,
  }
}

/** Tasks as lists show them. */
export async function taskSummaries(call: PersonContext, plan: Plan, tasks: StoredTask[]): Promise<TaskSummary[]> {
  const today = todayIn(call, plan)
  const ids = [...new Set(tasks.map(({ assigneeUserId }) => assigneeUserId))]
  const members = new Map(
    await Promise.all(ids.map(async (id) => [id, await memberNamed(call.store, plan.account?.id, id)] as const)),
  )
  return tasks.map((task) => ({
    version: versionOf(task),
    id: task.id,
    taskId: task.id,
    accountTaskProgressId: task.accountTaskProgressId,
    strategyId: task.strategyId,
    title: task.title,
    status: task.status,
    priority: task.priority,
    assigneeUserId: members.get(task.assigneeUserId)?.id ?? null,
    assigneeName: members.get(task.assigneeUserId)?.name ?? null,
    hasAssigneeLeft: task.assigneeUserId !== null && !members.get(task.assigneeUserId)?.id,
    dueOn: task.dueOn,
    estimateHours: task.estimateHours,
    labels: task.labels,
    progress: task.progress,
    originKind: task.origin?.kind ?? null,
    commentCount: task.comments.length,
    checklistCount: task.checklist.length,
    checklistDoneCount: task.checklist.filter(({ isDone }) => isDone).length,
    attachmentCount: task.attachmentFileIds.length,
    isOverdue: isOverdue(task, today),
    isRepeating: task.repeat !== null,
    createdAt: task.createdAt,
    updatedAt: task.updatedAt,
    completedAt: task.completedAt,
    archivedAt: task.archivedAt,
    deletedAt: task.deletedAt,
  }))
}
