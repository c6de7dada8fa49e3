import { useEffect, useEffectEvent, useId } from 'react'
import { isDialogOpen } from '#web/lib/modal-stack.ts'

/** Elements with keys of their own; the page, its main element and headings are none of them. */
const CONTROLS = [
  'a[href], button, input, select, textarea, summary, [contenteditable]:not([contenteditable=false])',
  '[tabindex]:not([tabindex="-1"]), [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [data-row]',
].join(', ')

/**
 * While the focus is on no control, J goes to the first row of the page's first list and K to its last. Returns the id by which the rows
 * name their list in `data-list`.
 */
export function useListEntry(enter: (rows: ParentNode | null, end: 'first' | 'last') => void): string {
  const listId = useId()
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.isComposing) return
    const key = event.key.toLowerCase()
    if ((key !== 'j' && key !== 'k') || event.defaultPrevented || isDialogOpen()) return
    if (event.target instanceof Element && event.target.closest(CONTROLS)) return
    const row = document.querySelector<HTMLElement>('[data-list]')
    if (row?.dataset.list !== listId) return
    event.preventDefault()
    enter(row.parentNode, key === 'j' ? 'first' : 'last')
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return listId
}
