// Errors of a task as it is written, alone or as one of those that a new strategy begins with.
import { type TaskDraft, TaskRepeatFrequency, UserRole } from '@adwright/sdk/types'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import type { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { fileFor } from '#mocks/sandbox/domain/files/files.ts'
import { activeMember, type Plan } from '#mocks/sandbox/domain/planning/plan.ts'
import type { StoredTask } from '#mocks/sandbox/domain/planning/task.ts'

/** The task as it is stored, and where the body has the draft, such as `tasks.0.`. */
type Place = { task?: StoredTask | undefined; at?: string }

/** Adds the errors of a draft: who does it, when it comes back, and its files. */
export async function addTaskErrors(
  problems: FieldProblems,
  call: PersonContext,
  plan: Plan,
  draft: Partial<TaskDraft>,
  { task, at = '' }: Place,
): Promise<void> {
  const { assigneeUserId, attachmentFileIds = [] } = draft
  if (assigneeUserId && !plan.account) problems.add(`${at}assigneeUserId`, 'assignee-in-private-plan')
  if (assigneeUserId && plan.account) {
    const member = await activeMember(call.store, plan.id, assigneeUserId)
    if (!member) problems.add(`${at}assigneeUserId`, 'assignee-not-a-member')
    else if (member.role < UserRole.User) problems.add(`${at}assigneeUserId`, 'assignee-is-viewer')
  }
  const { repeat = task?.repeat ?? null, dueOn = task?.dueOn ?? null } = draft
  if (repeat && dueOn === null) problems.add(`${at}dueOn`, 'repeat-needs-due-day')
  if (repeat && repeat.frequency !== TaskRepeatFrequency.Weekly && repeat.weekDays.length > 0)
    problems.add(`${at}repeat.weekDays`, 'weekdays-need-weekly')
  const reader = { accountId: plan.account?.id ?? null, personId: call.person.id }
  for (const [index, id] of attachmentFileIds.entries()) {
    const isKnown = task?.attachmentFileIds.includes(id) || (await fileFor(call, id, reader))
    if (!isKnown) problems.add(`${at}attachmentFileIds.${index}`, 'unknown-file')
  }
}
