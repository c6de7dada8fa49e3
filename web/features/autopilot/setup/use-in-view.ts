import { useCallback, useState } from 'react'

/** Begins a little before it comes into sight. */
const MARGIN = '200px'

/** A ref, and whether its element has ever been visible since the content above it was rendered (`isEnabled`). */
export function useInView(isEnabled: boolean): [(element: Element | null) => (() => void) | undefined, boolean] {
  const [isInView, setInView] = useState(false)
  const ref = useCallback(
    (element: Element | null) => {
      if (!element || !isEnabled) return undefined
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          setInView(true)
          observer.disconnect()
        },
        { rootMargin: MARGIN },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [isEnabled],
  )
  return [ref, isInView]
}
