// The changes of a task, in the form its history shows.
import { AuditArea, type ChangeEntry } from '@adwright/sdk/types'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { auditWork } from '#mocks/sandbox/domain/identity/audit.ts'
import { changesBetween, recordHistory, shownText } from '#mocks/sandbox/domain/planning/history.ts'
import { memberNamed, type Plan } from '#mocks/sandbox/domain/planning/plan.ts'
import type { StoredTask } from '#mocks/sandbox/domain/planning/task.ts'

async function shownFields({ store }: PersonContext, plan: Plan, task: StoredTask) {
  const { checklist, repeat } = task
  const strategy = task.strategyId ? await store.get('strategy', task.strategyId) : undefined
  const done = checklist.filter(({ isDone }) => isDone).length
  return {
    title: task.title,
    description: shownText(task.description),
    status: shownText(task.status),
    priority: shownText(task.priority),
    assigneeUserId: (await memberNamed(store, plan.account?.id, task.assigneeUserId)).name,
    dueOn: task.dueOn,
    estimateHours: shownText(task.estimateHours),
    strategyId: strategy?.title ?? null,
    labels: shownText(task.labels.join(', ')),
    checklist: checklist.length === 0 ? null : `${done}/${checklist.length}`,
    attachmentFileIds: shownText(task.attachmentFileIds.length || null),
    repeat: repeat && String(repeat.frequency),
    archivedAt: task.archivedAt?.slice(0, 10) ?? null,
  }
}

/** Records what an edit of the caller changed. */
export async function recordTaskChanges(call: PersonContext, plan: Plan, before: StoredTask, after: StoredTask) {
  const changes = changesBetween(await shownFields(call, plan, before), await shownFields(call, plan, after))
  await recordHistory(call, after.id, { actor: call.person, changes })
}

/** Records something that the caller did with the whole task. */
export async function recordTaskEvent(
  call: PersonContext,
  { id, planId, title }: StoredTask,
  action: ChangeEntry['action'],
) {
  await recordHistory(call, id, { actor: call.person, action })
  await auditWork(call, action, { area: AuditArea.Tasks, target: title, accountId: planId })
}
