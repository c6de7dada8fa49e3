import type { KeyboardEvent } from 'react'

const OTHER_KEYS = 'input:not([type=checkbox]), select, textarea, [role=menu], [role=dialog]'

interface ListKeys {
  onSelect: (index: number) => void
  /** By its key; the row the focus is in. */
  actions: Readonly<Record<string, (index: number) => void>>
}

/** Keys of a list, while the focus is inside one of its rows: j and k go down and up, x selects, others act. */
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
