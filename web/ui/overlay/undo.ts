import { useEffect } from 'react'
import { isTextEntry } from '#web/lib/shortcut-keys.ts'
import { type ToastContent, toaster } from './toaster.ts'

const UNDO_MS = 10_000

/** What makes a toast offer Undo, by its button and by `useUndoKey`, for ten seconds. */
export const undoAction = (label: string, undo: () => void): Pick<ToastContent, 'action' | 'duration'> => ({
  duration: UNDO_MS,
  action: { label, onAct: undo, isUndo: true },
})

interface UndoOffer {
  title: string
  description?: string
  /** The label of the button. */
  label: string
  undo: () => void
}

/** Shows the result of an action with Undo; returns the toast. */
export const offerUndo = ({ label, undo, ...words }: UndoOffer): string =>
  toaster.show({ tone: 'good', ...words, ...undoAction(label, undo) })

/** Ctrl+Z or Cmd+Z repeats the newest Undo that a toast offers, while no text field has the focus. */
export function useUndoKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      const offer = toaster.all().findLast(({ action }) => action?.isUndo)
      if (!isUndo || isTextEntry(event.target) || !offer) return
      event.preventDefault()
      toaster.dismiss(offer.id)
      offer.action?.onAct()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
