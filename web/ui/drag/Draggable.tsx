import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useDrag } from './DragArea.tsx'

interface DraggableProps {
  itemId: string
  placeId: string
  /** The name in announcements. */
  label: string
  /** True for an item that may not be moved. */
  isFixed?: boolean
  children: ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** An item that the pointer drags, or that M picks up, arrows move, Enter drops and Escape puts back. */
export function Draggable({ itemId, placeId, label, isFixed = false, children }: DraggableProps) {
  const box = useRef<HTMLDivElement>(null)
  const { state, send, step, drop, cancel, announcePickUp } = useDrag()
  const isHeld = state.held?.itemId === itemId
  const start = useEffectEvent(() => send({ type: 'pickUp', itemId, fromPlaceId: placeId, mode: 'pointer' }))
  const end = useEffectEvent((target: string | undefined) => drop(itemId, placeId, target))

  useEffect(() => {
    const element = box.current
    if (!element || isFixed) return undefined
    return draggable({
      element,
      getInitialData: () => ({ itemId }),
      onDragStart: () => start(),
      onDrop: ({ location }) => {
        const target = location.current.dropTargets[0]?.data.placeId
        end(typeof target === 'string' ? target : undefined)
      },
    })
  }, [itemId, isFixed])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || isFixed) return
    const isCarried = isHeld && state.held?.mode === 'keyboard'
    const steps = STEPS[event.key]
    if (!isCarried && event.key.toLowerCase() === 'm') {
      send({ type: 'pickUp', itemId, fromPlaceId: placeId, mode: 'keyboard' })
      announcePickUp(label)
    } else if (isCarried && steps !== undefined) step(steps)
    else if (isCarried && event.key === 'Enter') drop(itemId, placeId, state.overPlaceId)
    else if (isCarried && event.key === 'Escape') cancel()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the link inside has the focus
    <chakra.div ref={box} onKeyDownCapture={onKeyDown} opacity={isHeld ? 0.55 : 1} data-held={isHeld || undefined}>
      {children}
    </chakra.div>
  )
}
