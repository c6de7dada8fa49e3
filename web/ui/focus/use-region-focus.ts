import { type RefObject, useEffect, useRef } from 'react'
import { returnPlaceOf, returnTarget } from './return-target.ts'
import { tabStopsIn } from './tab-stops.ts'

interface RegionFocusOptions {
  /** True for the key that moves the focus to the region from anywhere. */
  isShortcut: (event: KeyboardEvent) => boolean
  /** Called when the focus enters the region. */
  onEnter: () => void
  /** Called when the focus leaves the region or the focused element is removed. */
  onLeave: () => void
}

/**
 * Makes a region above the page, such as the toasts, accessible by keyboard: a shortcut focuses it, Tab moves inside it,
 * and Escape, Tab past either end and the removal of the focused element restore the previous focus. Keys are handled
 * in the capture phase, so that an open dialog below neither closes nor takes the focus back.
 */
export function useRegionFocus(
  region: RefObject<HTMLElement | null>,
  { isShortcut, onEnter, onLeave }: RegionFocusOptions,
): void {
  const previousFocus = useRef<Element>(null)
  const focused = useRef<Element>(null)

  useEffect(() => {
    const element = region.current
    if (!element) return undefined
    // Pointer users keep their scroll position.
    const restoreFocus = () =>
      returnTarget(previousFocus.current && returnPlaceOf(previousFocus.current))?.focus({ preventScroll: true })
    const isInside = (target: EventTarget | null) => target instanceof Node && element.contains(target)
    const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
      if (!isInside(relatedTarget)) previousFocus.current = relatedTarget instanceof Element ? relatedTarget : null
      focused.current = target instanceof Element ? target : null
      onEnter()
    }
    const checkLeft = () => {
      if (!focused.current || isInside(document.activeElement)) return
      const isRemoved = !focused.current.isConnected
      focused.current = null
      onLeave()
      if (isRemoved && document.activeElement === document.body) restoreFocus()
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!isInside(relatedTarget)) queueMicrotask(checkLeft)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (isShortcut(event)) element.focus()
      if (!isInside(document.activeElement) || (event.key !== 'Escape' && event.key !== 'Tab')) return
      event.preventDefault()
      event.stopPropagation()
      const stops: (Element | null)[] = tabStopsIn(element)
      const next = stops[stops.indexOf(document.activeElement) + (event.shiftKey ? -1 : 1)]
      if (event.key === 'Tab' && next instanceof HTMLElement) next.focus()
      else restoreFocus()
    }
    // Not every browser fires focusout when a focused element is removed.
    const observer = new MutationObserver(checkLeft)
    element.addEventListener('focusin', onFocusIn)
    element.addEventListener('focusout', onFocusOut)
    window.addEventListener('keydown', onKeyDown, true)
    observer.observe(element, { childList: true, subtree: true })
    return () => {
      element.removeEventListener('focusin', onFocusIn)
      element.removeEventListener('focusout', onFocusOut)
      window.removeEventListener('keydown', onKeyDown, true)
      observer.disconnect()
    }
  }, [region, isShortcut, onEnter, onLeave])
}
