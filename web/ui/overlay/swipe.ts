import { type PointerEvent, useRef, useState } from 'react'

/** The distance from which a pointer movement is a swipe and not a click. */
const SWIPE_START_PX = { touch: 10, pointer: 2 } as const
const DISMISS_PX = 80

export const startsSwipe = (distance: number, pointerType: string): boolean =>
  Math.abs(distance) > (pointerType === 'touch' ? SWIPE_START_PX.touch : SWIPE_START_PX.pointer)

/** Handlers that dismiss a toast by a swipe to the right; `offset` is its current distance in px. */
export function useSwipe(onDismiss: () => void) {
  const start = useRef<number>(undefined)
  const [offset, setOffset] = useState(0)
  const end = () => {
    if (offset > DISMISS_PX) onDismiss()
    start.current = undefined
    setOffset(0)
  }
  return {
    offset,
    onPointerDown: (event: PointerEvent) => {
      if (!(event.target as Element).closest('button, a')) start.current = event.clientX
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current === undefined) return
      const distance = event.clientX - start.current
      if (offset !== 0 || startsSwipe(distance, event.pointerType)) setOffset(Math.max(0, distance))
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
