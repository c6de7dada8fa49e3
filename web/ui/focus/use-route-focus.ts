import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import type { RouteHandle } from '#web/lib/area-routes.ts'
import { pageHeading } from './return-target.ts'

const PATIENCE_MS = 2000

/**
 * After a navigation the focus goes to the heading of the new view, so that it is read out and the next Tab starts
 * there. A view that is still loading is waited for; a dialog over its parent looks after the focus itself.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation()
  const isModal = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.isModal === true)
  const before = useRef({ pathname, isModal })

  useEffect(() => {
    const last = before.current
    before.current = { pathname, isModal }
    if (last.pathname === pathname || last.isModal || isModal) return undefined
    const began = performance.now()
    const old = pageHeading()
    let frame = 0
    const look = () => {
      const heading = pageHeading()
      if (heading && (heading !== old || performance.now() - began > 100)) heading.focus({ preventScroll: true })
      else if (performance.now() - began < PATIENCE_MS) frame = requestAnimationFrame(look)
    }
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [pathname, isModal])
}
