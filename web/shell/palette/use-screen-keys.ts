import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { isDialogOpen } from '#web/lib/modal-stack.ts'
import { isTextEntry } from '#web/lib/shortcut-keys.ts'
import { SCREEN_PREFIX, screenKeys } from './screen-keys.ts'

/** The time in which the letter has to follow the prefix. */
const TIMEOUT_MS = 1500

/** True where letters have a meaning of their own: text fields, and menus and lists that search by the first letter. */
const usesLetters = (target: EventTarget | null) =>
  isTextEntry(target) || (target instanceof Element && target.closest('[role=menu], [role=listbox]') !== null)

/** Opens a screen with G and its letter. Captures the letter, because the focused row or card may have a shortcut on it. */
export function useScreenKeys(): void {
  const navigate = useNavigate()
  useEffect(() => {
    let prefixAt = Number.NEGATIVE_INFINITY
    const onKey = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
      const isIgnored = hasModifier || event.isComposing || event.repeat || usesLetters(event.target) || isDialogOpen()
      const key = isIgnored ? '' : event.key.toLowerCase()
      const isSecond = event.timeStamp - prefixAt < TIMEOUT_MS
      const screen = isSecond ? screenKeys.find((one) => one.key === key) : undefined
      prefixAt = key === SCREEN_PREFIX ? event.timeStamp : Number.NEGATIVE_INFINITY
      if (!screen) return
      event.preventDefault()
      event.stopPropagation()
      void navigate(screen.to)
    }
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [navigate])
}
