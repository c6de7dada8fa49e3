/** The selection: individual suggestions, or everything that matches the filters on all pages. */
export type Selected = ReadonlySet<string> | 'all'

export const nothing: Selected = new Set()

export const isSelected = (selected: Selected, id: string): boolean => selected === 'all' || selected.has(id)

/** Selects or deselects `ids`; from "all", the visible rows stay selected except for them. */
export function withIds(selected: Selected, ids: readonly string[], isOn: boolean, shown: readonly string[]): Selected {
  const next = new Set(selected === 'all' ? shown : selected)
  for (const id of ids) {
    if (isOn) next.add(id)
    else next.delete(id)
  }
  return next
}

/** Returns the ids of a range in display order, both ends included; only the second one if the first is not displayed. */
export function between(shown: readonly string[], from: string | undefined, to: string): string[] {
  const start = from === undefined ? -1 : shown.indexOf(from)
  const end = shown.indexOf(to)
  if (start < 0 || end < 0) return [to]
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** Returns whether all, some or none of the ids are selected. */
export function extentOf(selected: Selected, ids: readonly string[]): 'all' | 'some' | 'none' {
  const count = ids.filter((id) => isSelected(selected, id)).length
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}

/** The number of selected suggestions. */
export const countOf = (selected: Selected, total: number): number => (selected === 'all' ? total : selected.size)
