import { memo } from 'react'
import { VictoryAxis, VictoryLabel } from 'victory'
import { chartColors } from './chart-model.ts'
import type { Geometry } from './geometry.ts'
import { labeledIndices, labelWidth } from './ticks.ts'

const label = { fill: chartColors.axis, fontSize: 12, fontFamily: 'inherit', fontVariantNumeric: 'tabular-nums' }
const none = { stroke: 'transparent' }
const valueStyle = { axis: none, grid: { stroke: chartColors.grid }, tickLabels: { ...label, padding: 8 } }
const categoryStyle = {
  axis: { stroke: chartColors.axis, strokeOpacity: 0.4 },
  grid: none,
  ticks: none,
  tickLabels: { ...label, padding: 8 },
}

interface AxesProps {
  geometry: Pick<Geometry, 'width' | 'height' | 'padding'>
  ticks: readonly number[]
  labels: readonly string[]
  formatTick: (value: number) => string
  formatLabel: (label: string) => string
  isCells: boolean
}

/** The x domain of the axes and of everything that is drawn over them. */
export const categoryDomain = (length: number, isCells: boolean): [number, number] =>
  isCells ? [-0.5, length - 0.5] : length === 1 ? [-1, 1] : [0, length - 1]

/** The labeled x positions, and the overflow of the last label. */
function labelPositions({ labels, geometry, formatLabel }: Pick<AxesProps, 'labels' | 'geometry' | 'formatLabel'>) {
  const { width, padding } = geometry
  const last = labels.at(-1)
  const wordsPx = last === undefined ? 0 : labelWidth([formatLabel(labels[0] ?? ''), formatLabel(last)])
  const overPx = Math.max(0, Math.ceil(wordsPx / 2 - padding.right))
  return { places: labeledIndices(labels.length, width - padding.left - padding.right, wordsPx + overPx), overPx }
}

export const valueDomain = (ticks: readonly number[]): [number, number] => [ticks[0] ?? 0, ticks.at(-1) ?? 1]

const labelTexts = (props: AxesProps) =>
  [
    ...props.ticks.map(props.formatTick),
    ...labelPositions(props).places.map((place) => props.formatLabel(props.labels[place] ?? '')),
  ].join('\n')

/** Compares the formatted labels, because formatters are new functions on each render. */
const isSame = (before: AxesProps, after: AxesProps) =>
  before.geometry.width === after.geometry.width &&
  before.geometry.height === after.geometry.height &&
  before.geometry.padding.left === after.geometry.padding.left &&
  before.ticks === after.ticks &&
  before.labels.length === after.labels.length &&
  labelTexts(before) === labelTexts(after)

export const Axes = memo(function Axes(props: AxesProps) {
  const { geometry, ticks, labels, formatTick, formatLabel, isCells } = props
  const { width, height, padding } = geometry
  const { places, overPx } = labelPositions(props)
  const lastPlace = labels.length - 1
  const domain = { x: categoryDomain(labels.length, isCells), y: valueDomain(ticks) }
  const frame = { standalone: false, width, height, padding, domain }
  return (
    <>
      <VictoryAxis
        {...frame}
        dependentAxis
        // At the left edge; in charts with cells, the domain begins before 0.
        offsetX={padding.left}
        style={valueStyle}
        tickValues={[...ticks]}
        tickFormat={formatTick}
      />
      <VictoryAxis
        {...frame}
        style={categoryStyle}
        tickValues={places}
        tickFormat={(index: number) => formatLabel(labels[index] ?? '')}
        {...(overPx > 0
          ? { tickLabelComponent: <VictoryLabel dx={({ datum }) => (Number(datum) === lastPlace ? -overPx : 0)} /> }
          : {})}
      />
    </>
  )
}, isSame)
