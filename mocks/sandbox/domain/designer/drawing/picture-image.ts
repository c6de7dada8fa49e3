// A composition as an image: the layers above a photograph are rendered, and laid over the photograph and the ground.
import sharp, { type Sharp } from 'sharp'
import { hasPhotograph, visiblePart } from '#mocks/sandbox/domain/designer/drawing/photograph.ts'
import type { Brief, Composition, Size } from '#mocks/sandbox/domain/designer/drawing/picture.ts'
import { render } from '#mocks/sandbox/domain/designer/drawing/render.ts'
import { type Layers, svgOf } from '#mocks/sandbox/domain/designer/drawing/svg.ts'

/** Draws a composition, or the layers of it that are wanted, so many pixels wide. */
export async function pictureImage(
  brief: Brief,
  composition: Composition,
  { isSampled, ...layers }: Layers & { isSampled?: boolean },
  pictureWidth: number,
): Promise<Size & { image: Sharp }> {
  const svg = svgOf(brief, composition, { ...layers, isAboveImage: hasPhotograph(brief, composition) })
  const above = render(svg, pictureWidth, ({ pixels, width, height }) => ({
    pixels: Buffer.from(pixels.buffer),
    size: { width, height },
  }))
  const raw = { ...above.size, channels: 4, premultiplied: true } as const
  const photograph = await visiblePart(brief, composition, { size: above.size, isSampled })
  if (!photograph) return { ...above.size, image: sharp(above.pixels, { raw }) }
  const { part, pixels } = photograph
  const image = part
    .flatten({ background: composition.ground })
    .extend({
      left: pixels.x,
      top: pixels.y,
      right: raw.width - pixels.x - pixels.width,
      bottom: raw.height - pixels.y - pixels.height,
      background: composition.ground,
    })
    .composite([{ input: above.pixels, raw }])
  return { ...above.size, image }
}
