import { chakra } from '@chakra-ui/react'
import type { Band, Series } from './chart-model.ts'

interface TableTwinProps {
  title: string
  labels: readonly string[]
  labelHeader: string
  series: readonly Series[]
  band?: Band
  unit: string
  formatLabel: (label: string) => string
  formatValue: (value: number) => string
  /** A last column for what stands out, such as anomalies. */
  marks?: { header: string; at: (index: number) => string | undefined } | undefined
}

const css = {
  '& th, & td': { px: '3', h: '8', textAlign: 'end', borderBottomWidth: '1px', whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'start' },
  '& thead th': { position: 'sticky', top: '0', bg: 'bg.panel', color: 'fg.muted', fontWeight: 'medium' },
  '& tbody th': { fontWeight: 'normal' },
} as const

/** The same values as a table. */
export function TableTwin({
  title,
  labels,
  labelHeader,
  series,
  band,
  unit,
  formatLabel,
  formatValue,
  marks,
}: TableTwinProps) {
  const write = (value: number | null | undefined) => (value === null || value === undefined ? '–' : formatValue(value))
  return (
    <chakra.table
      width="100%"
      textStyle="sm"
      fontVariantNumeric="tabular-nums"
      css={css}
      aria-label={`${title} (${unit})`}
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
        {labels.map((label, index) => (
          <tr key={label}>
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
        ))}
      </tbody>
    </chakra.table>
  )
}
