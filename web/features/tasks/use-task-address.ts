import { TaskOriginKind, TaskPriority, TaskStatus } from '@adwright/sdk/types'
import { useMemo } from 'react'
import { addDays } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/server-time.ts'
import { parseIds, parseOption, parseOptions, useAddress } from '#web/lib/use-address.ts'
import { useAccount } from '#web/session/current.ts'
import { weekEndOf } from './due-groups.ts'

export const TABS = ['forMe', 'team', 'mine'] as const
export const VIEWS = ['board', 'list'] as const
export const GROUPS = ['status', 'assignee', 'strategy', 'due'] as const
export const DUES = ['overdue', 'today', 'week'] as const
const SORTABLE = ['dueOn', 'priority', 'createdAt', 'updatedAt', 'title'] as const

export const FILTER_NAMES = ['statuses', 'priorities', 'labels', 'due', 'originKinds', 'userId', 'strategyId', 'text']

/** The change of an address that removes all filters. */
export const NO_FILTERS: Record<string, undefined> = Object.fromEntries(
  [...FILTER_NAMES, 'archived', 'deleted'].map((name) => [name, undefined]),
)

/** Tab, view, filters, order and page of the tasks screen, from the address. */
export function useTaskAddress() {
  const { search, text, paging } = useAddress()
  const { currentPage, pageSize } = paging
  const today = useToday(useAccount().timeZone)
  return useMemo(() => {
    const tab = parseOption(TABS, search.get('tab')) ?? 'forMe'
    const view = parseOption(VIEWS, search.get('view')) ?? 'board'
    const asked = parseOption(GROUPS, search.get('group')) ?? 'status'
    const group = tab === 'mine' && asked === 'assignee' ? 'status' : asked
    const statuses = parseOptions(Object.values(TaskStatus), search.getAll('statuses'))
    const priorities = parseOptions(Object.values(TaskPriority), search.getAll('priorities'))
    const originKinds = parseOptions(Object.values(TaskOriginKind), search.getAll('originKinds'))
    const labels = search.getAll('labels').filter((label) => label.length > 0 && label.length <= 50)
    const due = parseOption(DUES, search.get('due'))
    const [userId] = parseIds(search.getAll('userId'))
    const [strategyId] = parseIds(search.getAll('strategyId'))
    const isDeleted = search.get('deleted') === 'true'
    const isArchived = search.get('archived') === 'true'
    const isWithFinished = search.get('finished') === 'true'
    const orderBy = parseOption(SORTABLE, search.get('orderBy')) ?? 'dueOn'
    const sortOrder = search.get('sortOrder') === 'desc' ? ('desc' as const) : ('asc' as const)
    const filters = {
      ...(statuses.length > 0 ? { statuses } : {}),
      ...(priorities.length > 0 ? { priorities } : {}),
      ...(originKinds.length > 0 ? { originKinds } : {}),
      ...(labels.length > 0 ? { labels } : {}),
      ...(strategyId ? { strategyId } : {}),
      ...(text === '' ? {} : { searchText: text }),
      ...(isDeleted ? { isDeleted } : {}),
      ...(isArchived ? { isArchived } : {}),
      ...(due === 'overdue' ? { dateEnd: addDays(today, -1) } : {}),
      ...(due === 'today' ? { dateBegin: today, dateEnd: today } : {}),
      ...(due === 'week' ? { dateBegin: today, dateEnd: weekEndOf(today) } : {}),
    }
    return {
      tab,
      view,
      group,
      today,
      due,
      userId,
      isDeleted,
      isArchived,
      isWithFinished,
      filters,
      text,
      sort: { orderBy, sortOrder },
      paging: { currentPage, pageSize },
      isFiltered: isDeleted || isArchived || FILTER_NAMES.some((name) => search.has(name)),
    }
  }, [search, text, currentPage, pageSize, today])
}

export type TaskAddress = ReturnType<typeof useTaskAddress>
