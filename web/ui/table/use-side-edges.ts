import { type RefObject, useLayoutEffect } from 'react'

/** Half a pixel of rounding is no further column. */
const LEAST_PX = 2

/**
 * Says on `frame` whether the scroller inside of it has more to its end (`data-more`) and to its start (`data-passed`).
 * Written to the element itself: a table of many rows is not drawn again because it is pushed sideways.
 */
export function useSideEdges(frame: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, scroller.current]
    if (!outer || !inner) return undefined
    const tell = () => {
      const passed = Math.abs(inner.scrollLeft)
      outer.toggleAttribute('data-more', inner.scrollWidth - inner.clientWidth - passed > LEAST_PX)
      outer.toggleAttribute('data-passed', passed > LEAST_PX)
    }
    const observer = new ResizeObserver(tell)
    observer.observe(inner)
    // Other columns make the table wider, not its frame.
    if (inner.firstElementChild) observer.observe(inner.firstElementChild)
    inner.addEventListener('scroll', tell, { passive: true })
    tell()
    return () => {
      observer.disconnect()
      inner.removeEventListener('scroll', tell)
    }
  }, [frame, scroller])
}
