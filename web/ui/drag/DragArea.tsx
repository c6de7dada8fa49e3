import { chakra } from '@chakra-ui/react'
import { createContext, type Dispatch, type ReactNode, useContext, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DragEvent, type DragState, dragReducer, placeAtStep } from './drag-state.ts'

export interface Place {
  id: string
  name: string
}

interface DragAreaProps {
  /** The places in the order in which arrow keys visit them. */
  places: readonly Place[]
  /** Why an item may not be dropped on a place; undefined if it may. */
  reasonOf: (itemId: string, placeId: string) => string | undefined
  onDrop: (itemId: string, placeId: string) => void
  children: ReactNode
}

interface DragContextValue {
  state: DragState
  send: Dispatch<DragEvent>
  reasonOf: DragAreaProps['reasonOf']
  /** Moves what the keyboard holds by a number of places. */
  step: (count: number) => void
  /** Drops the held item on a place, by default the one it is over; a refused place is announced and nothing happens. */
  drop: (itemId: string, fromPlaceId: string, placeId: string | undefined) => void
  cancel: () => void
  announcePickUp: (label: string) => void
}

const DragContext = createContext<DragContextValue | undefined>(undefined)

export function useDrag(): DragContextValue {
  const value = useContext(DragContext)
  if (!value) throw new Error('useDrag is used outside of a DragArea.')
  return value
}

/** The state of drag and drop with its actions, and the latest announcement. */
function useDragState({ places, reasonOf, onDrop }: Omit<DragAreaProps, 'children'>) {
  const { t } = useTranslation('common')
  const [state, send] = useReducer(dragReducer, {})
  const [message, setMessage] = useState('')
  const nameOf = (placeId: string) => places.find(({ id }) => id === placeId)?.name ?? ''

  function step(count: number) {
    const { held, overPlaceId } = state
    const ids = places.map(({ id }) => id)
    const placeId = held && placeAtStep(ids, overPlaceId, count)
    if (!held || placeId === undefined) return
    send({ type: 'enter', placeId })
    const reason = placeId === held.fromPlaceId ? undefined : reasonOf(held.itemId, placeId)
    const position = { place: nameOf(placeId), position: ids.indexOf(placeId) + 1, total: ids.length }
    setMessage(reason ? t('ui.drag.refused', { ...position, reason }) : t('ui.drag.over', position))
  }

  function drop(itemId: string, fromPlaceId: string, placeId: string | undefined) {
    send({ type: 'end' })
    if (placeId === undefined || placeId === fromPlaceId) return setMessage(t('ui.drag.canceled'))
    const reason = reasonOf(itemId, placeId)
    if (reason) return setMessage(reason)
    setMessage(t('ui.drag.dropped', { place: nameOf(placeId) }))
    onDrop(itemId, placeId)
  }

  function cancel() {
    send({ type: 'end' })
    setMessage(t('ui.drag.canceled'))
  }

  const announcePickUp = (label: string) => setMessage(t('ui.drag.pickedUp', { label }))
  const value: DragContextValue = { state, send, reasonOf, step, drop, cancel, announcePickUp }
  return { value, message }
}

/** Holds the state of drag and drop for everything inside, and announces it to screen readers. */
export function DragArea({ children, ...options }: DragAreaProps) {
  const { value, message } = useDragState(options)
  return (
    <DragContext value={value}>
      {children}
      <chakra.output srOnly>{message}</chakra.output>
    </DragContext>
  )
}
