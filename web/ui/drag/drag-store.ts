import { type DragEvent, type DragState, dragReducer } from './drag-state.ts'

/** The state of a drag area, outside of React: a step of a drag renders only the items and places that it changes. */
export interface DragStore {
  get: () => DragState
  send: (event: DragEvent) => void
  subscribe: (listener: () => void) => () => void
}

export function createDragStore(): DragStore {
  let state: DragState = {}
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    send(event) {
      state = dragReducer(state, event)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
