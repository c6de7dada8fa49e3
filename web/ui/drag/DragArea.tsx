import { chakra } from '@chakra-ui/react'
import {
  createContext,
  type Dispatch,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { type DragEvent, type DragPlaces, type DragState, dragReducer } from './drag-state.ts'

interface DropOptions {
  /** The pointer was released with Alt pressed. */
  isCopy: boolean
}

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

interface DragContextValue {
  state: DragState
  send: Dispatch<DragEvent>
  reasonOf: DragAreaProps['reasonOf']
  /** Drops an item that the pointer holds; a refused place is announced and nothing happens. */
  drop: (itemId: string, fromPlaceId: string, placeId: string | undefined, options: DropOptions) => void
  pickUp: (itemId: string, fromPlaceId: string, label: string) => void
  /** True once for the item that the keyboard dropped last, which takes the focus if it is rendered anew at its place. */
  takesFocus: (itemId: string) => boolean
}

const DragContext = createContext<DragContextValue | undefined>(undefined)

export function useDrag(): DragContextValue {
  const value = useContext(DragContext)
  if (!value) throw new Error('useDrag is used outside of a DragArea.')
  return value
}

/** The state of drag and drop with its actions, and the latest announcement. */
function useDragState({ places, reasonOf, noteOf, onDrop, onVisit }: Omit<DragAreaProps, 'children'>) {
  const { t } = useTranslation('common')
  const [state, send] = useReducer(dragReducer, {})
  const [message, setMessage] = useState('')
  const dropped = useRef<string>(undefined)
  const { held, overPlaceId } = state

  function enter(itemId: string, fromPlaceId: string, placeId: string) {
    send({ type: 'enter', placeId })
    onVisit?.(placeId)
    const place = places.nameOf(placeId)
    const position = places.positionOf?.(placeId)
    const name = position ? t('ui.drag.position', { place, ...position }) : place
    const reason = placeId === fromPlaceId ? undefined : reasonOf(itemId, placeId)
    setMessage(reason ? t('ui.drag.refused', { place: name, reason }) : name)
  }

  const drop: DragContextValue['drop'] = (itemId, fromPlaceId, placeId, options) => {
    send({ type: 'end' })
    if (placeId === undefined || placeId === fromPlaceId) return setMessage(t('ui.drag.canceled'))
    const reason = reasonOf(itemId, placeId)
    if (reason) return setMessage(reason)
    setMessage(t('ui.drag.dropped', { place: places.nameOf(placeId) }))
    onDrop(itemId, placeId, options)
  }

  function pickUp(itemId: string, fromPlaceId: string, label: string) {
    send({ type: 'pickUp', itemId, fromPlaceId, mode: 'keyboard' })
    setMessage([t('ui.drag.pickedUp', { label }), noteOf?.(itemId)].filter(Boolean).join(' '))
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!held || event.ctrlKey || event.metaKey || event.altKey) return
    const next = places.next(overPlaceId, event)
    if (next !== undefined) enter(held.itemId, held.fromPlaceId, next)
    else if (event.key === 'Enter') {
      dropped.current = held.itemId
      drop(held.itemId, held.fromPlaceId, overPlaceId, { isCopy: false })
    } else if (event.key === 'Escape') {
      send({ type: 'end' })
      setMessage(t('ui.drag.canceled'))
    } else return
    event.preventDefault()
    event.stopPropagation()
  })

  // Listens on the document, because the held item can leave the page, for example when a key leads to another month.
  const isCarried = held?.mode === 'keyboard'
  useEffect(() => {
    if (!isCarried) return undefined
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener, true)
    return () => document.removeEventListener('keydown', listener, true)
  }, [isCarried])

  const takesFocus = useCallback((itemId: string) => {
    const isDropped = dropped.current === itemId
    if (isDropped) dropped.current = undefined
    return isDropped
  }, [])
  return { value: { state, send, reasonOf, drop, pickUp, takesFocus }, message, note: held && noteOf?.(held.itemId) }
}

/** Holds the state of drag and drop for everything inside, and announces it to screen readers. */
export function DragArea({ children, ...options }: DragAreaProps) {
  const { value, message, note } = useDragState(options)
  return (
    <DragContext value={value}>
      {children}
      <chakra.output srOnly>{message}</chakra.output>
      {note ? (
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
      ) : null}
    </DragContext>
  )
}
