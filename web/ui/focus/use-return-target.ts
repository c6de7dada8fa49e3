import { useCallback, useLayoutEffect, useRef } from 'react'
import { returnTarget } from './return-target.ts'

/** The return target of the overlay that is closing; an overlay that opens in the same tick inherits it. */
let closingTarget: Element | null = null

/** Stores the focused element when an overlay opens; the returned function finds the focus target when it closes. */
export function useReturnTarget(isOpen: boolean): () => HTMLElement | null {
  const previousFocus = useRef<Element>(null)
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const { activeElement, body } = document
    previousFocus.current = activeElement === body ? closingTarget : activeElement
    return () => {
      closingTarget = previousFocus.current
      queueMicrotask(() => {
        closingTarget = null
      })
    }
  }, [isOpen])
  return useCallback(() => returnTarget(previousFocus.current), [])
}
