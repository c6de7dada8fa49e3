import type { KeyboardEvent } from 'react'

const OTHER_KEYS = 'input:not([type=checkbox]), select, textarea, [role=menu], [role=dialog]'

interface ListKeys {
  onSelect: (index: number) => void
  /** By key; called with the index of the focused row. */
  actions: Readonly<Record<string, (index: number) => void>>
}

/** Keyboard shortcuts of a list while the focus is in one of its rows: j and k move down and up, x selects, other keys act. */
export function useListKeys({ onSelect, actions }: ListKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.nativeEvent.isComposing) return
    if (!(event.target instanceof Element) || event.target.closest(OTHER_KEYS)) return
    const row = event.target.closest<HTMLElement>('[data-row]')
    if (!row || !event.currentTarget.contains(row)) return
    const index = Number(row.dataset.row)
    const key = event.key.toLowerCase()
    const step = key === 'j' ? 1 : key === 'k' ? -1 : 0
    const action = key === 'x' ? onSelect : actions[key]
    if (step !== 0) row.parentElement?.querySelector<HTMLElement>(`[data-row="${index + step}"]`)?.focus()
    else if (action) action(index)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
}
