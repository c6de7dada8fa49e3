import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DragPlaces } from './drag-state.ts'
import { createDragStore, type DragStore } from './drag-store.ts'
import { type DragActions, DragContext, type DragContextValue, type DropOptions, useDragState } from './use-drag.ts'

interface DragAreaProps {
  places: DragPlaces
  /** Why an item can't be dropped on a place; undefined if it can. */
  reasonOf: (itemId: string, placeId: string) => string | undefined
  /** What a drop has as a consequence, said when the item is picked up. */
  noteOf?: (itemId: string) => string | undefined
  onDrop: (itemId: string, placeId: string, options: DropOptions) => void
  /** Brings a place into view to which keys led. */
  onVisit?: (placeId: string) => void
  children: ReactNode
}

/** The look of the places inside, which are plain elements: a month has 42 of them, and picking up an item changes most of them. */
const PlacesBox = chakra('div', {
  base: {
    display: 'contents',
    '& [data-drop-place]': { height: '100%', borderRadius: 'l3' },
    '& [data-over]': { outline: '2px solid {colors.accent.solid}' },
    '& [data-refused]': { opacity: '0.6' },
    '& [data-over][data-refused]': { outlineColor: 'border.default' },
    '& [data-refused][data-drop-place=quiet]': {
      backgroundImage: 'repeating-linear-gradient(135deg, transparent 0 6px, {colors.bg.muted} 6px 8px)',
    },
    // A long press drags; it selects no text and opens no preview of a link.
    '@media (any-pointer: coarse)': {
      '& [draggable]': { userSelect: 'none', WebkitTouchCallout: 'none' },
    },
    '& > [data-drag-ghost]': {
      position: 'fixed',
      zIndex: 'popover',
      pointerEvents: 'none',
      borderRadius: 'l2',
      boxShadow: 'lg',
    },
    '& [data-drop-place] > [data-part=reason]': { textStyle: 'xs', color: 'fg.muted', px: '3', pt: '2' },
  },
})

/** The actions of a drag area, what a key does while the keyboard holds an item, and the latest announcement. */
function useDragActions(store: DragStore, options: Omit<DragAreaProps, 'children'>) {
  const { places, reasonOf, noteOf, onDrop, onVisit } = options
  const { t } = useTranslation('common')
  const [message, setMessage] = useState('')
  /** The item that takes the focus when it is rendered anew. */
  const follower = useRef<string>(undefined)

  const hover: DragActions['hover'] = (itemId, fromPlaceId, placeId) => {
    store.send({ type: 'enter', placeId })
    if (placeId === undefined) return
    const place = places.nameOf(placeId)
    const position = places.positionOf?.(placeId)
    const name = position ? t('ui.drag.position', { place, ...position }) : place
    const reason = placeId === fromPlaceId ? undefined : reasonOf(itemId, placeId)
    setMessage(reason ? t('ui.drag.refused', { place: name, reason }) : name)
  }

  const drop: DragActions['drop'] = (itemId, fromPlaceId, placeId, dropOptions) => {
    store.send({ type: 'end' })
    if (placeId === undefined || placeId === fromPlaceId) return setMessage(t('ui.drag.canceled'))
    const reason = reasonOf(itemId, placeId)
    if (reason) return setMessage(reason)
    setMessage(t('ui.drag.dropped', { place: places.nameOf(placeId) }))
    onDrop(itemId, placeId, dropOptions)
  }

  const pickUp: DragActions['pickUp'] = (itemId, fromPlaceId, label, mode) => {
    store.send({ type: 'pickUp', itemId, fromPlaceId, mode })
    const said = t(mode === 'touch' ? 'ui.drag.pickedUpByTouch' : 'ui.drag.pickedUp', { label })
    setMessage([said, noteOf?.(itemId)].filter(Boolean).join(' '))
  }

  function cancel() {
    store.send({ type: 'end' })
    setMessage(t('ui.drag.canceled'))
  }

  function onKey(event: KeyboardEvent) {
    const { held, overPlaceId } = store.get()
    if (held?.mode !== 'keyboard' || event.ctrlKey || event.metaKey || event.altKey) {
      follower.current = undefined
      return
    }
    const next = places.next(overPlaceId, event)
    if (next !== undefined) {
      onVisit?.(next)
      hover(held.itemId, held.fromPlaceId, next)
    } else if (event.key === 'Enter') {
      follower.current = held.itemId
      drop(held.itemId, held.fromPlaceId, overPlaceId, { isCopy: false })
    } else if (event.key === 'Escape') {
      follower.current = held.itemId
      cancel()
      // The keys may have led to another month.
      if (overPlaceId !== held.fromPlaceId) onVisit?.(held.fromPlaceId)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  function onPointerDown() {
    follower.current = undefined
  }
  const takesFocus = (itemId: string) => follower.current === itemId
  function onFocusLeft(itemId: string) {
    follower.current = itemId
  }
  return { actions: { reasonOf, drop, pickUp, hover, cancel, takesFocus, onFocusLeft }, onKey, onPointerDown, message }
}

/** Holds the state of drag and drop for everything inside, and announces it to screen readers. */
export function DragArea({ children, ...options }: DragAreaProps) {
  const [store] = useState(createDragStore)
  const { actions, onKey, onPointerDown, message } = useDragActions(store, options)
  const latest = useRef<DragActions>(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  const [value] = useState<DragContextValue>(() => ({
    store,
    reasonOf: (...args) => latest.current.reasonOf(...args),
    drop: (...args) => latest.current.drop(...args),
    pickUp: (...args) => latest.current.pickUp(...args),
    hover: (...args) => latest.current.hover(...args),
    cancel: () => latest.current.cancel(),
    takesFocus: (...args) => latest.current.takesFocus(...args),
    onFocusLeft: (...args) => latest.current.onFocusLeft(...args),
  }))

  // Listens on the document, because the held item can leave the page, for example when a key leads to another month.
  const keyListener = useEffectEvent(onKey)
  const pointerListener = useEffectEvent(onPointerDown)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => keyListener(event)
    const listenToPointer = () => pointerListener()
    document.addEventListener('keydown', listen, true)
    document.addEventListener('pointerdown', listenToPointer, true)
    return () => {
      document.removeEventListener('keydown', listen, true)
      document.removeEventListener('pointerdown', listenToPointer, true)
    }
  }, [])

  return (
    <DragContext value={value}>
      <PlacesBox data-drag-area="">{children}</PlacesBox>
      <chakra.output srOnly>{message}</chakra.output>
      {options.noteOf ? <DragNote noteOf={options.noteOf} /> : null}
    </DragContext>
  )
}

/** The consequence of a drop, in sight while an item is held. */
function DragNote({ noteOf }: { noteOf: (itemId: string) => string | undefined }) {
  const heldId = useDragState(({ held }) => held?.itemId)
  const note = heldId === undefined ? undefined : noteOf(heldId)
  if (!note) return null
  return (
    <chakra.p
      layerStyle="card"
      position="fixed"
      bottom="4"
      insetInline="0"
      mx="auto"
      width="fit-content"
      maxWidth="calc(100vw - 2rem)"
      px="4"
      py="2"
      zIndex="popover"
      textStyle="sm"
      aria-hidden="true"
    >
      {note}
    </chakra.p>
  )
}
