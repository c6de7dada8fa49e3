import { useEffect } from 'react'
import { isTextEntry } from '#web/lib/shortcut-keys.ts'
import { toaster } from './toaster.ts'

const UNDO_MS = 10_000

let latest: (() => void) | undefined

interface UndoOffer {
  title: string
  description?: string
  /** The label of the button. */
  label: string
  undo: () => void
}

/** Shows the result of an action with Undo for ten seconds; `useUndoKey` repeats it from the keyboard. Returns the toast. */
export function offerUndo({ title, description, label, undo }: UndoOffer): string {
  const once = () => {
    if (latest === once) latest = undefined
    undo()
  }
  latest = once
  const words = description === undefined ? {} : { description }
  return toaster.show({ tone: 'good', title, ...words, duration: UNDO_MS, action: { label, onAct: once } })
}

/** Ctrl+Z or Cmd+Z undoes the latest action while no text field has the focus. */
export function useUndoKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      if (!isUndo || isTextEntry(event.target) || !latest) return
      event.preventDefault()
      latest()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      latest = undefined
    }
  }, [])
}
