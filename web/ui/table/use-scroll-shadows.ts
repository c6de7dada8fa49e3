import { type RefObject, useLayoutEffect } from 'react'

/** The minimum distance that counts as scrolled, because of rounding. */
const MIN_PX = 2

/**
 * Sets `data-scroll-end` and `data-scroll-start` on `frame` for scroll shadows. Writes to the DOM directly to avoid
 * re-rendering a large table on scroll.
 */
export function useScrollShadows(frame: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, scroller.current]
    if (!outer || !inner) return undefined
    const update = () => {
      const scrolled = Math.abs(inner.scrollLeft)
      outer.toggleAttribute('data-scroll-end', inner.scrollWidth - inner.clientWidth - scrolled > MIN_PX)
      outer.toggleAttribute('data-scroll-start', scrolled > MIN_PX)
    }
    const observer = new ResizeObserver(update)
    observer.observe(inner)
    // A change of columns resizes the table, not its frame.
    if (inner.firstElementChild) observer.observe(inner.firstElementChild)
    inner.addEventListener('scroll', update, { passive: true })
    update()
    return () => {
      observer.disconnect()
      inner.removeEventListener('scroll', update)
    }
  }, [frame, scroller])
}
