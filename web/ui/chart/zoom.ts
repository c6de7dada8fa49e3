import type { AnomalyMark, Band, ChartNote, ChartRange, Series } from './chart-model.ts'
import { notesWithin } from './chart-notes.ts'

/** The first and last visible index of a chart. */
export interface Zoom {
  from: number
  to: number
}

/** The content of a line chart. */
export interface ChartContent {
  labels: readonly string[]
  series: readonly Series[]
  band?: Band | undefined
  anomalies: readonly AnomalyMark[]
  notes: readonly ChartNote[]
  ranges: readonly ChartRange[]
}

/** Returns the part of a chart within a zoom, with indexes that count from its first label. */
export function zoomed(content: ChartContent, zoom: Zoom | undefined): ChartContent {
  if (!zoom) return content
  const { from, to } = zoom
  const part = <Item>(items: readonly Item[]) => items.slice(from, to + 1)
  const marks = <Mark extends { index: number }>(all: readonly Mark[]) =>
    all.flatMap((mark) => (from <= mark.index && mark.index <= to ? [{ ...mark, index: mark.index - from }] : []))
  const { labels, series, band, anomalies, notes, ranges } = content
  return {
    labels: part(labels),
    series: series.map((one) => ({
      ...one,
      values: part(one.values),
      ...(one.labels ? { labels: part(one.labels) } : {}),
    })),
    band: band && { ...band, low: part(band.low), high: part(band.high) },
    anomalies: marks(anomalies),
    notes: notesWithin(notes, from, to),
    ranges: ranges.flatMap((range) =>
      range.to < from || range.from > to
        ? []
        : [{ ...range, from: Math.max(range.from, from) - from, to: Math.min(range.to, to) - from }],
    ),
  }
}
