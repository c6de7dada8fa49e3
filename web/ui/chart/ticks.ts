/** Returns about `count` ticks that cover [low, high], at multiples of 1, 2 or 5 times a power of ten. */
export function niceTicks(low: number, high: number, count = 4): number[] {
  if (!(high > low)) return niceTicks(Math.min(0, low), low > 0 ? low : low < 0 ? 0 : 1, count)
  const raw = (high - low) / count
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= raw * 0.999) ?? 10) * power
  const ticks: number[] = []
  for (let tick = Math.floor(low / step + 1e-9); tick * step < high + step * 0.999; tick += 1) {
    ticks.push(Number((tick * step).toPrecision(12)))
  }
  return ticks
}

const MIN_LABEL_PX = 72
/** The width of a digit, slightly more than the average letter. */
const CHARACTER_PX = 7
const GAP_PX = 16

/** Estimates the width of the longest label in px. */
export const labelWidth = (labels: readonly string[]): number =>
  CHARACTER_PX * labels.reduce((most, { length }) => Math.max(most, length), 0)

/** Returns the indices to label so that labels do not overlap; always includes the last index. */
export function labeledIndices(length: number, widthPx: number, ownPx = 0): number[] {
  const labelPx = Math.max(MIN_LABEL_PX, ownPx + GAP_PX)
  const every = Math.max(1, Math.ceil(length / Math.max(1, Math.floor(widthPx / labelPx))))
  const ticks: number[] = []
  for (let index = length - 1; index >= 0; index -= every) ticks.unshift(index)
  return ticks
}
