/** Who holds an item: the pointer drags it, or the keyboard has picked it up. */
export type DragMode = 'pointer' | 'keyboard'

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

/** The place a number of steps away in the given order; stops at both ends. */
export function placeAtStep(places: readonly string[], placeId: string | undefined, step: number): string | undefined {
  const at = places.indexOf(placeId ?? '')
  return places[Math.min(Math.max(at + step, 0), places.length - 1)]
}
