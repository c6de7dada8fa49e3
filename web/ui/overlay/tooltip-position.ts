export type Placement = 'top' | 'bottom' | 'right'

interface Size {
  width: number
  height: number
}

const GAP = 6
const EDGE = 8

const clampToPage = (start: number, size: number, pageSize: number) =>
  Math.max(EDGE, Math.min(start, pageSize - size - EDGE))

/** Positions a tooltip in pixels so that it fits on the page, beside its trigger where there is space. */
export function tooltipPosition(
  trigger: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  tip: Size,
  page: Size,
  placement: Placement,
): { left: number; top: number } {
  const fitsAbove = trigger.top - GAP - tip.height >= EDGE
  const fitsBelow = trigger.bottom + GAP + tip.height <= page.height - EDGE
  const fitsBeside = trigger.right + GAP + tip.width <= page.width - EDGE
  if (placement === 'right' && fitsBeside) {
    const middle = (trigger.top + trigger.bottom - tip.height) / 2
    return { left: trigger.right + GAP, top: clampToPage(middle, tip.height, page.height) }
  }
  const isAbove = placement === 'top' ? fitsAbove : !fitsBelow && fitsAbove
  return {
    left: clampToPage((trigger.left + trigger.right - tip.width) / 2, tip.width, page.width),
    top: isAbove ? trigger.top - GAP - tip.height : trigger.bottom + GAP,
  }
}
