import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { ShownRows } from './TableGrid.tsx'

interface RowWindowProps {
  count: number
  rowPx: number
  scroller: RefObject<HTMLElement | null>
  children: (shown: ShownRows) => ReactNode
}

/** Of many rows only those in sight, and a few around them, are in the document. */
export function RowWindow({ count, rowPx, scroller, children }: RowWindowProps) {
  // A component that mounts with its scroll container has no access to it before all effects have run.
  const [box, setBox] = useState<HTMLElement | null>(null)
  useEffect(() => setBox(scroller.current), [scroller])
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by its results
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box,
    estimateSize: () => rowPx,
    overscan: 12,
  })
  const items = virtualizer.getVirtualItems()
  return children({
    indexes: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    reveal: (index) => virtualizer.scrollToIndex(index),
  })
}
