/** Who holds an item: the mouse drags it, a long press of a finger has picked it up, or the keyboard has. */
export type DragMode = 'pointer' | 'touch' | 'keyboard'

export interface DragState {
  held?: { itemId: string; fromPlaceId: string; mode: DragMode }
  overPlaceId?: string | undefined
}

export type DragEvent =
  | { type: 'pickUp'; itemId: string; fromPlaceId: string; mode: DragMode }
  | { type: 'enter'; placeId: string | undefined }
  | { type: 'end' }

/** The one state machine of drag and drop: pointer and keyboard send the same events. */
export function dragReducer(state: DragState, event: DragEvent): DragState {
  if (event.type === 'pickUp') {
    const { itemId, fromPlaceId, mode } = event
    return { held: { itemId, fromPlaceId, mode }, overPlaceId: fromPlaceId }
  }
  if (event.type === 'end' || !state.held) return {}
  return { ...state, overPlaceId: event.placeId }
}

type PlaceKey = Pick<KeyboardEvent, 'key' | 'shiftKey'>

/** The places that take items: their names, and the way in which keys lead from one to the next. */
export interface DragPlaces {
  nameOf: (placeId: string) => string
  /** The place a key leads to; undefined for a key without meaning. */
  next: (placeId: string | undefined, key: PlaceKey) => string | undefined
  /** Position and total, for places that form a list. */
  positionOf?: (placeId: string) => { position: number; total: number }
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** The place a number of steps away in the given order; stops at both ends. */
export function placeAtStep(places: readonly string[], placeId: string | undefined, step: number): string | undefined {
  const at = places.indexOf(placeId ?? '')
  return places[Math.min(Math.max(at + step, 0), places.length - 1)]
}

/** Places in one row, which arrow keys visit in the given order. */
export function placesInOrder(places: readonly { id: string; name: string }[]): DragPlaces {
  const ids = places.map(({ id }) => id)
  return {
    nameOf: (placeId) => places.find(({ id }) => id === placeId)?.name ?? '',
    next: (placeId, { key }) => {
      const step = STEPS[key]
      return step === undefined ? undefined : placeAtStep(ids, placeId, step)
    },
    positionOf: (placeId) => ({ position: ids.indexOf(placeId) + 1, total: ids.length }),
  }
}
