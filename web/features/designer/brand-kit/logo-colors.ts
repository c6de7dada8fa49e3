// The colors of a logo, from its pixels.

type Rgb = [red: number, green: number, blue: number]

const CHANNELS = 4
const MIN_ALPHA = 200
/** Colors that are nearer to each other are shades of one, as at the edges of letters. */
const MIN_DISTANCE = 60
/** Colors of fewer pixels are edges. */
const MIN_SHARE = 0.03
const MAX_COLORS = 4
const BUCKET_SIZE = 32
const WHITE = 240

const distance = (a: Rgb, b: Rgb) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
const hex = (color: Rgb) =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase()

/** The most frequent colors of an image given as four bytes per pixel, without its transparent and white ground. */
export function mainColors(pixels: ArrayLike<number>): string[] {
  const buckets = new Map<string, { sum: Rgb; count: number }>()
  let total = 0
  for (let at = 0; at < pixels.length; at += CHANNELS) {
    const color: Rgb = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
    if ((pixels[at + 3] ?? 0) < MIN_ALPHA || Math.min(...color) >= WHITE) continue
    total += 1
    const key = color.map((part) => Math.floor(part / BUCKET_SIZE)).join()
    const bucket = buckets.get(key) ?? { sum: [0, 0, 0], count: 0 }
    buckets.set(key, {
      sum: [bucket.sum[0] + color[0], bucket.sum[1] + color[1], bucket.sum[2] + color[2]],
      count: bucket.count + 1,
    })
  }
  const frequent = [...buckets.values()].filter(({ count }) => count >= total * MIN_SHARE)
  const means = frequent
    .sort((a, b) => b.count - a.count)
    .map(({ sum, count }): Rgb => [sum[0] / count, sum[1] / count, sum[2] / count])
  const found: Rgb[] = []
  for (const mean of means) if (found.every((other) => distance(other, mean) >= MIN_DISTANCE)) found.push(mean)
  return found.slice(0, MAX_COLORS).map(hex)
}
