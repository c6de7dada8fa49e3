import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useDrag, useDragState } from './use-drag.ts'

interface DropPlaceProps {
  placeId: string
  /** Says why it refuses an item only while the item is over it, for grids of many places. */
  isQuiet?: boolean
  children?: ReactNode
}

/** A place for items: highlighted while an item is over it; while it refuses the held item it is dimmed and says why. The drag area around gives it its look. */
export function DropPlace({ placeId, isQuiet = false, children }: DropPlaceProps) {
  const box = useRef<HTMLDivElement>(null)
  const { store, reasonOf } = useDrag()
  const reason = useDragState(({ held }) =>
    held && held.fromPlaceId !== placeId ? reasonOf(held.itemId, placeId) : undefined,
  )
  const isOver = useDragState(({ held, overPlaceId }) => held !== undefined && overPlaceId === placeId)
  const enter = useEffectEvent((id: string | undefined) => store.send({ type: 'enter', placeId: id }))

  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    return dropTargetForElements({
      element,
      getData: () => ({ placeId }),
      onDragEnter: () => enter(placeId),
      onDragLeave: () => enter(undefined),
    })
  }, [placeId])

  return (
    <div
      ref={box}
      data-drop-place={isQuiet ? 'quiet' : ''}
      data-place-id={placeId}
      data-over={isOver || undefined}
      data-refused={reason === undefined ? undefined : true}
    >
      {reason && (isOver || !isQuiet) ? <p data-part="reason">{reason}</p> : null}
      {children}
    </div>
  )
}
