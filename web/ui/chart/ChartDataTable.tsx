import { chakra } from '@chakra-ui/react'
import { lazy, Suspense, use } from 'react'
import { Spacer } from '#web/ui/table/Spacer.tsx'
import type { ShownRows } from '#web/ui/table/TableGrid.tsx'
import type { Band, Series } from './chart-model.ts'
import { ChartTableScrollContext } from './chart-table-scroll.ts'

interface ChartDataTableProps {
  title: string
  labels: readonly string[]
  labelHeader: string
  series: readonly Series[]
  band?: Band
  unit: string
  formatLabel: (label: string) => string
  formatValue: (value: number) => string
  /** A last column for remarks such as anomalies. */
  marks?: { header: string; at: (index: number) => string | undefined } | undefined
}

/** Above this many rows (for example, hourly data over weeks) the table is virtualized. */
const VIRTUALIZE_FROM = 100
const ROW_PX = 32
const VirtualRows = lazy(async () => ({ default: (await import('#web/ui/table/VirtualRows.tsx')).VirtualRows }))

const css = {
  '& th, & td': { px: '3', h: '8', textAlign: 'end', borderBottomWidth: '1px', whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'start' },
  '& thead th': { position: 'sticky', top: '0', bg: 'bg.panel', color: 'fg.muted', fontWeight: 'medium' },
  '& tbody th': { fontWeight: 'normal' },
} as const

/** The values of a chart as a table. */
export function ChartDataTable(props: ChartDataTableProps) {
  const { labels } = props
  const scroller = use(ChartTableScrollContext)
  const renderRows = (shown: ShownRows) => <TableRows {...props} shown={shown} />
  const first = Math.min(labels.length, VIRTUALIZE_FROM)
  const firstRows = renderRows({
    indexes: Array.from({ length: first }, (_, index) => index),
    before: 0,
    after: (labels.length - first) * ROW_PX,
  })
  if (labels.length <= VIRTUALIZE_FROM) return firstRows
  return (
    <Suspense fallback={firstRows}>
      <VirtualRows count={labels.length} rowPx={ROW_PX} scroller={scroller}>
        {renderRows}
      </VirtualRows>
    </Suspense>
  )
}

function TableRows({
  title,
  labels,
  labelHeader,
  series,
  band,
  unit,
  formatLabel,
  formatValue,
  marks,
  shown,
}: ChartDataTableProps & { shown: ShownRows }) {
  const write = (value: number | null | undefined) => (value === null || value === undefined ? '–' : formatValue(value))
  const isWindow = shown.indexes.length < labels.length
  const span = 1 + series.length + (band ? 1 : 0) + (marks ? 1 : 0)
  return (
    <chakra.table
      width="100%"
      textStyle="sm"
      fontVariantNumeric="tabular-nums"
      css={css}
      aria-label={`${title} (${unit})`}
      aria-rowcount={isWindow ? labels.length + 1 : undefined}
    >
      <thead>
        <tr>
          <th scope="col">{labelHeader}</th>
          {series.map(({ id, label }) => (
            <th key={id} scope="col">
              {label}
            </th>
          ))}
          {band ? <th scope="col">{band.label}</th> : null}
          {marks ? <th scope="col">{marks.header}</th> : null}
        </tr>
      </thead>
      <tbody>
        {shown.before > 0 ? <Spacer height={shown.before} span={span} /> : null}
        {shown.indexes.map((index) => {
          const label = labels[index]
          if (label === undefined) return null
          return (
            <tr key={label} aria-rowindex={isWindow ? index + 2 : undefined}>
              <th scope="row">{formatLabel(label)}</th>
              {series.map(({ id, values }) => (
                <td key={id}>{write(values[index])}</td>
              ))}
              {band ? (
                <td>
                  {write(band.low[index])} – {write(band.high[index])}
                </td>
              ) : null}
              {marks ? <td>{marks.at(index) ?? '–'}</td> : null}
            </tr>
          )
        })}
        {shown.after > 0 ? <Spacer height={shown.after} span={span} /> : null}
      </tbody>
    </chakra.table>
  )
}
