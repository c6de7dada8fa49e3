import { StrategyHealth, StrategyStatus } from '@adwright/sdk/types'
import type { StrategyQuery } from '#web/features/strategies/use-plan.ts'
import { parseIds, parseOption, parseOptions, useAddress } from '#web/lib/use-address.ts'

const { Draft, Active, Paused, Completed } = StrategyStatus
const orders = ['dueOn', 'title', 'health', 'priority', 'progress', 'updatedAt'] as const
const MAX_GOAL = 20
/** Archived strategies are found by the filter only. */
const SHOWN = [Draft, Active, Paused, Completed]
export const filterNames = ['statuses', 'health', 'goal', 'userId', 'text'] as const

/** Tab, view, filters and order of the list, from the address. */
export function useStrategyQuery() {
  const address = useAddress()
  const { search, text, paging } = address
  const isPrivate = search.get('tab') === 'mine'
  const view = search.get('view') === 'timeline' ? 'timeline' : 'list'
  const isDeleted = search.get('view') === 'deleted'
  const statuses = parseOptions(Object.values(StrategyStatus), search.getAll('statuses'))
  const health = parseOptions(Object.values(StrategyHealth), search.getAll('health'))
  const goals = [...new Set(search.getAll('goal').map(Number))].filter((goal) => goal >= 1 && goal <= MAX_GOAL)
  const [userId] = parseIds(search.getAll('userId'), 1)
  const orderBy = parseOption(orders, search.get('orderBy')) ?? (view === 'timeline' ? 'dueOn' : 'health')
  const sortOrder = search.get('sortOrder') === 'desc' ? ('desc' as const) : ('asc' as const)
  const query: StrategyQuery = {
    ...(isDeleted ? { isDeleted } : { statuses: statuses.length > 0 ? statuses : SHOWN }),
    ...(health.length > 0 ? { healthStates: health } : {}),
    ...(goals.length > 0 ? { goals } : {}),
    ...(userId && !isPrivate ? { userId } : {}),
    ...(text ? { searchText: text } : {}),
    orderBy,
    sortOrder,
    ...(view === 'timeline' ? { currentPage: 1, pageSize: 100 } : paging),
  }
  return {
    ...address,
    isPrivate,
    isDeleted,
    view,
    statuses,
    health,
    goals,
    userId,
    sort: { orderBy, sortOrder },
    query,
    isFiltered: filterNames.some((name) => search.has(name)),
  } as const
}

export type StrategyListQuery = ReturnType<typeof useStrategyQuery>
