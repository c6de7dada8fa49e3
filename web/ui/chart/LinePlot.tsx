import { memo } from 'react'
import { VictoryArea, VictoryLine } from 'victory'
import { severityShapes } from '#web/ui/feedback/severity.tsx'
import { Axes, categoryDomain, valueDomain } from './Axes.tsx'
import { downsampleBand } from './band.ts'
import {
  type AnomalyMark,
  type Band,
  type ChartNote,
  type ChartRange,
  chartColors,
  colorOf,
  type Series,
  type SeriesRole,
  type Values,
} from './chart-model.ts'
import type { Geometry } from './geometry.ts'
import { lttb } from './lttb.ts'
import { NoteMarks } from './NoteMarks.tsx'
import { Ranges } from './Ranges.tsx'

export interface LinePlotProps {
  series: readonly Series[]
  band?: Band
  anomalies: readonly AnomalyMark[]
  notes: readonly ChartNote[]
  ranges: readonly ChartRange[]
  ticks: readonly number[]
  labels: readonly string[]
  geometry: Geometry
  formatTick: (value: number) => string
  formatLabel: (label: string) => string
}

const group = <g />
/** Explicit settings, so that Victory does not scan all points for labels, scale type and order. */
const explicitSettings = { scale: { x: 'linear', y: 'linear' }, sortKey: '', x: 'x', y: 'y' } as const
const bandStyle = { data: { fill: chartColors.band, fillOpacity: 1, stroke: 'none' } }

const strokes: Partial<Record<SeriesRole, object>> = {
  actual: { strokeWidth: 2 },
  expected: { strokeWidth: 1.5, strokeDasharray: '5 4' },
  previous: { strokeWidth: 1.25 },
}
const styles = new Map<SeriesRole, { data: object }>()

/** Style objects are cached per role, because Victory redraws for each new object. */
function styleOf(role: SeriesRole) {
  const style = styles.get(role) ?? {
    data: { stroke: colorOf(role), strokeWidth: 1.75, strokeLinejoin: 'round', fill: 'none', ...strokes[role] },
  }
  styles.set(role, style)
  return style
}

const incompleteStyle = { data: { stroke: colorOf('actual'), strokeWidth: 2, strokeDasharray: '2 4', fill: 'none' } }

/** The values of the actual line that are final; those of incomplete days are drawn apart. */
const completeValues = (values: Values, role: SeriesRole, incompleteFrom: number | undefined): Values =>
  role === 'actual' && incompleteFrom !== undefined ? values.slice(0, incompleteFrom) : values

/** The line from the last complete day to the incomplete ones. */
const incompletePoints = (values: Values, from: number) =>
  values.flatMap((y, x) => (x < from - 1 || y === null ? [] : [{ x, y }]))

const maxPoints = (px: number) => Math.ceil(px / 2)

/** Downsamples to one point per two px. Missing values interrupt the line only if all points are drawn. */
function pointsOf(values: Values, px: number) {
  const most = maxPoints(px)
  const points = values.map((y, x) => ({ x, y }))
  if (points.length <= most) return points
  return [
    ...lttb(
      points.filter((point): point is { x: number; y: number } => point.y !== null),
      most,
    ),
  ]
}

export const LinePlot = memo(function LinePlot({
  series,
  band,
  anomalies,
  notes,
  ranges,
  ticks,
  labels,
  geometry,
  formatTick,
  formatLabel,
}: LinePlotProps) {
  const { width, height, padding } = geometry
  const domain = { x: categoryDomain(labels.length, false), y: valueDomain(ticks) }
  const frame = { ...explicitSettings, standalone: false, width, height, padding, domain, groupComponent: group }
  const px = width - padding.left - padding.right
  const incompleteFrom = ranges.find(({ kind }) => kind === 'incomplete')?.from
  const actual = series.find(({ role }) => role === 'actual') ?? series[0]
  return (
    <>
      <Axes
        geometry={geometry}
        ticks={ticks}
        labels={labels}
        formatTick={formatTick}
        formatLabel={formatLabel}
        isCells={false}
      />
      {band ? <VictoryArea {...frame} data={downsampleBand(band, maxPoints(px))} style={bandStyle} /> : null}
      <Ranges ranges={ranges} geometry={geometry} length={labels.length} />
      {series.map(({ id, role, values }) => (
        <VictoryLine
          key={id}
          {...frame}
          data={pointsOf(completeValues(values, role, incompleteFrom), px)}
          style={styleOf(role)}
        />
      ))}
      {incompleteFrom === undefined || !actual || actual.values[incompleteFrom] === null ? null : (
        <VictoryLine {...frame} data={incompletePoints(actual.values, incompleteFrom)} style={incompleteStyle} />
      )}
      {anomalies.map(({ index, severity }) => {
        const value = actual?.values[index]
        if (value === null || value === undefined) return null
        return (
          <path
            key={index}
            d={severityShapes[severity]}
            transform={`translate(${geometry.x(index) - 6} ${geometry.y(value) - 6})`}
            style={{
              fill: chartColors.severity(severity),
              stroke: chartColors.ground,
              strokeWidth: 1.5,
              paintOrder: 'stroke',
            }}
          />
        )
      })}
      <NoteMarks
        notes={notes}
        geometry={geometry}
        yOf={(index) => {
          const value = actual?.values[index] ?? null
          return value === null ? height - padding.bottom : geometry.y(value)
        }}
      />
    </>
  )
})
