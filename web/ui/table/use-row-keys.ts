import { type KeyboardEvent, useState } from 'react'
import { useListEntry } from './use-list-entry.ts'

interface RowKeys {
  count: number
  /** Scrolls to a row that is not rendered. */
  reveal?: (index: number) => void
  onOpen?: (index: number) => void
  onSelect?: ((index: number) => void) | undefined
  /** Clears the selection; undefined if nothing is selected. */
  onDeselect?: (() => void) | undefined
}

const handlesOwnKeys = (target: EventTarget) =>
  target instanceof Element && target.closest('input, select, textarea, [role=menu]') !== null

/**
 * Keyboard navigation of rows: one row is in the tab order; arrows, J, K, Home and End move between rows, Enter opens one, X selects one, and
 * Escape clears the selection. From outside of any control, J and K go to the first and last row.
 */
export function useRowKeys({ count, reveal, onOpen, onSelect, onDeselect }: RowKeys) {
  const [current, setCurrent] = useState(0)
  const active = Math.min(current, Math.max(0, count - 1))

  function goTo(body: ParentNode | null, index: number) {
    const next = Math.min(count - 1, Math.max(0, index))
    setCurrent(next)
    const focus = () => body?.querySelector<HTMLElement>(`[data-row="${next}"]`)?.focus()
    if (body?.querySelector(`[data-row="${next}"]`)) focus()
    else {
      reveal?.(next)
      requestAnimationFrame(() => requestAnimationFrame(focus))
    }
  }

  function move(event: KeyboardEvent<HTMLElement>, index: number) {
    event.preventDefault()
    goTo(event.currentTarget.parentElement, index)
  }

  const listId = useListEntry((rows, end) => goTo(rows, end === 'first' ? 0 : count - 1))

  /** Handled letters do not reach the shortcuts of the list around the rows. */
  function pressLetter(event: KeyboardEvent<HTMLElement>, index: number): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.nativeEvent.isComposing) return
    const key = event.key.toLowerCase()
    if (key === 'j') move(event, index + 1)
    else if (key === 'k') move(event, index - 1)
    else if (key === 'x' && onSelect) onSelect(index)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (index: number) => ({
    'data-row': index,
    'data-list': listId,
    tabIndex: index === active ? 0 : -1,
    onFocus: () => setCurrent(index),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (handlesOwnKeys(event.target)) return
      if (event.key === 'ArrowDown') move(event, index + 1)
      else if (event.key === 'ArrowUp') move(event, index - 1)
      else if (event.key === 'Home') move(event, 0)
      else if (event.key === 'End') move(event, count - 1)
      else if (event.key === 'Escape' && onDeselect) onDeselect()
      else if (event.key === 'Enter' && event.target === event.currentTarget) {
        if (onOpen) onOpen(index)
        else event.currentTarget.querySelector<HTMLElement>('a[href], button')?.click()
      } else pressLetter(event, index)
    },
  })
}
