import type { Severity } from '#web/ui/feedback/severity.tsx'

/** Value i of a series belongs to label i. null means "no value", which is not 0. */
export type Values = readonly (number | null)[]

export type SeriesRole = 'actual' | 'expected' | 'previous' | 'low' | 'medium' | 'high' | 1 | 2 | 3 | 4 | 5 | 6

export interface Series {
  id: string
  label: string
  /** An addition to the label outside of the tooltip, such as the dates of a period. */
  detail?: string
  role: SeriesRole
  values: Values
  /** Labels of this series where they differ from those of the chart: the days of a comparison period. */
  labels?: readonly string[] | undefined
}

/** The whole name of a series, as in the legend. */
export const fullLabelOf = ({ label, detail }: Pick<Series, 'label' | 'detail'>): string =>
  detail === undefined ? label : `${label}: ${detail}`

export interface Band {
  label: string
  low: Values
  high: Values
}

export interface AnomalyMark {
  index: number
  severity: Severity
}

/** An event at an index, or from there to another one, marked in the chart and shown in its tooltip and its table. */
export interface ChartNote {
  index: number
  /** The last index; the first one if omitted. */
  to?: number
  text: string
}

/** A shaded part of the chart with a label at its top, such as the days before and after a change. */
export interface ChartRange {
  from: number
  to: number
  label: string
  /** Incomplete days are hatched, and lines to them are dashed. */
  kind: 'incomplete' | 'before' | 'after'
}

/** The exported image of a chart. */
export interface ChartDownload {
  /** The file name without extension. */
  name: string
  /** The subtitle in the exported image: date range and filters. */
  caption: string
}

export interface ChartProps {
  title: string
  /** A description of the chart in one sentence, for screen readers and below the title. */
  description: string
  /** Days or category names. */
  labels: readonly string[]
  formatLabel?: (label: string) => string
  /** The header of the label column of the table; "Day" by default. */
  labelHeader?: string
  /** Shown at the value axis and in the name of the table. */
  unit: string
  formatValue: (value: number) => string
  /** Formats shorter values for the axis; defaults to formatValue. */
  formatTick?: (value: number) => string
  /** Fixed ticks of the value axis, such as 0 to 100 % for rates. */
  fixedTicks?: readonly number[] | undefined
  /** Height of the plot in px, reserved before the chart has loaded. */
  height?: number
  /** Called with the index on click or Enter. */
  onOpen?: (index: number) => void
  /**
   * Called with the first and last index of a range selected by dragging, or by Shift and the arrow keys. Without it, a line chart zooms
   * to the range by itself.
   */
  onZoom?: ((from: number, to: number) => void) | undefined
  /** Formats the change between the series actual and previous, for the tooltip. */
  formatChange?: ((actual: number, previous: number) => string | undefined) | undefined
  /** h3 inside a Section. */
  headingLevel?: 'h2' | 'h3'
  /** Enables the download of the chart as an image. */
  download?: ChartDownload
}

const cssVariable = (name: string) => `var(--aw-colors-${name})`

/** The color of a series as a CSS variable of the theme. */
export function colorOf(role: SeriesRole): string {
  if (role === 'low' || role === 'medium' || role === 'high') return cssVariable(`severity-${role}-solid`)
  return cssVariable(`chart-${role}`)
}

export const chartColors = {
  band: cssVariable('chart-band'),
  grid: cssVariable('chart-grid'),
  axis: cssVariable('chart-axis'),
  text: cssVariable('fg-default'),
  ground: cssVariable('bg-panel'),
  severity: (severity: Severity) => cssVariable(`severity-${severity}-solid`),
}

const knownValues = (values: Values) => values.filter((value): value is number => value !== null)

/** Ticks of the axis of a rate. */
export const RATE_TICKS = [0, 0.25, 0.5, 0.75, 1] as const

/** The minimum and maximum of the visible values; the axis begins at zero unless values are negative. */
export function extent(all: readonly Values[]): [number, number] {
  let low = 0
  let high = 0
  for (const value of all.flatMap(knownValues)) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  return [low, high]
}

/** Returns the sum of the series at each index, the height of a stack. */
export const stackTotals = (series: readonly Series[], length: number): number[] =>
  Array.from({ length }, (_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))
