import { useCallback, useLayoutEffect, useRef } from 'react'
import { returnTarget } from './return-target.ts'

/** Where the overlay that is closing would return the focus to: one that takes its place at the same moment returns it there. */
let closing: Element | null = null

/** Remembers what has the focus when an overlay opens, and tells where the focus returns to when the overlay closes. */
export function useReturnTarget(isOpen: boolean): () => HTMLElement | null {
  const before = useRef<Element>(null)
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const { activeElement, body } = document
    before.current = activeElement === body ? closing : activeElement
    return () => {
      closing = before.current
      queueMicrotask(() => {
        closing = null
      })
    }
  }, [isOpen])
  return useCallback(() => returnTarget(before.current), [])
}
