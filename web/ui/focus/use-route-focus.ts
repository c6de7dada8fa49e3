import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import type { RouteHandle } from '#web/lib/area-routes.ts'
import { pageHeading } from './return-target.ts'

const TIMEOUT_MS = 2000
const TAB = '[role=tab]'
/** Elements that a person may use while the view is still loading; the heading does not take the focus from them. */
const IN_USE = 'main :is(input, textarea, select), [role=menu]'

/**
 * After a navigation, focuses the heading of the new view, so that screen readers announce it and Tab starts there.
 * Waits for a view that is still loading; a dialog route manages the focus itself, and so does a person who already
 * writes in a field or has opened a menu. A tab that has led to another address keeps the focus, for the next arrow key.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation()
  const isModal = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.isModal === true)
  const before = useRef({ pathname, isModal })

  useEffect(() => {
    const last = before.current
    before.current = { pathname, isModal }
    if (last.pathname === pathname || isModal) return undefined
    const startedAt = performance.now()
    const previousHeading = pageHeading()
    const previousFocus = document.activeElement
    if (previousFocus?.matches(TAB)) return undefined
    let frame = 0
    const isInUse = () => document.activeElement !== previousFocus && document.activeElement?.matches(IN_USE) === true
    // A dialog that closes returns the focus itself, unless its page has gone as well.
    const isReturned = () => last.isModal && document.activeElement !== document.body
    const isNew = (heading: Element) =>
      heading !== previousHeading || (!last.isModal && performance.now() - startedAt > 100)
    const focusHeading = () => {
      if (isInUse() || isReturned()) return
      const heading = pageHeading()
      if (heading && isNew(heading)) heading.focus({ preventScroll: true })
      else if (performance.now() - startedAt < TIMEOUT_MS) frame = requestAnimationFrame(focusHeading)
    }
    frame = requestAnimationFrame(focusHeading)
    return () => cancelAnimationFrame(frame)
  }, [pathname, isModal])
}
