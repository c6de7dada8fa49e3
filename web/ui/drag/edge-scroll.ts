import type { Point } from './long-press.ts'

/** The distance from an edge at which the content begins to scroll. */
const EDGE_PX = 48
const MAX_PX_PER_MS = 0.9

/** The speed at a position between two edges: negative towards the start, zero in the middle. */
export function edgeSpeed(position: number, start: number, end: number): number {
  const size = Math.min(EDGE_PX, (end - start) / 4)
  const depth = position < start + size ? position - start - size : Math.max(0, position - end + size)
  return Math.max(-1, Math.min(1, depth / size)) * MAX_PX_PER_MS
}

const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

/** Scrolls the innermost element below a point that has more to show at the edge beside it; true if one moved. */
function scrollBelow({ x, y }: Point, duration: number): boolean {
  for (let box = document.elementFromPoint(x, y); box; box = box.parentElement) {
    const isPage = box === document.scrollingElement
    const { left, right, top, bottom } = isPage
      ? { left: 0, right: innerWidth, top: 0, bottom: innerHeight }
      : box.getBoundingClientRect()
    const byX = edgeSpeed(x, Math.max(left, 0), Math.min(right, innerWidth)) * duration
    const byY = edgeSpeed(y, Math.max(top, 0), Math.min(bottom, innerHeight)) * duration
    if (byX === 0 && byY === 0) continue
    const { overflowX, overflowY } = getComputedStyle(box)
    const { scrollLeft, scrollTop } = box
    box.scrollBy({
      left: isPage || scrolls(overflowX) ? byX : 0,
      top: isPage || scrolls(overflowY) ? byY : 0,
      behavior: 'instant',
    })
    if (box.scrollLeft !== scrollLeft || box.scrollTop !== scrollTop) return true
  }
  return false
}

/** Scrolls while the point is near an edge; the caller ends it. */
export function scrollAtEdges(pointNow: () => Point, onScroll: () => void): () => void {
  let last = performance.now()
  let frame = requestAnimationFrame(step)
  function step(now: number) {
    if (scrollBelow(pointNow(), Math.min(now - last, 50))) onScroll()
    last = now
    frame = requestAnimationFrame(step)
  }
  return () => cancelAnimationFrame(frame)
}
