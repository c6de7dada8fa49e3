import { memo } from 'react'
import { VictoryBar } from 'victory'
import { Axes, categoryDomain, valueDomain } from './Axes.tsx'
import { type ChartNote, chartColors, colorOf, type Series, type SeriesRole } from './chart-model.ts'
import type { Geometry } from './geometry.ts'
import { NoteMarks } from './NoteMarks.tsx'
import { labelWidth } from './ticks.ts'

export interface BarPlotProps {
  series: readonly Series[]
  ticks: readonly number[]
  labels: readonly string[]
  geometry: Geometry
  formatTick: (value: number) => string
  formatLabel: (label: string) => string
  notes: readonly ChartNote[]
  /** Formats the values: inside of the segments of a stack, above bars that are not stacked. */
  formatValue: (value: number) => string
}

const group = <g />
/** The space between a bar and its value above it. */
const VALUE_GAP_PX = 4
/** A segment shows its value if it is at least this large, in px. */
const MIN_SEGMENT = { width: 16, height: 14 }
const valueStyle = {
  fill: chartColors.text,
  stroke: chartColors.ground,
  strokeWidth: 3,
  paintOrder: 'stroke',
  fontSize: 11,
  textAnchor: 'middle',
} as const
const styles = new Map<SeriesRole, { data: object }>()

function styleOf(role: SeriesRole) {
  const style = styles.get(role) ?? { data: { fill: colorOf(role) } }
  styles.set(role, style)
  return style
}

/** Stacks each part on the previous ones, with a `gap` (in values) between them. */
export function stacked(series: readonly Series[], length: number, gap: number) {
  const base = Array.from({ length }, () => 0)
  return series.map(({ id, role, values }) => ({
    id,
    role,
    bars: base.map((y0, x) => {
      const y = y0 + (values[x] ?? 0)
      base[x] = y
      return { x, y, y0: y0 > 0 ? Math.min(y, y0 + gap) : y0 }
    }),
  }))
}

interface BarValuesProps extends Pick<BarPlotProps, 'series' | 'geometry' | 'formatValue'> {
  stacks: ReturnType<typeof stacked>
  barWidth: number
  cell: number
}

/** Inside of a narrow bar a value would be cut; above bars that are not stacked it has the whole cell. */
function BarValues({ series, stacks, geometry, formatValue, barWidth, cell }: BarValuesProps) {
  const isStacked = series.length > 1
  const texts = series.map(({ values }) => values.map((value) => (value === null ? '' : formatValue(value))))
  if (isStacked ? barWidth < MIN_SEGMENT.width : labelWidth(texts.flat()) > cell) return null
  return stacks.flatMap(({ id, bars }, part) =>
    bars.map(({ x, y, y0 }) => {
      const height = geometry.y(y0) - geometry.y(y)
      if (isStacked && height < MIN_SEGMENT.height) return null
      const at = isStacked ? geometry.y((y + y0) / 2) + VALUE_GAP_PX : geometry.y(Math.max(y, 0)) - VALUE_GAP_PX
      return (
        <text key={`${id} ${x}`} x={geometry.x(x)} y={at} style={valueStyle}>
          {texts[part]?.[x]}
        </text>
      )
    }),
  )
}

export const BarPlot = memo(function BarPlot({
  series,
  ticks,
  labels,
  geometry,
  formatTick,
  formatLabel,
  notes,
  formatValue,
}: BarPlotProps) {
  const { width, height, padding } = geometry
  const domain = { x: categoryDomain(labels.length, true), y: valueDomain(ticks) }
  const frame = { standalone: false, width, height, padding, domain, groupComponent: group }
  const [low, high] = domain.y
  const gap = (high - low) / Math.max(1, height - padding.top - padding.bottom)
  const cell = (width - padding.left - padding.right) / Math.max(1, labels.length)
  const barWidth = Math.max(1, Math.min(28, cell * 0.7))
  const stacks = stacked(series, labels.length, gap)
  return (
    <>
      <Axes
        geometry={geometry}
        ticks={ticks}
        labels={labels}
        formatTick={formatTick}
        formatLabel={formatLabel}
        isCells
      />
      {stacks.map(({ id, role, bars }) => (
        <VictoryBar key={id} {...frame} data={bars} barWidth={barWidth} style={styleOf(role)} />
      ))}
      <BarValues {...{ series, stacks, geometry, formatValue, barWidth, cell }} />
      <NoteMarks notes={notes} geometry={geometry} yOf={() => height - padding.bottom} />
    </>
  )
})
