import {
  type AutopilotEffectItem,
  type AutopilotItem,
  type AutopilotItemDraft,
  type AutopilotMode,
  AutopilotStatus,
  ScheduleFrequency,
} from '@adwright/sdk/types'
import { includesText } from '#web/lib/search-text.ts'
import type { Sort } from '#web/ui/table/column.ts'

/** An item with what it brought in the last 30 days; null where that cannot be said. */
export interface RuleRow {
  item: AutopilotItem
  saving: number | null
}

export const sortable = ['name', 'status', 'lastRunAt', 'nextRunAt', 'changes30d', 'saving'] as const
type SortName = (typeof sortable)[number]

export interface RuleFilters {
  statuses: readonly AutopilotStatus[]
  modes: readonly AutopilotMode[]
  categoryIds: readonly string[]
  text: string
}

/** Items that fit every filter; archived ones only where they are asked for. Text is looked for in both names. */
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
  name === 'saving' ? saving : item[name]

/** Rows in an order; what has no value stands at the end either way. */
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

/** What a person has set of a rule, without its state and what has run. */
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

/** What a copy of an item is created from. Days that are over are left out, since a start in the past is refused. */
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
