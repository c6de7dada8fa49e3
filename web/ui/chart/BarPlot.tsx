import { memo } from 'react'
import { VictoryBar } from 'victory'
import { Axes, categoryDomain, valueDomain } from './Axes.tsx'
import { colorOf, type Series, type SeriesRole } from './chart-model.ts'
import type { Geometry } from './geometry.ts'

export interface BarPlotProps {
  series: readonly Series[]
  ticks: readonly number[]
  labels: readonly string[]
  geometry: Geometry
  formatTick: (value: number) => string
  formatLabel: (label: string) => string
}

const group = <g />
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

export const BarPlot = memo(function BarPlot({
  series,
  ticks,
  labels,
  geometry,
  formatTick,
  formatLabel,
}: BarPlotProps) {
  const { width, height, padding } = geometry
  const domain = { x: categoryDomain(labels.length, true), y: valueDomain(ticks) }
  const frame = { standalone: false, width, height, padding, domain, groupComponent: group }
  const [low, high] = domain.y
  const gap = (high - low) / Math.max(1, height - padding.top - padding.bottom)
  const cell = (width - padding.left - padding.right) / Math.max(1, labels.length)
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
      {stacked(series, labels.length, gap).map(({ id, role, bars }) => (
        <VictoryBar
          key={id}
          {...frame}
          data={bars}
          barWidth={Math.max(1, Math.min(28, cell * 0.7))}
          style={styleOf(role)}
        />
      ))}
    </>
  )
})
