// Tasks of a plan, whether it is a team's or a person's own.
import { type Comment, type StatusUpdate, type Task, type TaskDraft, TaskStatus, UserRole } from '@adwright/sdk/types'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { fileFor, replaceUses } from '#mocks/sandbox/domain/files/files.ts'
import { fullName } from '#mocks/sandbox/domain/identity/people.ts'
import { sendMail } from '#mocks/sandbox/domain/notifications/mail.ts'
import { activeMember, memberNamed, type Plan } from '#mocks/sandbox/domain/planning/plan.ts'
import {
  BY_URGENCY,
  changedTask,
  MOST_TASK_COMMENTS,
  movedTask,
  newTask,
  type StoredTask,
  TASK_STEPS,
  wrongProgress,
} from '#mocks/sandbox/domain/planning/task.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { canStep, refusedStep } from '#mocks/sandbox/domain/steps.ts'
import { assertExpectedVersion, versionOf } from '#mocks/sandbox/domain/versions.ts'
import { created, noContent, ok } from '#mocks/sandbox/handlers/context.ts'
import { storedPage } from '#mocks/sandbox/handlers/stored-page.ts'

async function shown({ store }: PersonContext, plan: Plan, stored: StoredTask): Promise<Task> {
  const { planId: _, ...fields } = stored
  const assignee = await memberNamed(store, plan.account?.id, stored.assigneeUserId)
  return {
    ...fields,
    version: versionOf(stored),
    taskId: stored.id,
    assigneeUserId: assignee.id,
    assigneeName: assignee.name,
  }
}

async function find({ store }: PersonContext, plan: Plan, id: string): Promise<StoredTask | undefined> {
  const task = await store.get('task', id)
  return task?.planId === plan.id ? task : undefined
}

const authorOf = ({ person }: PersonContext) => fullName(person) || person.userName

/** Notifies the assignee, unless it is the caller. */
async function tellAssignee(
  call: PersonContext,
  { account }: Plan,
  task: StoredTask,
  kind: 'task-assigned' | 'task-comment',
  text = '',
) {
  const { store, person } = call
  if (!account || !task.assigneeUserId || task.assigneeUserId === person.id) return
  const assignee = await store.get('person', task.assigneeUserId)
  if (!assignee?.email) return
  const values = { author: authorOf(call), title: task.title, account: account.name, text }
  const language = assignee.language === 'tr' ? 'tr' : 'en'
  await sendMail({ ...call, language }, { to: assignee.email, kind, values, link: '/tasks' })
}

/** What is wrong with a draft; undefined when nothing is. */
async function wrongDraft(call: PersonContext, plan: Plan, draft: TaskDraft) {
  const { store, person, language } = call
  const problems = new FieldProblems(language)
  const { strategyId, assigneeUserId, attachmentFileIds = [] } = draft
  if (strategyId && (await store.get('strategy', strategyId))?.planId !== plan.id) {
    problems.add('strategyId', plan.account ? 'unknown-strategy' : 'unknown-private-strategy')
  }
  if (assigneeUserId && !plan.account) problems.add('assigneeUserId', 'assignee-in-private-plan')
  if (assigneeUserId && plan.account) {
    const member = await activeMember(store, plan.id, assigneeUserId)
    if (!member) problems.add('assigneeUserId', 'assignee-not-a-member')
    else if (member.role < UserRole.User) problems.add('assigneeUserId', 'assignee-is-viewer')
  }
  const reader = { accountId: plan.account?.id ?? null, personId: person.id }
  for (const [index, id] of attachmentFileIds.entries()) {
    if (!(await fileFor(call, id, reader))) problems.add(`attachmentFileIds.${index}`, 'unknown-file')
  }
  return problems.isEmpty ? undefined : problems.answer()
}

type Filter = {
  strategyId?: string | undefined
  userId?: string | undefined
  statuses?: number[] | undefined
  currentPage?: number | undefined
  pageSize?: number | undefined
}

export async function listTasks(call: PersonContext, plan: Plan, filter: Filter) {
  const { strategyId, userId, statuses, currentPage, pageSize } = filter
  const where = { planId: plan.id, strategyId, assigneeUserId: userId, status: statuses }
  const page = await storedPage(call.store, 'task', { where, by: BY_URGENCY, currentPage, pageSize })
  return ok({ ...page, items: await Promise.all(page.items.map((task) => shown(call, plan, task))) })
}

export async function createTask(call: PersonContext, plan: Plan, draft: TaskDraft) {
  const { store, newId, now, person } = call
  const wrong = await wrongDraft(call, plan, draft)
  if (wrong) return wrong
  const round = plan.account ? newId('atp') : null
  const task = newTask(draft, { id: newId('tsk'), planId: plan.id, round, personId: person.id, now })
  await store.insert('task', task)
  await replaceUses(store, `task:${task.id}`, [], task.attachmentFileIds, plan.account?.id ?? null)
  await tellAssignee(call, plan, task, 'task-assigned')
  return created(await shown(call, plan, task))
}

export async function getTask(call: PersonContext, plan: Plan, id: string) {
  const task = await find(call, plan, id)
  return task ? ok(await shown(call, plan, task)) : problem(404, 'not-found')
}

type Edit = { query: { expectedVersion?: number } }

export async function updateTask(call: PersonContext & Edit, plan: Plan, id: string, draft: TaskDraft) {
  const task = await find(call, plan, id)
  if (!task) return problem(404, 'not-found')
  const wrong = await wrongDraft(call, plan, draft)
  if (wrong) return wrong
  const changed = changedTask(task, draft)
  assertExpectedVersion(call.query, task, changed)
  await call.store.set('task', id, changed)
  const { attachmentFileIds } = changed
  await replaceUses(call.store, `task:${id}`, task.attachmentFileIds, attachmentFileIds, plan.account?.id ?? null)
  if (changed.assigneeUserId !== task.assigneeUserId) await tellAssignee(call, plan, changed, 'task-assigned')
  return ok(await shown(call, plan, changed))
}

export async function deleteTask(call: PersonContext, plan: Plan, id: string) {
  const task = await find(call, plan, id)
  if (!task) return problem(404, 'not-found')
  await call.store.delete('task', id)
  await replaceUses(call.store, `task:${id}`, task.attachmentFileIds, [], null)
  return noContent()
}

const noRoom = () => problem(409, 'comments-limit-reached', { values: { limit: MOST_TASK_COMMENTS } })

const newComment = (call: PersonContext, text: string): Comment => ({
  id: call.newId('cmt'),
  authorName: authorOf(call),
  text,
  createdAt: call.now.toISOString(),
  editedAt: null,
})

const outdatedRound = (task: StoredTask, round: string | undefined) =>
  round === undefined || round === task.accountTaskProgressId
    ? undefined
    : problem(409, 'progress-outdated', { detail: `The present round is ${task.accountTaskProgressId}.` })

export async function commentOnTask(call: PersonContext, plan: Plan, id: string, text: string, round?: string) {
  const task = await find(call, plan, id)
  if (!task) return problem(404, 'not-found')
  const outdated = outdatedRound(task, round)
  if (outdated) return outdated
  if (task.comments.length >= MOST_TASK_COMMENTS) return noRoom()
  const comment = newComment(call, text)
  await call.store.update('task', id, (stored) => ({ ...stored, comments: [...stored.comments, comment] }))
  await tellAssignee(call, plan, task, 'task-comment', text)
  return created(comment)
}

export async function moveTask(call: PersonContext, plan: Plan, id: string, step: StatusUpdate, round?: string) {
  const { now, newId } = call
  const task = await find(call, plan, id)
  if (!task) return problem(404, 'not-found')
  const wrong = wrongProgress(step)
  if (wrong) return problem(422, 'invalid-fields', { errors: { progress: [wrong] } })
  const outdated = outdatedRound(task, round)
  if (outdated) return outdated
  if (!canStep(TASK_STEPS, task.status, step.status))
    return refusedStep(TASK_STEPS, TaskStatus, task.status, step.status)
  if (step.comment && task.comments.length >= MOST_TASK_COMMENTS) return noRoom()
  const moved = movedTask(task, step, { now, newRound: () => (plan.account ? newId('atp') : null) })
  const comments = step.comment ? [...task.comments, newComment(call, step.comment)] : task.comments
  await call.store.set('task', id, { ...moved, comments })
  if (step.comment) await tellAssignee(call, plan, task, 'task-comment', step.comment)
  return ok(await shown(call, plan, { ...moved, comments }))
}
