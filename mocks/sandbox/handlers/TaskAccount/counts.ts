// Counts, labels and history of tasks.
import { type TaskLoad, TaskStatus } from '@adwright/sdk/types'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { countLabels } from '#mocks/sandbox/domain/planning/labels.ts'
import { memberNamed, type Plan } from '#mocks/sandbox/domain/planning/plan.ts'
import { isOpen } from '#mocks/sandbox/domain/planning/task.ts'
import { type TaskFilters, tasksWhere, wrongPeriod } from '#mocks/sandbox/domain/planning/task-filters.ts'
import { todayIn } from '#mocks/sandbox/domain/planning/task-view.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { ok } from '#mocks/sandbox/handlers/context.ts'
import { historyPage, type Paging } from '#mocks/sandbox/handlers/history-page.ts'
import { findTask } from '#mocks/sandbox/handlers/TaskAccount/tasks.ts'
import { addDays, mondayOf } from '#mocks/sandbox/time/time-zone.ts'

type Row = { status: number; dueOrder: string; assigneeUserId: string | null; hours: number }

const sumOf = (rows: Row[]) => Math.round(rows.reduce((sum, { hours }) => sum + hours, 0) * 100) / 100

/** Open tasks and hours of each assignee, the one with most tasks first; those who left count as no one. */
async function loadOf(call: PersonContext, plan: Plan, open: Row[], sunday: string): Promise<TaskLoad[]> {
  if (!plan.account) return []
  const rowsOf = new Map<string | null, { name: string | null; rows: Row[] }>()
  for (const [assignee, rows] of Map.groupBy(open, ({ assigneeUserId }) => assigneeUserId)) {
    const { id, name } = await memberNamed(call.store, plan.account.id, assignee)
    rowsOf.set(id, { name, rows: [...(rowsOf.get(id)?.rows ?? []), ...rows] })
  }
  return [...rowsOf]
    .map(([userId, { name, rows }]) => ({
      userId,
      name,
      openCount: rows.length,
      estimateHours: sumOf(rows),
      weekHours: sumOf(rows.filter(({ dueOrder }) => dueOrder <= sunday)),
    }))
    .sort((a, b) => b.openCount - a.openCount)
}

export async function countTasks(call: PersonContext, plan: Plan, filters: TaskFilters) {
  const wrong = wrongPeriod(filters)
  if (wrong) return wrong
  const columns = ['status', 'dueOrder', 'assigneeUserId', 'hours'] as const
  const rows: Row[] = await call.store.fields('task', columns, tasksWhere(plan.id, filters, call.now))
  const today = todayIn(call, plan)
  const open = rows.filter((row) => isOpen({ status: row.status as TaskStatus }))
  return ok({
    totalCount: rows.length,
    openCount: open.length,
    overdueCount: open.filter(({ dueOrder }) => dueOrder < today).length,
    dueTodayCount: open.filter(({ dueOrder }) => dueOrder === today).length,
    byStatus: Object.values(TaskStatus).map((status) => ({
      status,
      count: rows.filter((row) => row.status === status).length,
    })),
    byAssignee: await loadOf(call, plan, open, addDays(mondayOf(today), 6)),
  })
}

export async function listTaskLabels({ store }: PersonContext, plan: Plan) {
  const tasks = await store.listAll('task', {
    where: { planId: plan.id, archivedAt: null, deletedAt: null, labelLine: { not: '' } },
  })
  return ok(countLabels(tasks.map(({ labels }) => labels)))
}

export async function listTaskHistory(call: PersonContext, plan: Plan, id: string, paging: Paging) {
  return (await findTask(call, plan, id)) ? historyPage(call.store, id, paging) : problem(404, 'not-found')
}
