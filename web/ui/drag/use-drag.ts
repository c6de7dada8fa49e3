import { createContext, useContext, useSyncExternalStore } from 'react'
import type { DragMode, DragState } from './drag-state.ts'
import type { DragStore } from './drag-store.ts'

export interface DropOptions {
  /** The pointer was released with Alt pressed. */
  isCopy: boolean
}

export interface DragActions {
  /** Why an item can't be dropped on a place; undefined if it can. */
  reasonOf: (itemId: string, placeId: string) => string | undefined
  /** Drops an item that the pointer holds; a refused place is announced and nothing happens. */
  drop: (itemId: string, fromPlaceId: string, placeId: string | undefined, options: DropOptions) => void
  pickUp: (itemId: string, fromPlaceId: string, label: string, mode: Exclude<DragMode, 'pointer'>) => void
  /** Announces the place below the finger; undefined between places. */
  hover: (itemId: string, fromPlaceId: string, placeId: string | undefined) => void
  /** Puts a held item back. */
  cancel: () => void
  /** Called when an item with the focus is removed, such as from the place that it leaves. */
  onFocusLeft: (itemId: string) => void
  /**
   * True for the item that had the focus or that the keyboard dropped, until the next key or click: it takes the focus when it is
   * rendered anew, at its place or where it was, if the drop was undone or could not be saved.
   */
  takesFocus: (itemId: string) => boolean
}

export interface DragContextValue extends DragActions {
  store: DragStore
}

/** Never changes while its drag area is mounted, so that it renders no item and no place by itself. */
export const DragContext = createContext<DragContextValue | undefined>(undefined)

/** The actions of the drag area around. */
export function useDrag(): DragContextValue {
  const value = useContext(DragContext)
  if (!value) throw new Error('useDrag is used outside of a DragArea.')
  return value
}

/** A primitive value of the state of the drag area around; only its change renders the caller. */
export function useDragState<Value extends string | boolean | undefined>(select: (state: DragState) => Value): Value {
  const { store } = useDrag()
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}
