import { type KeyboardEvent, type PointerEvent, useState } from 'react'

interface Selection {
  anchor: number
  head: number
}

interface RangeSelectionParams {
  onZoom: ((from: number, to: number) => void) | undefined
  indexAt: (event: PointerEvent<HTMLElement>) => number
}

/** Selects a range of a chart by dragging, or by Shift and the arrow keys followed by Enter; Escape discards it. */
export function useRangeSelection({ onZoom, indexAt }: RangeSelectionParams) {
  const [selection, setSelection] = useState<Selection>()
  const [isDragging, setDragging] = useState(false)
  const range = selection && {
    from: Math.min(selection.anchor, selection.head),
    to: Math.max(selection.anchor, selection.head),
  }
  const isRange = range !== undefined && range.to > range.from

  const clear = () => {
    setSelection(undefined)
    setDragging(false)
  }
  const apply = () => {
    if (isRange) onZoom?.(range.from, range.to)
    clear()
    return isRange
  }
  return {
    range: isRange ? range : undefined,
    clear,
    /** Only for a mouse or a pen: a finger scrolls the page. */
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!onZoom || event.button !== 0 || event.pointerType === 'touch') return
      const index = indexAt(event)
      setSelection({ anchor: index, head: index })
      setDragging(true)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (selection && isDragging) setSelection({ ...selection, head: indexAt(event) })
    },
    /** Returns true if the pointer selected a range, and not just clicked. */
    onPointerUp: () => isDragging && apply(),
    /** Extends the range to the index that the keys reached with Shift; without it discards the range. */
    extend(from: number, to: number, event: KeyboardEvent) {
      if (onZoom && event.shiftKey) setSelection({ anchor: selection?.anchor ?? from, head: to })
      else clear()
    },
    apply,
  }
}
