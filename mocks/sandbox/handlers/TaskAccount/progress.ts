// Steps of a task, and the comments that go with them.
import { type Comment, type CommentDraft, type StatusUpdate, TaskStatus } from '@adwright/sdk/types'
import {
  commentLimit,
  newComment,
  ownComment,
  restoredComment,
  withChanged,
  withDeleted,
} from '#mocks/sandbox/domain/comments.ts'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { activeMember, type Plan } from '#mocks/sandbox/domain/planning/plan.ts'
import {
  isOpen,
  MAX_TASK_COMMENTS,
  movedTask,
  progressError,
  type StoredTask,
  TASK_STEPS,
} from '#mocks/sandbox/domain/planning/task.ts'
import { authorOf, mailAboutTask } from '#mocks/sandbox/domain/planning/task-mails.ts'
import { shownTask } from '#mocks/sandbox/domain/planning/task-view.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { canStep, refusedStep } from '#mocks/sandbox/domain/steps.ts'
import { created, noContent, ok } from '#mocks/sandbox/handlers/context.ts'
import { assertRoom } from '#mocks/sandbox/handlers/TaskAccount/archive.ts'
import { findTask, saveTask } from '#mocks/sandbox/handlers/TaskAccount/tasks.ts'

const taskComment = (call: PersonContext, { text, mentionedUserIds = [] }: CommentDraft): Comment => ({
  ...newComment(call, text),
  mentionedUserIds,
})

const outdatedRound = (task: StoredTask, round: string | undefined) =>
  round === undefined || round === task.accountTaskProgressId
    ? undefined
    : problem(409, 'progress-outdated', { detail: `The present round is ${task.accountTaskProgressId}.` })

async function mentionErrors({ store, language }: PersonContext, plan: Plan, ids: string[]) {
  const problems = new FieldProblems(language)
  for (const [index, id] of ids.entries()) {
    const isMember = plan.account && (await activeMember(store, plan.id, id))
    if (!isMember) problems.add(`mentionedUserIds.${index}`, 'mention-not-a-member')
  }
  return problems.isEmpty ? undefined : problems.answer()
}

/** Emails the mentioned members, and the assignee unless mentioned. */
async function mailAboutComment(
  call: PersonContext,
  plan: Plan,
  task: StoredTask,
  { text, mentionedUserIds }: Comment,
) {
  for (const to of mentionedUserIds) await mailAboutTask(call, plan, task, { to, kind: 'task-mention', text })
  const to = task.assigneeUserId
  if (to && !mentionedUserIds.includes(to)) await mailAboutTask(call, plan, task, { to, kind: 'task-comment', text })
}

export async function commentOnTask(call: PersonContext, plan: Plan, id: string, draft: CommentDraft, round?: string) {
  const task = await findTask(call, plan, id)
  if (!task) return problem(404, 'not-found')
  const refused =
    outdatedRound(task, round) ??
    (await mentionErrors(call, plan, draft.mentionedUserIds ?? [])) ??
    commentLimit(task, MAX_TASK_COMMENTS)
  if (refused) return refused
  const comment = taskComment(call, draft)
  await call.store.update('task', id, (stored) => ({ ...stored, comments: [...stored.comments, comment] }))
  await mailAboutComment(call, plan, task, comment)
  return created(comment)
}

/** A task with a comment of the caller, or why it can't be changed. */
async function ownTaskComment(call: PersonContext, plan: Plan, { taskId, commentId }: CommentPath) {
  const task = await findTask(call, plan, taskId)
  if (!task) return { refused: problem(404, 'not-found') }
  const { comment, refused } = ownComment(task, { ...call, commentId })
  return refused ? { refused } : { task, comment }
}

type CommentPath = { taskId: string; commentId: string }

export async function updateComment(call: PersonContext, plan: Plan, path: CommentPath, draft: CommentDraft) {
  const { task, comment, refused } = await ownTaskComment(call, plan, path)
  if (refused) return refused
  const { mentionedUserIds = comment.mentionedUserIds } = draft
  const errors = await mentionErrors(call, plan, mentionedUserIds)
  if (errors) return errors
  const changed = { ...comment, text: draft.text, mentionedUserIds, editedAt: call.now.toISOString() }
  await call.store.set('task', task.id, withChanged(task, changed))
  const added = mentionedUserIds.filter((id) => !comment.mentionedUserIds.includes(id))
  for (const to of added) await mailAboutTask(call, plan, task, { to, kind: 'task-mention', text: draft.text })
  return ok(changed)
}

export async function deleteComment(call: PersonContext, plan: Plan, path: CommentPath) {
  const { task, comment, refused } = await ownTaskComment(call, plan, path)
  if (refused) return refused
  await call.store.set('task', task.id, withDeleted(task, comment, call.now))
  return noContent()
}

export async function restoreComment(call: PersonContext, plan: Plan, { taskId, commentId }: CommentPath) {
  const task = await findTask(call, plan, taskId)
  if (!task) return problem(404, 'not-found')
  const { comment, changes, refused } = restoredComment(task, { ...call, commentId }, MAX_TASK_COMMENTS)
  if (refused) return refused
  await call.store.set('task', taskId, changes)
  return created(comment)
}

/** A task after a step that its state allows. */
export const stepped = (call: PersonContext, plan: Plan, task: StoredTask, step: StatusUpdate): StoredTask =>
  movedTask(task, step, {
    now: call.now,
    by: authorOf(call),
    newRound: () => (plan.account ? call.newId('atp') : null),
  })

export async function moveTask(call: PersonContext, plan: Plan, id: string, step: StatusUpdate, round?: string) {
  const task = await findTask(call, plan, id)
  if (!task) return problem(404, 'not-found')
  const wrong = progressError(step)
  if (wrong) return problem(422, 'invalid-fields', { errors: { progress: [wrong] } })
  const outdated = outdatedRound(task, round)
  if (outdated) return outdated
  if (!canStep(TASK_STEPS, task.status, step.status))
    return refusedStep(TASK_STEPS, TaskStatus, task.status, step.status)
  await assertRoom(call, plan, task.archivedAt !== null && isOpen(step) ? 1 : 0)
  const full = step.comment ? commentLimit(task, MAX_TASK_COMMENTS) : undefined
  if (full) return full
  const comment = step.comment ? taskComment(call, { text: step.comment }) : undefined
  const moved = stepped(call, plan, task, step)
  const changed = comment ? { ...moved, comments: [...moved.comments, comment] } : moved
  await saveTask(call, plan, task, changed)
  if (comment) await mailAboutComment(call, plan, task, comment)
  return ok(await shownTask(call, plan, changed))
}
