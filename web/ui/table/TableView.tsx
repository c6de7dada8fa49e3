import { Box, chakra } from '@chakra-ui/react'
import { lazy, Suspense, useRef } from 'react'
import { useMedia } from '#web/ui/use-media.ts'
import type { TableViewProps } from './column.ts'
import { type ShownRows, TableGrid } from './TableGrid.tsx'
import { scrollShadowCss } from './table-css.ts'
import { useScrollShadows } from './use-scroll-shadows.ts'

/** Above this many rows the table is virtualized, with code that is loaded on demand; on paper it has all of them. */
const VIRTUALIZE_FROM = 100
const ROW_PX = { normal: 40, compact: 32 }

const VirtualRows = lazy(async () => ({ default: (await import('./VirtualRows.tsx')).VirtualRows }))

interface Props<Row extends object> extends TableViewProps<Row> {
  label: string
  isCompact: boolean
  maxHeight: string
}

const indexesUpTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

export function TableView<Row extends object>(props: Props<Row>) {
  const { label, maxHeight, isCompact } = props
  const frame = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLElement>(null)
  useScrollShadows(frame, scroller)
  const isPrinting = useMedia('print')
  const count = props.rows.length
  const isVirtual = count > VIRTUALIZE_FROM && !isPrinting
  const rowPx = isCompact ? ROW_PX.compact : ROW_PX.normal
  const renderRows = (shown: ShownRows) => <TableGrid {...props} shown={shown} />
  const first = isVirtual ? VIRTUALIZE_FROM : count
  const firstRows = renderRows({ indexes: indexesUpTo(first), before: 0, after: (count - first) * rowPx })
  return (
    <Box ref={frame} position="relative" css={scrollShadowCss}>
      <chakra.section
        ref={scroller}
        aria-label={label}
        tabIndex={0}
        position="relative"
        overflow="auto"
        maxHeight={maxHeight}
        _print={{ overflow: 'visible', maxHeight: 'none' }}
        // Focused elements scroll out from under the sticky header and totals.
        scrollPaddingBlock="2.5rem 3rem"
        borderRadius="l3"
      >
        {isVirtual ? (
          <Suspense fallback={firstRows}>
            <VirtualRows count={count} rowPx={rowPx} scroller={scroller}>
              {renderRows}
            </VirtualRows>
          </Suspense>
        ) : (
          firstRows
        )}
      </chakra.section>
    </Box>
  )
}
