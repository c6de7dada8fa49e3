import { Button } from '@chakra-ui/react'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChartSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Canvas } from './Canvas.tsx'
import { ChartDataTable } from './ChartDataTable.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import { ChartTooltip } from './ChartTooltip.tsx'
import {
  type AnomalyMark,
  type Band,
  type ChartNote,
  type ChartProps,
  type ChartRange,
  extent,
  fullLabelOf,
  type Series,
} from './chart-model.ts'
import { noteTextsAt } from './chart-notes.ts'
import { geometryOf, leftMargin, useWidth } from './geometry.ts'
import type { LegendItem } from './Legend.tsx'
import { useHiddenSeries } from './use-hidden-series.ts'
import { useTicks } from './use-ticks.ts'
import { type Zoom, zoomed } from './zoom.ts'

const LinePlot = lazy(() => import('./LinePlot.tsx').then(({ LinePlot }) => ({ default: LinePlot })))

interface LineChartProps extends ChartProps {
  /** At most six; the roles actual, expected and previous have fixed styles. */
  series: readonly Series[]
  band?: Band
  /** Marks on the actual line, in the shape and color of their severity. */
  anomalies?: readonly AnomalyMark[]
  /** An event at an x position, such as a release or a holiday. */
  notes?: readonly ChartNote[]
  /** Shaded parts, such as incomplete days, or the days before and after a change. */
  ranges?: readonly ChartRange[]
  actions?: ReactNode
  /** Restores the range from before a zoom that `onZoom` made; undefined while there is none. */
  onZoomOut?: (() => void) | undefined
  /** Formats shorter labels for the axis; defaults to formatLabel. */
  formatPlace?: (label: string) => string
}

const BAND = 'band'
const NO_MARKS: readonly AnomalyMark[] = []
const NO_NOTES: readonly ChartNote[] = []
const NO_RANGES: readonly ChartRange[] = []
const identity = (label: string) => label

export function LineChart(props: LineChartProps) {
  const { title, unit, formatValue, formatTick = formatValue } = props
  const { formatLabel = identity, formatPlace = formatLabel, height = 280, onOpen, labelHeader } = props
  const { t } = useTranslation('common')
  const [chosen, setZoom] = useState<Zoom>()
  // Other data may have fewer values than there were.
  const zoom = chosen && chosen.to < props.labels.length ? chosen : undefined
  const { labels: allLabels, series: allSeries, band: wholeBand } = props
  const { anomalies: allMarks = NO_MARKS, notes: allNotes = NO_NOTES, ranges: allRanges = NO_RANGES } = props
  const { labels, series, band, anomalies, notes, ranges } = useMemo(() => {
    const marks = { anomalies: allMarks, notes: allNotes, ranges: allRanges }
    return zoomed({ labels: allLabels, series: allSeries, band: wholeBand, ...marks }, zoom)
  }, [zoom, allLabels, allSeries, wholeBand, allMarks, allNotes, allRanges])
  const first = zoom?.from ?? 0
  const description = zoom
    ? t('ui.chart.zoomed', {
        description: props.description,
        from: formatLabel(labels[0] ?? ''),
        to: formatLabel(labels.at(-1) ?? ''),
      })
    : props.description
  const zoomOut = zoom ? () => setZoom(undefined) : props.onZoomOut
  const zoomHere = (from: number, to: number) => setZoom({ from: first + from, to: first + to })
  const { ref, width } = useWidth()
  const { hidden, toggle } = useHiddenSeries(series.length + (band ? 1 : 0))

  const shown = useMemo(() => series.filter(({ id }) => !hidden.has(id)), [series, hidden])
  const shownBand = hidden.has(BAND) ? undefined : band
  const usedTicks = useTicks(
    useMemo(
      () => extent([...shown.map(({ values }) => values), ...(shownBand ? [shownBand.low, shownBand.high] : [])]),
      [shown, shownBand],
    ),
  )
  const ticks = props.fixedTicks ?? usedTicks
  const left = leftMargin(ticks.map(formatTick))
  const geometry = useMemo(
    () => geometryOf(width, height, labels.length, [ticks[0] ?? 0, ticks.at(-1) ?? 1], false, left),
    [width, height, labels.length, ticks, left],
  )
  const named = useMemo(() => series.map((one) => ({ ...one, label: fullLabelOf(one) })), [series])
  const legend: LegendItem[] = [...named, ...(band ? [{ id: BAND, label: band.label, role: BAND } as const] : [])]
  const severityAt = (index: number) => anomalies.find((mark) => mark.index === index)?.severity
  const noteOf = (index: number) => {
    const severity = severityAt(index)
    const found = severity && `${t('ui.chart.anomalies')}: ${t(`ui.severity.${severity}`)}`
    const events = noteTextsAt(notes, index)
    const incomplete = ranges.find(({ kind, from, to }) => kind === 'incomplete' && from <= index && index <= to)?.label
    return [incomplete, found, ...events].filter(Boolean).join('; ') || undefined
  }

  return (
    <ChartFrame
      title={title}
      description={description}
      unit={unit}
      height={height}
      isEmpty={labels.length === 0}
      legend={legend}
      hidden={hidden}
      onToggle={toggle}
      actions={
        <>
          {zoomOut ? (
            <Button variant="outline" size="sm" onClick={zoomOut}>
              {t('ui.chart.zoomOut')}
            </Button>
          ) : null}
          {props.actions}
        </>
      }
      headingLevel={props.headingLevel ?? 'h2'}
      download={props.download}
      chart={
        <div ref={ref} style={{ height: '100%' }}>
          <Suspense fallback={<ChartSkeleton height={height} />}>
            {width > 0 ? (
              <ChartTooltip
                title={title}
                geometry={geometry}
                labels={labels}
                series={shown}
                band={shownBand}
                formatLabel={formatLabel}
                formatValue={formatValue}
                formatChange={props.formatChange}
                onOpen={onOpen && ((index) => onOpen(first + index))}
                onZoom={props.onZoom ?? zoomHere}
                noteOf={noteOf}
              >
                <Canvas width={width} height={height} name={`${title}. ${description}`}>
                  <LinePlot
                    series={shown}
                    band={shownBand}
                    anomalies={anomalies}
                    notes={notes}
                    ranges={ranges}
                    ticks={ticks}
                    labels={labels}
                    geometry={geometry}
                    formatTick={formatTick}
                    formatLabel={formatPlace}
                  />
                </Canvas>
              </ChartTooltip>
            ) : null}
          </Suspense>
        </div>
      }
      table={
        <ChartDataTable
          title={title}
          labels={labels}
          labelHeader={labelHeader ?? t('ui.chart.day')}
          series={named}
          band={band}
          unit={unit}
          formatLabel={formatLabel}
          formatValue={formatValue}
          marks={
            notes.length > 0
              ? { header: t('ui.chart.events'), at: noteOf }
              : anomalies.length > 0
                ? {
                    header: t('ui.chart.anomalies'),
                    at: (index) => {
                      const severity = severityAt(index)
                      return severity && t(`ui.severity.${severity}`)
                    },
                  }
                : undefined
          }
        />
      }
    />
  )
}
