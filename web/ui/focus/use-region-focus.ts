import { type RefObject, useEffect, useRef } from 'react'
import { returnTarget } from './return-target.ts'
import { tabStopsIn } from './tab-stops.ts'

interface RegionFocusOptions {
  /** True for the key that moves the focus to the region from anywhere. */
  isShortcut: (event: KeyboardEvent) => boolean
  /** The focus has come into the region. */
  onEnter: () => void
  /** The focus has left the region, or the element that had it is gone. */
  onLeave: () => void
}

/**
 * Lets the keyboard visit a region that lies above the page, such as the toasts: a shortcut leads into it, Tab moves inside it, and
 * Escape, Tab past either end and the removal of the focused element lead back to where the focus came from. The keys are handled
 * before they reach the document, so that an open dialog below neither closes nor takes the focus back.
 */
export function useRegionFocus(
  region: RefObject<HTMLElement | null>,
  { isShortcut, onEnter, onLeave }: RegionFocusOptions,
): void {
  const before = useRef<Element>(null)
  const focused = useRef<Element>(null)

  useEffect(() => {
    const element = region.current
    if (!element) return undefined
    // Whoever uses a pointer keeps what is in sight.
    const goBack = () => returnTarget(before.current)?.focus({ preventScroll: true })
    const isInside = (target: EventTarget | null) => target instanceof Node && element.contains(target)
    const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
      if (!isInside(relatedTarget)) before.current = relatedTarget instanceof Element ? relatedTarget : null
      focused.current = target instanceof Element ? target : null
      onEnter()
    }
    const checkLeft = () => {
      if (!focused.current || isInside(document.activeElement)) return
      const isRemoved = !focused.current.isConnected
      focused.current = null
      onLeave()
      if (isRemoved && document.activeElement === document.body) goBack()
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!isInside(relatedTarget)) queueMicrotask(checkLeft)
    }
    const onKey = (event: KeyboardEvent) => {
      if (isShortcut(event)) element.focus()
      if (!isInside(document.activeElement) || (event.key !== 'Escape' && event.key !== 'Tab')) return
      event.preventDefault()
      event.stopPropagation()
      const stops: (Element | null)[] = tabStopsIn(element)
      const next = stops[stops.indexOf(document.activeElement) + (event.shiftKey ? -1 : 1)]
      if (event.key === 'Tab' && next instanceof HTMLElement) next.focus()
      else goBack()
    }
    // Not every browser says that a focused element loses the focus when it is removed.
    const watch = new MutationObserver(checkLeft)
    element.addEventListener('focusin', onFocusIn)
    element.addEventListener('focusout', onFocusOut)
    window.addEventListener('keydown', onKey, true)
    watch.observe(element, { childList: true, subtree: true })
    return () => {
      element.removeEventListener('focusin', onFocusIn)
      element.removeEventListener('focusout', onFocusOut)
      window.removeEventListener('keydown', onKey, true)
      watch.disconnect()
    }
  }, [region, isShortcut, onEnter, onLeave])
}
