import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { ShownRows } from './TableGrid.tsx'

interface VirtualRowsProps {
  count: number
  rowPx: number
  scroller: RefObject<HTMLElement | null>
  children: (shown: ShownRows) => ReactNode
}

/** Virtualizes many rows: only the visible ones and a few around them are rendered. */
export function VirtualRows({ count, rowPx, scroller, children }: VirtualRowsProps) {
  // A component that mounts with its scroll container has no access to it before all effects have run.
  const [box, setBox] = useState<HTMLElement | null>(null)
  useEffect(() => setBox(scroller.current), [scroller])
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by its results
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box,
    estimateSize: () => rowPx,
    overscan: 12,
    // The first render, before the size of the container is known, has the rows that a window can show.
    initialRect: { width: 0, height: window.innerHeight },
  })
  const items = virtualizer.getVirtualItems()
  return children({
    indexes: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    reveal: (index) => virtualizer.scrollToIndex(index),
  })
}
