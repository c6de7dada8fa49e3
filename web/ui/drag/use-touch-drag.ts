import { type RefObject, useEffect, useEffectEvent } from 'react'
import { showDragGhost } from './drag-ghost.ts'
import { scrollAtEdges } from './edge-scroll.ts'
import { listenForLongPress, type Point } from './long-press.ts'
import { useDrag } from './use-drag.ts'

interface TouchDragOptions {
  itemId: string
  placeId: string
  label: string
  isFixed: boolean
}

const placeAt = ({ x, y }: Point) =>
  document.elementFromPoint(x, y)?.closest('[data-place-id]')?.getAttribute('data-place-id') ?? undefined

/**
 * Drags an item by a long press. Browsers differ in whether they start a drag of their own by touch, so it is switched off from a
 * touch until the next press of a mouse.
 */
export function useTouchDrag(item: RefObject<HTMLElement | null>, options: TouchDragOptions): void {
  const { itemId, placeId, label, isFixed } = options
  const { pickUp, hover, drop, cancel } = useDrag()
  const start = useEffectEvent(() => pickUp(itemId, placeId, label, 'touch'))
  const enter = useEffectEvent((over: string | undefined) => hover(itemId, placeId, over))
  const end = useEffectEvent((over: string | undefined) => drop(itemId, placeId, over, { isCopy: false }))

  useEffect(() => {
    const element = item.current
    if (!element || isFixed) return undefined
    let at: Point = { x: 0, y: 0 }
    let over: string | undefined
    let ghost: ReturnType<typeof showDragGhost> | undefined
    let stopScrolling: (() => void) | undefined

    function look() {
      const place = placeAt(at)
      if (place === over) return
      over = place
      enter(place)
    }
    const stopListening = listenForLongPress(element, {
      onStart(point) {
        at = point
        over = placeAt(point)
        ghost = showDragGhost(element, point)
        stopScrolling = scrollAtEdges(() => at, look)
        start()
      },
      onMove(point) {
        at = point
        ghost?.moveTo(point)
        look()
      },
      onEnd(isReleased) {
        ghost?.remove()
        stopScrolling?.()
        if (isReleased) end(over)
        else cancel()
      },
    })
    const choosePointer = ({ pointerType }: PointerEvent) =>
      element.setAttribute('draggable', pointerType === 'touch' ? 'false' : 'true')
    element.addEventListener('pointerdown', choosePointer, true)
    return () => {
      stopListening()
      element.removeEventListener('pointerdown', choosePointer, true)
    }
  }, [item, isFixed, cancel])
}
