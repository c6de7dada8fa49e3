import { useEffect } from 'react'
import { isTextEntry } from '#web/lib/shortcut-keys.ts'
import { toaster } from './toaster.ts'

const UNDO_MS = 10_000

let latest: { toastId: string; area: string; undo: () => void } | undefined

/** The first segment of the address, in which the screens of an area lie. */
const currentArea = () => location.pathname.split('/')[1] ?? ''

interface UndoOffer {
  title: string
  description?: string
  /** The label of the button. */
  label: string
  undo: () => void
}

/** Shows the result of an action with Undo for ten seconds; `useUndoKey` repeats it from the keyboard. Returns the toast. */
export function offerUndo({ title, description, label, undo }: UndoOffer): string {
  const words = description === undefined ? {} : { description }
  const onAct = () => {
    if (latest?.toastId === toastId) latest = undefined
    undo()
  }
  const toastId = toaster.show({ tone: 'good', title, ...words, duration: UNDO_MS, action: { label, onAct } })
  latest = { toastId, area: currentArea(), undo }
  return toastId
}

/** Takes an offer back where nothing is left to put the deleted into. */
export function withdrawUndo(toastId: string): void {
  if (latest?.toastId === toastId) latest = undefined
  toaster.dismiss(toastId)
}

/** Ctrl+Z or Cmd+Z undoes the latest action of the area once, while no text field has the focus. */
export function useUndoKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      if (!isUndo || isTextEntry(event.target) || latest?.area !== currentArea()) return
      const { toastId, undo } = latest
      event.preventDefault()
      withdrawUndo(toastId)
      undo()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
