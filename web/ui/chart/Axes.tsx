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

const placesOf = (labels: readonly string[], width: number) =>
  placeTicks(labels.length, width - PADDING.left - PADDING.right)

export const valueDomain = (ticks: readonly number[]): [number, number] => [ticks[0] ?? 0, ticks.at(-1) ?? 1]

const wordsOf = ({ ticks, labels, width, formatTick, formatLabel }: AxesProps) =>
  [...ticks.map(formatTick), ...placesOf(labels, width).map((place) => formatLabel(labels[place] ?? ''))].join('\n')

/** Whoever draws other values in the same frame gives new functions, too: what they say is what counts. */
const isSame = (before: AxesProps, after: AxesProps) =>
  before.width === after.width &&
  before.height === after.height &&
  before.ticks === after.ticks &&
  before.labels.length === after.labels.length &&
  wordsOf(before) === wordsOf(after)

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
        tickValues={placesOf(labels, width)}
        tickFormat={(index: number) => formatLabel(labels[index] ?? '')}
      />
    </>
  )
}, isSame)
