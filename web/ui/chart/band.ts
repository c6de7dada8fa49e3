import type { Band } from './chart-model.ts'

/** Downsamples a band to at most `maxPoints` points; each covers the range of the points it replaces. */
export function downsampleBand(
  { low, high }: Pick<Band, 'low' | 'high'>,
  maxPoints: number,
): { x: number; y: number; y0: number }[] {
  const step = Math.max(1, Math.ceil(low.length / maxPoints))
  const points: { x: number; y: number; y0: number }[] = []
  for (const [x, y0] of low.entries()) {
    const y = high[x]
    if (y0 === null || y === null || y === undefined) continue
    const start = x - (x % step)
    const last = points.at(-1)
    if (last?.x === start) Object.assign(last, { y: Math.max(last.y, y), y0: Math.min(last.y0, y0) })
    else points.push({ x: start, y, y0 })
  }
  return points
}
