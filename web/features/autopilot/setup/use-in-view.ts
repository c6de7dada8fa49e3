import { useCallback, useState } from 'react'

/** Starts shortly before the element becomes visible. */
const MARGIN = '200px'

/** Returns a ref, and whether its element has been visible since it was enabled. */
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
