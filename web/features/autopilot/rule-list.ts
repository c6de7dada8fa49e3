import {
  type AutopilotEffectItem,
  type AutopilotItem,
  type AutopilotItemDraft,
  type AutopilotMode,
  AutopilotStatus,
  type Saving,
  ScheduleFrequency,
} from '@adwright/sdk/types'
import { includesText } from '#web/lib/search-text.ts'
import type { Sort } from '#web/ui/table/column.ts'

/** An item with its results of the last 30 days; null if unknown. */
export interface RuleRow {
  item: AutopilotItem
  saving: Saving | null
}

export const sortable = ['name', 'status', 'lastRunAt', 'nextRunAt', 'changes30d', 'saving'] as const
type SortName = (typeof sortable)[number]

export interface RuleFilters {
  statuses: readonly AutopilotStatus[]
  modes: readonly AutopilotMode[]
  categoryIds: readonly string[]
  text: string
}

/** Items that match every filter; archived ones only on request. Text is searched in both names. */
export function filterItems(items: readonly AutopilotItem[], filters: RuleFilters): AutopilotItem[] {
  const { statuses, modes, categoryIds, text } = filters
  return items.filter(
    ({ status, mode, categoryId, name, ruleName }) =>
      (statuses.length === 0 ? status !== AutopilotStatus.Archived : statuses.includes(status)) &&
      (modes.length === 0 || modes.includes(mode)) &&
      (categoryIds.length === 0 || categoryIds.includes(categoryId)) &&
      (includesText(name, text) || includesText(ruleName, text)),
  )
}

const valueOf = ({ item, saving }: RuleRow, name: SortName): string | number | null =>
  name === 'saving' ? (saving?.amount ?? null) : item[name]

/** Sorts rows; rows without a value come last in either direction. */
export function sortRows(rows: readonly RuleRow[], { orderBy, sortOrder }: Sort, locale: string): RuleRow[] {
  const name = sortable.find((one) => one === orderBy) ?? 'name'
  const sign = sortOrder === 'asc' ? 1 : -1
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one, name), valueOf(other, name)]
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
    if (typeof a === 'string' && typeof b === 'string') return sign * a.localeCompare(b, locale)
    return sign * (Number(a) - Number(b))
  })
}

export const rowsOf = (items: readonly AutopilotItem[], effects: readonly AutopilotEffectItem[]): RuleRow[] =>
  items.map((item) => ({
    item,
    saving: effects.find(({ autopilotId }) => autopilotId === item.id)?.estimatedSaving ?? null,
  }))

/** The user-defined settings of a rule, without its status and history. */
export function contentOf(item: AutopilotItem): Required<AutopilotItemDraft> {
  const { ruleId, name, mode, conditions, action, parameters, scope, exceptionEntityIds } = item
  const { schedule, cooldownDays, startsOn, endsOn, notify } = item
  return {
    ruleId,
    name,
    mode,
    conditions,
    action,
    parameters,
    scope,
    exceptionEntityIds,
    schedule,
    cooldownDays,
    startsOn,
    endsOn,
    notify,
  }
}

/** The draft of a copy. Past dates are omitted, because the server rejects a start in the past. */
export function copyOf(item: AutopilotItem, name: string, today: string): AutopilotItemDraft {
  const { startsOn, endsOn, schedule } = item
  return {
    ...contentOf(item),
    name,
    startsOn:
      startsOn !== null && startsOn >= today ? startsOn : schedule.frequency === ScheduleFrequency.Once ? today : null,
    endsOn: endsOn !== null && endsOn >= today ? endsOn : null,
  }
}
