export interface Point {
  x: number
  y: number
}

/**
 * Largest Triangle Three Buckets (Steinarsson 2013): selects the `count` points that preserve the shape and the peaks,
 * always including the first and the last. Points have to be sorted by x.
 */
export function lttb(points: readonly Point[], count: number): readonly Point[] {
  const length = points.length
  const first = points[0]
  const last = points[length - 1]
  if (count >= length || count < 3 || !first || !last) return points

  const selected: Point[] = [first]
  const size = (length - 2) / (count - 2)
  let anchor = first
  for (let bucket = 0; bucket < count - 2; bucket += 1) {
    const start = Math.floor(bucket * size) + 1
    const end = Math.floor((bucket + 1) * size) + 1
    const mean = meanOf(points, end, Math.min(length, Math.floor((bucket + 2) * size) + 1))
    let best = points[start] ?? anchor
    let bestArea = -1
    for (let index = start; index < end; index += 1) {
      const point = points[index]
      if (!point) continue
      const area = Math.abs((anchor.x - mean.x) * (point.y - anchor.y) - (anchor.x - point.x) * (mean.y - anchor.y))
      if (area > bestArea) {
        bestArea = area
        best = point
      }
    }
    selected.push(best)
    anchor = best
  }
  selected.push(last)
  return selected
}

function meanOf(points: readonly Point[], from: number, to: number): Point {
  let x = 0
  let y = 0
  for (let index = from; index < to; index += 1) {
    x += points[index]?.x ?? 0
    y += points[index]?.y ?? 0
  }
  const count = Math.max(1, to - from)
  return { x: x / count, y: y / count }
}
