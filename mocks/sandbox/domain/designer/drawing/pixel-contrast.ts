import { contrastOf, luminanceOf, type Rgb, rgbOf } from '#mocks/sandbox/domain/designer/drawing/colors.ts'
import type { PlacedLine } from '#mocks/sandbox/domain/designer/drawing/picture.ts'

/** Rendered pixels, four bytes each; `scale` leads from the picture to them. */
export type Pixels = { width: number; height: number; scale: number; bytes: Uint8Array }

/** The darkest and lightest hundredth are left out, so that a single pixel of a photograph does not decide. */
const OUTLIERS = 0.01

/** The contrast between a line and the weakest pixels behind it. */
export function lineContrast(
  { rect, ink }: Pick<PlacedLine, 'rect' | 'ink'>,
  pixels: Pixels,
  blend: (pixel: Rgb) => Rgb = (pixel) => pixel,
): number {
  const { width, height, scale, bytes } = pixels
  const own = luminanceOf(rgbOf(ink))
  const [left, top] = [Math.max(0, Math.floor(rect.x * scale)), Math.max(0, Math.floor(rect.y * scale))]
  const right = Math.min(width, Math.ceil((rect.x + rect.width) * scale))
  const bottom = Math.min(height, Math.ceil((rect.y + rect.height) * scale))
  const found = new Float64Array(Math.max(0, right - left) * Math.max(0, bottom - top))
  let place = 0
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 4
      found[place] = contrastOf(own, luminanceOf(blend([bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0])))
      place += 1
    }
  }
  found.sort()
  return found[Math.floor(found.length * OUTLIERS)] ?? 1
}

/** The lowest contrast of any line of a picture; 21 without words. */
export const lowestContrast = (
  lines: Pick<PlacedLine, 'rect' | 'ink'>[],
  pixels: Pixels,
  blend?: (pixel: Rgb) => Rgb,
): number => Math.min(21, ...lines.map((line) => lineContrast(line, pixels, blend)))
