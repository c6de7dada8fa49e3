import { type RefObject, useEffect } from 'react'
import { pageHeading } from './return-target.ts'
import { tabStopsIn } from './tab-stops.ts'

const ROWS = 'tr, li, [role=row], article'

interface Place {
  element: HTMLElement
  /** Of a row: itself, then what stood beside it, the following one first, then beside its group. Otherwise what stands around the element. */
  near: readonly Element[]
}

const besides = (element: Element | null | undefined) => [element?.nextElementSibling, element?.previousElementSibling]

function around(element: Element, part: Element): Element[] {
  const parent = element.parentElement
  return !parent || parent === part ? [] : [parent, ...around(parent, part)]
}

function placeOf(element: HTMLElement, part: Element): Place {
  const row = element.closest(ROWS)
  const near: (Element | null | undefined)[] = row
    ? [row, ...besides(row), ...besides(row.closest('section'))]
    : around(element, part)
  return { element, near: near.filter((one): one is Element => one instanceof Element) }
}

/**
 * Returns the next focus target: the element itself if still mounted, else the nearest remaining focusable element, else the page
 * heading.
 */
function stopNear({ element, near }: Place): HTMLElement | null {
  if (element.isConnected) return element
  for (const one of near) {
    const [stop] = one.isConnected ? tabStopsIn(one) : []
    if (stop) return stop
  }
  return pageHeading()
}

/**
 * Where what is done takes away the very thing that was pressed – a row that was decided, what to do with a selection, a
 * notice with its button – the keys go on from beside it, instead of from the top of the page.
 */
export function useFocusRestore(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let focused: HTMLElement | undefined
    /** The modal dialog around what has the focus. */
    let dialog: HTMLElement | null = null
    let place: Place | undefined
    let isByPointer = false
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      focused = target
      dialog = target.closest<HTMLElement>('[aria-modal=true]')
      if (part.current?.contains(target)) place = placeOf(target, part.current)
    }
    // A click beside everything is no loss.
    const onPress = () => {
      focused = undefined
      isByPointer = true
    }
    const onKey = () => {
      isByPointer = false
    }
    const watch = new MutationObserver(() => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return
      focused = undefined
      // A dialog keeps the focus while it is open, and gives it back by itself when it goes.
      if (dialog) {
        dialog.focus()
        return
      }
      // A page that has gone itself is followed by another, which knows where it begins.
      if (!place || !part.current?.isConnected) return
      // Pointer users keep their scroll position.
      stopNear(place)?.focus({ preventScroll: isByPointer })
    })
    document.addEventListener('focusin', onFocus)
    document.addEventListener('pointerdown', onPress, true)
    document.addEventListener('keydown', onKey, true)
    watch.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('pointerdown', onPress, true)
      document.removeEventListener('keydown', onKey, true)
      watch.disconnect()
    }
  }, [part])
}
