import { type TaskPage, TaskStatus, type TaskSummary, type TasksUpdate } from '@adwright/sdk/types'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { paintNow } from '#web/lib/paint-now.ts'

export type TaskChange = Omit<TasksUpdate, 'ids'>

const LISTS = ['listAccountTasks', 'listUserTasks'] as const

type Filters = {
  statuses?: readonly number[]
  isDeleted?: boolean
  isArchived?: boolean
  userId?: string
  strategyId?: string
  dateBegin?: string
  dateEnd?: string
  isUndated?: boolean
  pageSize?: number
  orderBy?: string
}
const filtersOf = ([head]: QueryKey): Filters => (head as { query?: Filters } | undefined)?.query ?? {}

/** The expected task after a change. */
export function changedSummary(task: TaskSummary, change: TaskChange, assigneeName: string | null): TaskSummary {
  const { addedLabels = [], isDeleted: _isDeleted, isArchived: _isArchived, ...fields } = change
  const isAssigned = change.assigneeUserId !== undefined
  return {
    ...task,
    ...fields,
    ...(isAssigned ? { assigneeName, hasAssigneeLeft: false } : {}),
    ...(change.status === undefined ? {} : { progress: change.status === TaskStatus.Done ? 100 : task.progress }),
    labels: [...new Set([...task.labels, ...addedLabels])],
  }
}

/** Sorts as the server does: by due day, tasks without one last, then the most urgent first. */
const byUrgency = (a: TaskSummary, b: TaskSummary) =>
  (a.dueOn ?? '9').localeCompare(b.dueOn ?? '9') || b.priority - a.priority

const isDated = ({ dateBegin, dateEnd, isUndated }: Filters) =>
  isUndated === true || dateBegin !== undefined || dateEnd !== undefined

function fitsDays(dueOn: string | null, { dateBegin = '', dateEnd = '9', isUndated }: Filters): boolean {
  return isUndated ? dueOn === null : dueOn !== null && dueOn >= dateBegin && dueOn <= dateEnd
}

/** The rows of a page with tasks that enter it in its order; what then is behind its end is not shown, as after the next read. */
function withEntering(rows: readonly TaskSummary[], entering: readonly TaskSummary[], filters: Filters): TaskSummary[] {
  const { orderBy, pageSize = Infinity } = filters
  // The tasks changed last come first in the column of finished ones.
  const items = orderBy === 'updatedAt' ? [...entering, ...rows] : [...rows, ...entering].sort(byUrgency)
  return items.slice(0, Math.max(pageSize, rows.length))
}

/** A page after tasks changed: those that no longer fit its states leave it, those that now do enter it. */
export function changedPage(
  page: TaskPage,
  filters: Filters,
  changed: readonly TaskSummary[],
  isGone: boolean,
): TaskPage {
  const fits = ({ status, assigneeUserId, strategyId, dueOn }: TaskSummary) =>
    !isGone &&
    (!isDated(filters) || fitsDays(dueOn, filters)) &&
    (filters.statuses?.includes(status) ?? true) &&
    (filters.userId === undefined || filters.userId === (assigneeUserId ?? 'none')) &&
    (filters.strategyId === undefined || filters.strategyId === (strategyId ?? 'none'))
  const after = page.items.flatMap((item) => {
    const next = changed.find(({ id }) => id === item.id)
    return next === undefined ? [item] : fits(next) ? [next] : []
  })
  const known = new Set(page.items.map(({ id }) => id))
  const isColumn =
    filters.statuses?.length === 1 ||
    filters.userId !== undefined ||
    filters.strategyId !== undefined ||
    isDated(filters)
  const entering =
    isColumn && !filters.isDeleted && !filters.isArchived
      ? changed.filter((task) => fits(task) && !known.has(task.id))
      : []
  // The same page, so that a list without a changed task is not compared and not rendered again.
  if (entering.length === 0 && !changed.some(({ id }) => known.has(id))) return page
  const items = entering.length === 0 ? after : withEntering(after, entering, filters)
  const difference = after.length + entering.length - page.items.length
  return { ...page, items, totalCount: Math.max(0, page.totalCount + difference) }
}

/** Shows changed tasks in every cached list; returns what restores the lists. */
export async function applyToLists(
  queries: QueryClient,
  changed: readonly TaskSummary[],
  isGone: boolean,
): Promise<() => void> {
  await Promise.all(LISTS.map((id) => queries.cancelQueries({ queryKey: [{ _id: id }] })))
  const snapshots = LISTS.flatMap((id) => queries.getQueriesData<TaskPage>({ queryKey: [{ _id: id }] }))
  // In one render: a card leaves its column and enters the next one at the same moment.
  paintNow(() => {
    for (const [key, page] of snapshots)
      if (page) queries.setQueryData<TaskPage>(key, changedPage(page, filtersOf(key), changed, isGone))
  })
  return () => {
    for (const [key, page] of snapshots) if (page) queries.setQueryData(key, page)
  }
}

/** A task that is in a cached list, and the list it is in. */
export function taskInLists(queries: QueryClient, id: string): { task: TaskSummary; isOfTeam: boolean } | undefined {
  for (const list of LISTS)
    for (const [, page] of queries.getQueriesData<TaskPage>({ queryKey: [{ _id: list }] })) {
      const task = page?.items.find((item) => item.id === id)
      if (task) return { task, isOfTeam: list === 'listAccountTasks' }
    }
  return undefined
}
