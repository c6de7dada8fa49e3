import { memo } from 'react'
import { VictoryAxis } from 'victory'
import { chartColors } from './chart-model.ts'
import { PADDING } from './geometry.ts'
import { placeTicks } from './ticks.ts'

const label = { fill: chartColors.axis, fontSize: 12, fontFamily: 'inherit', fontVariantNumeric: 'tabular-nums' }
const none = { stroke: 'transparent' }
const valueStyle = { axis: none, grid: { stroke: chartColors.grid }, tickLabels: { ...label, padding: 8 } }
const placeStyle = {
  axis: { stroke: chartColors.axis, strokeOpacity: 0.4 },
  grid: none,
  ticks: none,
  tickLabels: { ...label, padding: 8 },
}

interface AxesProps {
  width: number
  height: number
  ticks: readonly number[]
  labels: readonly string[]
  formatTick: (value: number) => string
  formatLabel: (label: string) => string
  isCells: boolean
}

/** The domain of the places, for the axes and for all that is drawn over them. */
export const placeDomain = (length: number, isCells: boolean): [number, number] =>
  isCells ? [-0.5, length - 0.5] : length === 1 ? [-1, 1] : [0, length - 1]

export const valueDomain = (ticks: readonly number[]): [number, number] => [ticks[0] ?? 0, ticks.at(-1) ?? 1]

export const Axes = memo(function Axes({ width, height, ticks, labels, formatTick, formatLabel, isCells }: AxesProps) {
  const domain = { x: placeDomain(labels.length, isCells), y: valueDomain(ticks) }
  const frame = { standalone: false, width, height, padding: PADDING, domain }
  return (
    <>
      <VictoryAxis
        {...frame}
        dependentAxis
        // At the left edge; where the places begin before 0, as cells do, it would stand at 0.
        offsetX={PADDING.left}
        style={valueStyle}
        tickValues={[...ticks]}
        tickFormat={formatTick}
      />
      <VictoryAxis
        {...frame}
        style={placeStyle}
        tickValues={placeTicks(labels.length, width - PADDING.left - PADDING.right)}
        tickFormat={(index: number) => formatLabel(labels[index] ?? '')}
      />
    </>
  )
})
