import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useDrag, useDragState } from './use-drag.ts'
import { useTouchDrag } from './use-touch-drag.ts'

interface DraggableProps {
  itemId: string
  placeId: string
  /** The name in announcements. */
  label: string
  /** True for an item that can't be moved. */
  isFixed?: boolean
  children: ReactNode
}

/**
 * An item that the mouse drags, or a finger after a long press, or that M picks up, arrows move, Enter drops and Escape puts back.
 * A plain element, because a board has many.
 */
export function Draggable({ itemId, placeId, label, isFixed = false, children }: DraggableProps) {
  const box = useRef<HTMLDivElement>(null)
  const { store, drop, pickUp, takesFocus, onFocusLeft } = useDrag()
  const isHeld = useDragState(({ held }) => held?.itemId === itemId)
  const start = useEffectEvent(() => store.send({ type: 'pickUp', itemId, fromPlaceId: placeId, mode: 'pointer' }))
  const end = useEffectEvent((target: string | undefined, isCopy: boolean) => drop(itemId, placeId, target, { isCopy }))

  useEffect(() => {
    const element = box.current
    if (!element || isFixed) return undefined
    return draggable({
      element,
      getInitialData: () => ({ itemId }),
      onDragStart: () => start(),
      onDrop: ({ location }) => {
        const target = location.current.dropTargets[0]?.data.placeId
        end(typeof target === 'string' ? target : undefined, location.current.input.altKey)
      },
    })
  }, [itemId, isFixed])

  useTouchDrag(box, { itemId, placeId, label, isFixed })

  // In the layout phase: an item that moves is removed and rendered anew in one commit, so that the focus never falls back to `body`.
  useLayoutEffect(() => {
    const element = box.current
    if (takesFocus(itemId)) element?.querySelector<HTMLElement>('a, button')?.focus()
    return () => {
      if (element?.contains(document.activeElement)) onFocusLeft(itemId)
    }
  }, [itemId, takesFocus, onFocusLeft])

  // The browser drags links and images by itself, which would take the pointer away from the item around them.
  useEffect(() => {
    for (const native of box.current?.querySelectorAll('a, img') ?? []) native.setAttribute('draggable', 'false')
  })

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || isFixed || event.key.toLowerCase() !== 'm') return
    pickUp(itemId, placeId, label, 'keyboard')
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the link inside has the focus
    <div ref={box} onKeyDownCapture={onKeyDown} style={{ opacity: isHeld ? 0.55 : 1 }} data-held={isHeld || undefined}>
      {children}
    </div>
  )
}
