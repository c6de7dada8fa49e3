export type Placement = 'top' | 'bottom' | 'right'

interface Size {
  width: number
  height: number
}

const GAP = 6
const EDGE = 8

const within = (start: number, size: number, room: number) => Math.max(EDGE, Math.min(start, room - size - EDGE))

/** Positions a tooltip in pixels so that it fits on the page, beside its trigger where there is space. */
export function placeTooltip(
  trigger: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  tip: Size,
  page: Size,
  wanted: Placement,
): { left: number; top: number } {
  const hasRoomAbove = trigger.top - GAP - tip.height >= EDGE
  const hasRoomBelow = trigger.bottom + GAP + tip.height <= page.height - EDGE
  const hasRoomBeside = trigger.right + GAP + tip.width <= page.width - EDGE
  if (wanted === 'right' && hasRoomBeside) {
    const middle = (trigger.top + trigger.bottom - tip.height) / 2
    return { left: trigger.right + GAP, top: within(middle, tip.height, page.height) }
  }
  const isAbove = wanted === 'top' ? hasRoomAbove : !hasRoomBelow && hasRoomAbove
  return {
    left: within((trigger.left + trigger.right - tip.width) / 2, tip.width, page.width),
    top: isAbove ? trigger.top - GAP - tip.height : trigger.bottom + GAP,
  }
}
