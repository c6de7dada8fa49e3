import { type RefObject, useEffect } from 'react'
import { pageHeading } from './return-target.ts'
import { tabStopsIn } from './tab-stops.ts'

const ROWS = 'tr, li, [role=row], article'

interface FocusPosition {
  element: HTMLElement
  /** In a row: the row, its siblings (next before previous), then the siblings of its section. Elsewhere: the ancestors. */
  fallbacks: readonly Element[]
}

const siblingsOf = (element: Element | null | undefined) => [
  element?.nextElementSibling,
  element?.previousElementSibling,
]

function ancestorsOf(element: Element, part: Element): Element[] {
  const parent = element.parentElement
  return !parent || parent === part ? [] : [parent, ...ancestorsOf(parent, part)]
}

function positionOf(element: HTMLElement, part: Element): FocusPosition {
  const row = element.closest(ROWS)
  const fallbacks: (Element | null | undefined)[] = row
    ? [row, ...siblingsOf(row), ...siblingsOf(row.closest('section'))]
    : ancestorsOf(element, part)
  return { element, fallbacks: fallbacks.filter((one): one is Element => one instanceof Element) }
}

/**
 * Returns the next focus target: the element itself if still mounted, else the nearest remaining focusable element, else the page
 * heading.
 */
function nextFocusTarget({ element, fallbacks }: FocusPosition): HTMLElement | null {
  if (element.isConnected) return element
  for (const one of fallbacks) {
    const [stop] = one.isConnected ? tabStopsIn(one) : []
    if (stop) return stop
  }
  return pageHeading()
}

/**
 * Restores focus next to an element that its own action removed (a decided row, the actions of a selection, a dismissed
 * notice) instead of letting it fall back to `body`.
 */
export function useFocusRestore(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let focused: HTMLElement | undefined
    /** The modal dialog that contains the focused element. */
    let dialog: HTMLElement | null = null
    let position: FocusPosition | undefined
    let isByPointer = false
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      focused = target
      dialog = target.closest<HTMLElement>('[aria-modal=true]')
      if (part.current?.contains(target)) position = positionOf(target, part.current)
    }
    // After a click on no control, there is no focus to restore.
    const onPointerDown = () => {
      focused = undefined
      isByPointer = true
    }
    const onKeyDown = () => {
      isByPointer = false
    }
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return
      focused = undefined
      // An open dialog keeps the focus, and restores it itself when it closes.
      if (dialog) {
        dialog.focus()
        return
      }
      // After a navigation, the new page sets the focus.
      if (!position || !part.current?.isConnected) return
      // Pointer users keep their scroll position.
      nextFocusTarget(position)?.focus({ preventScroll: isByPointer })
    })
    document.addEventListener('focusin', onFocus)
    document.addEventListener('pointerdown', onPointerDown, true)
    document.addEventListener('keydown', onKeyDown, true)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('pointerdown', onPointerDown, true)
      document.removeEventListener('keydown', onKeyDown, true)
      observer.disconnect()
    }
  }, [part])
}
