import { useCallback, useLayoutEffect, useRef } from 'react'
import { type ReturnPlace, returnPlaceOf, returnTarget } from './return-target.ts'

/** The return target of the overlay that is closing; an overlay that opens in the same tick inherits it. */
let closingTarget: ReturnPlace | null = null

/** Stores the focused element when an overlay opens; the returned function finds the focus target when it closes. */
export function useReturnTarget(isOpen: boolean): () => HTMLElement | null {
  const previousFocus = useRef<ReturnPlace>(null)
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const { activeElement, body } = document
    previousFocus.current = !activeElement || activeElement === body ? closingTarget : returnPlaceOf(activeElement)
    return () => {
      closingTarget = previousFocus.current
      queueMicrotask(() => {
        closingTarget = null
      })
    }
  }, [isOpen])
  return useCallback(() => returnTarget(previousFocus.current), [])
}
