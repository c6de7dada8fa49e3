import type { Severity } from '#web/ui/feedback/severity.tsx'

/** Values are indexed: value i of each series belongs to label i. null means "no value", which is not 0. */
export type Values = readonly (number | null)[]

export type SeriesRole = 'actual' | 'expected' | 'previous' | 'low' | 'medium' | 'high' | 1 | 2 | 3 | 4 | 5 | 6

export interface Series {
  id: string
  label: string
  role: SeriesRole
  values: Values
}

export interface Band {
  label: string
  low: Values
  high: Values
}

export interface AnomalyMark {
  index: number
  severity: Severity
}

/** Something that happened at a place, marked at the foot of the chart and read with its values. */
export interface PlaceNote {
  index: number
  text: string
  /** Something to look into: a triangle instead of a dot. */
  isAlert?: boolean
}

/** A picture of the chart to save. */
export interface ChartDownload {
  /** Of the file, without its ending. */
  name: string
  /** The subtitle in the exported image: date range and filters. */
  caption: string
}

export interface ChartProps {
  title: string
  /** A description of the chart in one sentence, for screen readers and below the title. */
  description: string
  /** Days, or names of categories. */
  labels: readonly string[]
  formatLabel?: (label: string) => string
  /** Names the places in the table; "Day" by default. */
  labelHeader?: string
  /** Stands at the value axis and in the table's header. */
  unit: string
  formatValue: (value: number) => string
  /** Formats shorter values for the axis; defaults to formatValue. */
  formatTick?: (value: number) => string
  /** Height of the plot in px; the box is there before the chart is. */
  height?: number
  /** A click, or Enter, at a place. */
  onOpen?: (index: number) => void
  /** h3 inside a Section. */
  headingLevel?: 'h2' | 'h3'
  /** Offers the chart as a picture. */
  download?: ChartDownload
}

const variable = (name: string) => `var(--aw-colors-${name})`

/** The colour of a series as a CSS variable of the theme. */
export function colorOf(role: SeriesRole): string {
  if (role === 'low' || role === 'medium' || role === 'high') return variable(`severity-${role}-solid`)
  return variable(`chart-${role}`)
}

export const chartColors = {
  band: variable('chart-band'),
  grid: variable('chart-grid'),
  axis: variable('chart-axis'),
  text: variable('fg-default'),
  ground: variable('bg-panel'),
  severity: (severity: Severity) => variable(`severity-${severity}-solid`),
}

const known = (values: Values) => values.filter((value): value is number => value !== null)

/** The minimum and maximum of the visible values; the axis begins at zero unless values are negative. */
export function extent(all: readonly Values[]): [number, number] {
  let low = 0
  let high = 0
  for (const value of all.flatMap(known)) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  return [low, high]
}

/** Sum of the series at each place: the height of a stack. */
export const stackTotals = (series: readonly Series[], length: number): number[] =>
  Array.from({ length }, (_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))
