// Tasks of a plan, whether it is a team's or a person's own.
import { ChangeAction, PlanLimitKind, type TaskDraft } from '@adwright/sdk/types'
import { followTask, planFinding } from '#mocks/sandbox/domain/ai/finding-verdict.ts'
import { assertPlanLimit } from '#mocks/sandbox/domain/billing/assert-plan-limit.ts'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { replaceUses } from '#mocks/sandbox/domain/files/files.ts'
import { holderOf, type Plan } from '#mocks/sandbox/domain/planning/plan.ts'
import { changedTask, newTask, type StoredTask } from '#mocks/sandbox/domain/planning/task.ts'
import { addTaskErrors } from '#mocks/sandbox/domain/planning/task-errors.ts'
import {
  type TaskFilters,
  type TaskOrder,
  tasksOrder,
  tasksWhere,
  wrongPeriod,
} from '#mocks/sandbox/domain/planning/task-filters.ts'
import { recordTaskChanges, recordTaskEvent } from '#mocks/sandbox/domain/planning/task-history.ts'
import { mailAboutTask } from '#mocks/sandbox/domain/planning/task-mails.ts'
import { scheduleReturn } from '#mocks/sandbox/domain/planning/task-rounds.ts'
import { shownTask, taskSummaries, timeZoneOf, todayIn } from '#mocks/sandbox/domain/planning/task-view.ts'
import { isRestorable } from '#mocks/sandbox/domain/planning/trash.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { assertExpectedVersion, versionOf } from '#mocks/sandbox/domain/versions.ts'
import { created, noContent, ok } from '#mocks/sandbox/handlers/context.ts'
import { storedPage } from '#mocks/sandbox/handlers/stored-page.ts'

/** A task of the plan, deleted ones included; undefined for one of another plan. */
async function findAny({ store }: PersonContext, plan: Plan, id: string): Promise<StoredTask | undefined> {
  const task = await store.get('task', id)
  return task?.planId === plan.id ? task : undefined
}

/** A task of the plan that exists. */
export async function findTask(call: PersonContext, plan: Plan, id: string): Promise<StoredTask | undefined> {
  const task = await findAny(call, plan, id)
  return task?.deletedAt === null ? task : undefined
}

export async function findRestorable(call: PersonContext, plan: Plan, id: string): Promise<StoredTask | undefined> {
  const task = await findAny(call, plan, id)
  return task && isRestorable(task, call.now) ? task : undefined
}

type Draft = Partial<TaskDraft>

/** The 422 of a draft that is not right; undefined if it is. */
export async function draftErrors(call: PersonContext, plan: Plan, draft: Draft, task?: StoredTask) {
  const { store, language } = call
  const problems = new FieldProblems(language)
  const { strategyId } = draft
  const strategy = strategyId ? await store.get('strategy', strategyId) : undefined
  if (strategyId && (strategy?.planId !== plan.id || strategy.deletedAt !== null)) {
    problems.add('strategyId', plan.account ? 'unknown-strategy' : 'unknown-private-strategy')
  }
  await addTaskErrors(problems, call, plan, draft, { task })
  return problems.isEmpty ? undefined : problems.answer()
}

type ListQuery = TaskFilters & TaskOrder & { currentPage?: number | undefined; pageSize?: number | undefined }

export async function listTasks(call: PersonContext, plan: Plan, query: ListQuery) {
  const wrong = wrongPeriod(query)
  if (wrong) return wrong
  const { currentPage, pageSize } = query
  const where = tasksWhere(plan.id, query, call.now)
  const page = await storedPage(call.store, 'task', { where, by: tasksOrder(query), currentPage, pageSize })
  return ok({ ...page, items: await taskSummaries(call, plan, page.items) })
}

const userOf = ({ id }: StoredTask) => `task:${id}`

export async function createTask(call: PersonContext, plan: Plan, draft: TaskDraft) {
  const { store, newId, now, person } = call
  const errors = await draftErrors(call, plan, draft)
  if (errors) return errors
  await assertPlanLimit(call, await holderOf(call, plan), PlanLimitKind.Tasks)
  const round = plan.account ? newId('atp') : null
  const task = newTask(draft, { id: newId('tsk'), planId: plan.id, round, personId: person.id, now })
  await store.insert('task', task)
  await planFinding(call, task)
  await recordTaskEvent(call, task, ChangeAction.Created)
  await replaceUses(store, userOf(task), [], task.attachmentFileIds, plan.account?.id ?? null)
  await mailAboutTask(call, plan, task, { to: task.assigneeUserId, kind: 'task-assigned' })
  return created(await shownTask(call, plan, task))
}

export async function getTask(call: PersonContext, plan: Plan, id: string) {
  const task = await findTask(call, plan, id)
  return task ? ok(await shownTask(call, plan, task)) : problem(404, 'not-found')
}

/** Stores an edited task with its history, files and schedule. */
export async function saveTask(call: PersonContext, plan: Plan, before: StoredTask, after: StoredTask): Promise<void> {
  const { store } = call
  await store.set('task', after.id, after)
  await followTask(call, before, after)
  await recordTaskChanges(call, plan, before, after)
  const accountId = plan.account?.id ?? null
  await replaceUses(store, userOf(after), before.attachmentFileIds, after.attachmentFileIds, accountId)
  const timeZone = timeZoneOf(call, plan)
  await scheduleReturn(call, after, { today: todayIn(call, plan), timeZone, accountId })
}

type Edit = { query: { expectedVersion?: number } }

export async function updateTask(call: PersonContext & Edit, plan: Plan, id: string, draft: TaskDraft) {
  const task = await findTask(call, plan, id)
  if (!task) return problem(404, 'not-found')
  const errors = await draftErrors(call, plan, draft, task)
  if (errors) return errors
  const changed = changedTask(task, draft, call.now)
  assertExpectedVersion(call.query, task, changed)
  await saveTask(call, plan, task, changed)
  if (changed.assigneeUserId !== task.assigneeUserId)
    await mailAboutTask(call, plan, changed, { to: changed.assigneeUserId, kind: 'task-assigned' })
  return ok(await shownTask(call, plan, changed))
}

/** Moves a task to the trash; its files are released. */
export async function moveToTrash(call: PersonContext, task: StoredTask): Promise<StoredTask> {
  const { store, now } = call
  // Restored, it is on the board again.
  const deleted = { ...task, archivedAt: null, deletedAt: now.toISOString(), version: versionOf(task) + 1 }
  await store.set('task', task.id, deleted)
  await followTask(call, task, deleted)
  await recordTaskEvent(call, task, ChangeAction.Deleted)
  await replaceUses(store, userOf(task), task.attachmentFileIds, [], null)
  await store.jobs.note({ kind: 'task-return', subjectId: task.id }, null)
  return deleted
}

export async function takeFromTrash(call: PersonContext, plan: Plan, task: StoredTask): Promise<StoredTask> {
  const files = await Promise.all(task.attachmentFileIds.map((fileId) => call.store.get('file', fileId)))
  const attachmentFileIds = files.flatMap((file) => file?.id ?? [])
  const restored = { ...task, attachmentFileIds, deletedAt: null, version: versionOf(task) + 1 }
  await saveTask(call, plan, { ...restored, attachmentFileIds: [] }, restored)
  await followTask(call, task, restored)
  await recordTaskEvent(call, task, ChangeAction.Restored)
  return restored
}

export async function deleteTask(call: PersonContext & Edit, plan: Plan, id: string) {
  const task = await findTask(call, plan, id)
  if (!task) return problem(404, 'not-found')
  assertExpectedVersion(call.query, task, { ...task, version: versionOf(task) + 1 })
  await moveToTrash(call, task)
  return noContent()
}

export async function restoreTask(call: PersonContext, plan: Plan, id: string) {
  const task = await findRestorable(call, plan, id)
  if (!task) return problem(404, 'not-found', { detail: 'Deleted tasks can be restored for 30 days.' })
  return created(await shownTask(call, plan, await takeFromTrash(call, plan, task)))
}
