import { type Band, chartColors, colorOf, type Series } from './chart-model.ts'

interface TooltipLinesParams {
  index: number
  series: readonly Series[]
  band?: Band | undefined
  formatLabel: (label: string) => string
  formatValue: (value: number) => string
  formatChange?: ((actual: number, previous: number) => string | undefined) | undefined
  changeLabel: string
}

export interface TooltipLine {
  id: string
  label: string
  text: string
  /** The color of the series; undefined for a line without one. */
  color?: string
}

/** The lines of a tooltip: the value of each series, the band, and the change against the previous period. */
export function tooltipLines({
  index,
  series,
  band,
  formatLabel,
  formatValue,
  formatChange,
  changeLabel,
}: TooltipLinesParams) {
  const write = (value: number | null | undefined) => (value === null || value === undefined ? '–' : formatValue(value))
  const lines = series.map(({ id, label, role, values, labels }): TooltipLine => {
    const own = labels?.[index]
    return {
      id,
      label: own === undefined ? label : `${label}, ${formatLabel(own)}`,
      text: write(values[index]),
      color: colorOf(role),
    }
  })
  if (band)
    lines.push({
      id: 'band',
      label: band.label,
      text: `${write(band.low[index])} – ${write(band.high[index])}`,
      color: chartColors.band,
    })
  const valueOf = (role: Series['role']) => series.find((one) => one.role === role)?.values[index] ?? null
  const [actual, previous] = [valueOf('actual'), valueOf('previous')]
  const change = actual === null || previous === null ? undefined : formatChange?.(actual, previous)
  if (change !== undefined) lines.push({ id: 'change', label: changeLabel, text: change })
  return lines
}
