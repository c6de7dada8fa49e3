// Archived tasks: off the board and out of the limit, still there to read.
import { AuditAction, AuditArea, PlanLimitKind, TaskStatus } from '@adwright/sdk/types'
import { assertPlanLimit } from '#mocks/sandbox/domain/billing/assert-plan-limit.ts'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { audit } from '#mocks/sandbox/domain/identity/audit.ts'
import { recordHistory } from '#mocks/sandbox/domain/planning/history.ts'
import { holderOf, type Plan } from '#mocks/sandbox/domain/planning/plan.ts'
import { isOpen, type StoredTask } from '#mocks/sandbox/domain/planning/task.ts'
import { nextDueDay } from '#mocks/sandbox/domain/planning/task-rounds.ts'
import { todayIn } from '#mocks/sandbox/domain/planning/task-view.ts'
import { versionOf } from '#mocks/sandbox/domain/versions.ts'
import { ok } from '#mocks/sandbox/handlers/context.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import { TASK_TEXTS } from '#mocks/sandbox/texts/tasks.ts'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'

/** True for a task that has ended and does not come back. */
export const isArchivable = (task: StoredTask, today: Day): boolean => !isOpen(task) && nextDueDay(task, today) === null

/** Throws the 409 of the limit if so many tasks more don't fit on the board. */
export const assertRoom = async (call: PersonContext, plan: Plan, adding: number): Promise<void> =>
  assertPlanLimit(call, await holderOf(call, plan), PlanLimitKind.Tasks, { adding })

function yearBefore(now: Date): string {
  const day = new Date(now)
  day.setUTCFullYear(day.getUTCFullYear() - 1)
  return day.toISOString()
}

export async function archiveOldTasks(call: PersonContext, plan: Plan) {
  const { store, now, person, language } = call
  const today = todayIn(call, plan)
  const before = yearBefore(now)
  const done = await store.listAll('task', {
    where: { planId: plan.id, status: TaskStatus.Done, archivedAt: null, deletedAt: null },
  })
  const old = done.filter((task) => (task.completedAt ?? before) < before && isArchivable(task, today))
  const archivedAt = now.toISOString()
  for (const task of old) {
    await store.set('task', task.id, { archivedAt, updatedAt: archivedAt, version: versionOf(task) + 1 })
    const changes = [{ field: 'archivedAt', before: null, after: today }]
    await recordHistory(call, task.id, { actor: person, changes })
  }
  if (old.length > 0)
    await audit(call, {
      action: AuditAction.Changed,
      area: AuditArea.Tasks,
      target: TASK_TEXTS.archivedByAge[language],
      after: interpolate(TASK_TEXTS.archivedCount[language], { count: old.length }, language),
      ...(plan.account ? { accountId: plan.account.id } : {}),
    })
  return ok({ archivedCount: old.length })
}
