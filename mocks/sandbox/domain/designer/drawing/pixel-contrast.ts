import {
  contrastOf,
  linear,
  luminanceOf,
  type Rgb,
  rgbOf,
  WEIGHTS,
} from '#mocks/sandbox/domain/designer/drawing/colors.ts'
import type { PlacedLine } from '#mocks/sandbox/domain/designer/drawing/picture.ts'

/** Rendered pixels, four bytes each; `scale` leads from the picture to them. */
export type Pixels = { width: number; height: number; scale: number; bytes: Uint8Array }
/** A color laid over the pixels. */
export type Tint = { color: Rgb; opacity: number }

const NO_TINT: Tint = { color: [0, 0, 0], opacity: 0 }
/** The weakest hundredth is left out, so that a single pixel of a photograph does not decide. */
const OUTLIERS = 0.01
/** Luminances are counted in so many levels, because sorting the pixels takes most of the time of a drawing. */
const LEVELS = 4096

/** The share of the luminance that each value of a channel contributes under a tint. */
const channelTable = (channel: 0 | 1 | 2, { color, opacity }: Tint) =>
  Float64Array.from(
    { length: 256 },
    (_, value) => WEIGHTS[channel] * linear(value * (1 - opacity) + color[channel] * opacity),
  )

/** The contrast between a line and the weakest pixels behind it. */
export function lineContrast({ rect, ink }: Pick<PlacedLine, 'rect' | 'ink'>, pixels: Pixels, tint = NO_TINT): number {
  const { width, height, scale, bytes } = pixels
  const [reds, greens, blues] = [channelTable(0, tint), channelTable(1, tint), channelTable(2, tint)]
  const [left, top] = [Math.max(0, Math.floor(rect.x * scale)), Math.max(0, Math.floor(rect.y * scale))]
  const right = Math.min(width, Math.ceil((rect.x + rect.width) * scale))
  const bottom = Math.min(height, Math.ceil((rect.y + rect.height) * scale))
  const counts = new Uint32Array(LEVELS + 1)
  const sums = new Float64Array(LEVELS + 1)
  for (let y = top; y < bottom; y += 1) {
    for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) {
      const luminance =
        (reds[bytes[at] ?? 0] ?? 0) + (greens[bytes[at + 1] ?? 0] ?? 0) + (blues[bytes[at + 2] ?? 0] ?? 0)
      const level = Math.floor(luminance * LEVELS)
      counts[level] = (counts[level] ?? 0) + 1
      sums[level] = (sums[level] ?? 0) + luminance
    }
  }
  const own = luminanceOf(rgbOf(ink))
  const found = [...counts.entries()]
    .filter(([, count]) => count > 0)
    .map(([level, count]) => ({ count, contrast: contrastOf(own, (sums[level] ?? 0) / count) }))
    .sort((a, b) => a.contrast - b.contrast)
  let outliers = Math.floor(Math.max(0, right - left) * Math.max(0, bottom - top) * OUTLIERS)
  return found.find(({ count }) => (outliers -= count) < 0)?.contrast ?? 1
}

/** The lowest contrast of any line of a picture; 21 without words. */
export const lowestContrast = (lines: Pick<PlacedLine, 'rect' | 'ink'>[], pixels: Pixels, tint?: Tint): number =>
  Math.min(21, ...lines.map((line) => lineContrast(line, pixels, tint)))
