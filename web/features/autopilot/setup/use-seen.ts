import { useCallback, useState } from 'react'

/** Begins a little before it comes into sight. */
const MARGIN = '200px'

/** A ref, and whether its element has ever been visible since the content above it was rendered (`isThere`). */
export function useSeen(isThere: boolean): [(element: Element | null) => (() => void) | undefined, boolean] {
  const [isSeen, setSeen] = useState(false)
  const ref = useCallback(
    (element: Element | null) => {
      if (!element || !isThere) return undefined
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          setSeen(true)
          observer.disconnect()
        },
        { rootMargin: MARGIN },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [isThere],
  )
  return [ref, isSeen]
}
