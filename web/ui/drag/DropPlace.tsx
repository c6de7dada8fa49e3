import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { chakra, Text } from '@chakra-ui/react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useDrag, useDragState } from './use-drag.ts'

interface DropPlaceProps {
  placeId: string
  /** Says why it refuses an item only while the item is over it, for grids of many places. */
  isQuiet?: boolean
  children?: ReactNode
}

/** A place for items: highlighted while an item is over it; while it refuses the held item it is dimmed and says why. */
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
    <chakra.div
      ref={box}
      height="100%"
      borderRadius="l3"
      outline={isOver ? '2px solid' : undefined}
      outlineColor={reason ? 'border.default' : 'accent.solid'}
      opacity={reason ? 0.6 : 1}
      backgroundImage={
        reason && isQuiet
          ? 'repeating-linear-gradient(135deg, transparent 0 6px, {colors.bg.muted} 6px 8px)'
          : undefined
      }
    >
      {reason && (isOver || !isQuiet) ? (
        <Text textStyle="xs" color="fg.muted" px="3" pt="2">
          {reason}
        </Text>
      ) : null}
      {children}
    </chakra.div>
  )
}
