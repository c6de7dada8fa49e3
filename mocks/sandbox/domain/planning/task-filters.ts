// The filters and the orders of lists and counts of tasks.

import { MemberStatus } from '@adwright/sdk/types'
import { BY_URGENCY } from '#mocks/sandbox/domain/planning/task.ts'
import { deletedFilter } from '#mocks/sandbox/domain/planning/trash.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { labelPattern } from '#mocks/sandbox/store/label-line.ts'
import { valuesIn, type Where } from '#mocks/sandbox/store/schema/schema.ts'
import type { ListOptions } from '#mocks/sandbox/store/store.ts'

export type TaskFilters = {
  strategyId?: string | undefined
  userId?: string | undefined
  statuses?: number[] | undefined
  priorities?: number[] | undefined
  labels?: string[] | undefined
  originKinds?: number[] | undefined
  originIds?: string[] | undefined
  dateBegin?: string | undefined
  dateEnd?: string | undefined
  isUndated?: boolean | undefined
  searchText?: string | undefined
  isArchived?: boolean | undefined
  isDeleted?: boolean | undefined
}
export type TaskOrder = {
  orderBy?: 'dueOn' | 'priority' | 'createdAt' | 'updatedAt' | 'title' | undefined
  sortOrder?: 'asc' | 'desc' | undefined
}

type OneOf = NonNullable<Where<'task'>['anyOf']>[number]

/** The value that stands for no assignee and no strategy. */
const NONE = 'none'
const idOrNone = (id: string | undefined) => (id === NONE ? null : id)

const activeMembers = (accountId: string) =>
  valuesIn('membership', 'userId', { accountId, status: MemberStatus.Active })

/** Tasks that no active member of the account does: unassigned ones, and those of members who have left. */
const unassigned = (accountId: string): OneOf => [
  { assigneeUserId: null },
  { assigneeUserId: { not: activeMembers(accountId) } },
]

/** Tasks of one member; those of members who have left are unassigned. */
const assignedTo = (accountId: string, userId: string): OneOf[] => [
  [{ assigneeUserId: userId }],
  [{ assigneeUserId: activeMembers(accountId) }],
]

/** Tasks of the assignee that is asked for, if one is. */
function ofAssignee(accountId: string, userId: string | undefined): OneOf[] {
  if (userId === undefined) return []
  return userId === NONE ? [unassigned(accountId)] : assignedTo(accountId, userId)
}

/** The last due day there is; tasks without one sort after it. */
const LAST_DAY = '8'

function dueDays({ dateBegin, dateEnd }: TaskFilters) {
  if (dateBegin === undefined && dateEnd === undefined) return undefined
  return { ...(dateBegin === undefined ? {} : { from: dateBegin }), to: dateEnd ?? LAST_DAY }
}

/** A 400 if the filters contradict each other. */
export const wrongPeriod = ({ dateBegin, dateEnd }: TaskFilters) =>
  dateBegin !== undefined && dateEnd !== undefined && dateEnd < dateBegin ? problem(400, 'invalid-period') : undefined

export function tasksWhere(planId: string, filters: TaskFilters, now: Date): Where<'task'> {
  const { strategyId, userId, statuses, priorities, labels, originKinds, originIds, searchText, isDeleted } = filters
  return {
    planId,
    strategyId: idOrNone(strategyId),
    status: statuses,
    priority: priorities,
    originKind: originKinds,
    originId: originIds,
    dueOrder: dueDays(filters),
    dueOn: filters.isUndated ? null : undefined,
    searchText: searchText === undefined ? undefined : { contains: searchText },
    archivedAt: filters.isArchived ? { from: '' } : null,
    deletedAt: deletedFilter(isDeleted, now),
    anyOf: [
      ...(labels ? [labels.map((label) => ({ labelLine: { contains: labelPattern(label) } }))] : []),
      ...ofAssignee(planId, userId),
    ],
  }
}

/** The order of a list; tasks without a due day come last in both directions. */
export function tasksOrder({ orderBy = 'dueOn', sortOrder = 'asc' }: TaskOrder): ListOptions<'task'>['by'] {
  if (orderBy === 'dueOn' && sortOrder === 'asc') return BY_URGENCY
  if (orderBy === 'dueOn')
    return [
      ['dueOn', sortOrder],
      ['priority', 'desc'],
    ]
  return [[orderBy === 'title' ? 'titleOrder' : orderBy, sortOrder], ...BY_URGENCY]
}
