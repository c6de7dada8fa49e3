import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ChartSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Canvas } from './Canvas.tsx'
import { ChartDataTable } from './ChartDataTable.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import { ChartTooltip } from './ChartTooltip.tsx'
import { type ChartNote, type ChartProps, extent, type Series, stackTotals } from './chart-model.ts'
import { noteTextsAt } from './chart-notes.ts'
import { geometryOf, leftMargin, useWidth } from './geometry.ts'
import { useHiddenSeries } from './use-hidden-series.ts'
import { useTicks } from './use-ticks.ts'

const BarPlot = lazy(() => import('./BarPlot.tsx').then(({ BarPlot }) => ({ default: BarPlot })))

interface BarChartProps extends ChartProps {
  /** Stacked in this order, with the first at the bottom. */
  series: readonly Series[]
  /** Events, marked at the axis. */
  notes?: readonly ChartNote[]
  actions?: ReactNode
}

const NO_NOTES: readonly ChartNote[] = []
const identity = (label: string) => label

export function BarChart(props: BarChartProps) {
  const {
    title,
    description,
    labels,
    unit,
    series,
    formatValue,
    formatTick = formatValue,
    formatLabel = identity,
    height = 280,
  } = props
  const { onOpen, actions, labelHeader, notes = NO_NOTES } = props
  const { t } = useTranslation('common')
  const { ref, width } = useWidth()
  const { hidden, toggle } = useHiddenSeries(series.length)

  const shown = useMemo(() => series.filter(({ id }) => !hidden.has(id)), [series, hidden])
  const ticks = useTicks(useMemo(() => extent([stackTotals(shown, labels.length)]), [shown, labels.length]))
  const left = leftMargin(ticks.map(formatTick))
  const geometry = useMemo(
    () => geometryOf(width, height, labels.length, [ticks[0] ?? 0, ticks.at(-1) ?? 1], true, left),
    [width, height, labels.length, ticks, left],
  )

  const noteOf = (index: number) => noteTextsAt(notes, index).join('; ') || undefined

  return (
    <ChartFrame
      title={title}
      description={description}
      unit={unit}
      height={height}
      isEmpty={labels.length === 0}
      legend={series}
      hidden={hidden}
      onToggle={toggle}
      actions={actions}
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
                formatLabel={formatLabel}
                formatValue={formatValue}
                onOpen={onOpen}
                noteOf={noteOf}
              >
                <Canvas width={width} height={height} name={`${title}. ${description}`}>
                  <BarPlot
                    series={shown}
                    ticks={ticks}
                    labels={labels}
                    notes={notes}
                    geometry={geometry}
                    formatTick={formatTick}
                    formatLabel={formatLabel}
                    formatValue={formatValue}
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
          series={series}
          unit={unit}
          formatLabel={formatLabel}
          formatValue={formatValue}
          marks={notes.length > 0 ? { header: t('ui.chart.events'), at: noteOf } : undefined}
        />
      }
    />
  )
}
