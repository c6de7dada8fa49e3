// A private task that becomes the team's.
import { ChangeAction, PlanLimitKind, UserRole } from '@adwright/sdk/types'
import { assertPlanLimit } from '#mocks/sandbox/domain/billing/assert-plan-limit.ts'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { replaceUses } from '#mocks/sandbox/domain/files/files.ts'
import { activeMember, type Plan, planOfTeam } from '#mocks/sandbox/domain/planning/plan.ts'
import { recordTaskEvent } from '#mocks/sandbox/domain/planning/task-history.ts'
import { shownTask } from '#mocks/sandbox/domain/planning/task-view.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { versionOf } from '#mocks/sandbox/domain/versions.ts'
import { created } from '#mocks/sandbox/handlers/context.ts'
import { findTask } from '#mocks/sandbox/handlers/TaskAccount/tasks.ts'

export async function shareTask(call: PersonContext, plan: Plan, id: string, accountId: string) {
  const { store, person, newId, now } = call
  const task = await findTask(call, plan, id)
  const account = await store.get('account', accountId)
  const member = account && (await activeMember(store, accountId, person.id))
  if (!task || !account || !member) return problem(404, 'not-found')
  if (member.role < UserRole.User) return problem(403, 'role-too-low')
  await assertPlanLimit(call, account, PlanLimitKind.Tasks)
  const shared = {
    ...task,
    planId: accountId,
    strategyId: null,
    archivedAt: null,
    accountTaskProgressId: newId('atp'),
    version: versionOf(task) + 1,
    updatedAt: now.toISOString(),
  }
  await store.set('task', id, shared)
  await recordTaskEvent(call, shared, ChangeAction.Shared)
  await replaceUses(store, `task:${id}`, [], shared.attachmentFileIds, accountId)
  return created(await shownTask(call, planOfTeam({ account }), shared))
}
