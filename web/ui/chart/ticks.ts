/** Round steps of an axis that hold [low, high]: 1, 2 or 5 times a power of ten, about `count` of them. */
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

const LEAST_LABEL_PX = 72
/** Of a digit of the axis, a little more than the mean letter takes. */
const CHARACTER_PX = 7
const GAP_PX = 16

/** How wide the longest of the labels is, about, in px. */
export const labelWidth = (labels: readonly string[]): number =>
  CHARACTER_PX * labels.reduce((most, { length }) => Math.max(most, length), 0)

/** Indices of an axis of `length` places that leave labels of a width their room; the last one is always among them. */
export function placeTicks(length: number, widthPx: number, ownPx = 0): number[] {
  const labelPx = Math.max(LEAST_LABEL_PX, ownPx + GAP_PX)
  const every = Math.max(1, Math.ceil(length / Math.max(1, Math.floor(widthPx / labelPx))))
  const ticks: number[] = []
  for (let index = length - 1; index >= 0; index -= every) ticks.unshift(index)
  return ticks
}
