// The pixels of a composition: the layers above a photograph are rendered, and then laid over the photograph.
import { type Rgb, rgbOf } from '#mocks/sandbox/domain/designer/drawing/colors.ts'
import { isPhotograph, photographPixels } from '#mocks/sandbox/domain/designer/drawing/photograph.ts'
import type { Brief, Composition, Rect } from '#mocks/sandbox/domain/designer/drawing/picture.ts'
import { render } from '#mocks/sandbox/domain/designer/drawing/render.ts'
import type { Raster } from '#mocks/sandbox/domain/designer/drawing/resample.ts'
import { coverRect, type Layers, svgOf } from '#mocks/sandbox/domain/designer/drawing/svg.ts'

export const hasPhotograph = ({ image }: Brief, composition: Composition): boolean =>
  image !== null && composition.image !== null && isPhotograph(image)

/** The pixels of a picture that a space touches, with one more at each edge, over which the ground around the image is drawn. */
function pixelsIn(space: Rect, scale: number, { width, height }: Raster): Rect {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value))
  const [left, top] = [within(Math.floor(space.x * scale) - 1, width), within(Math.floor(space.y * scale) - 1, height)]
  const right = within(Math.ceil((space.x + space.width) * scale) + 1, width)
  const bottom = within(Math.ceil((space.y + space.height) * scale) + 1, height)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** A channel over an opaque one below it, of which `rest` of 255 shows through. */
function over(own: number, below: number, rest: number): number {
  const product = below * rest + 128
  // A division by 255 that rounds, in whole numbers.
  const value = own + ((product + (product >> 8)) >> 8)
  return value > 255 ? 255 : value
}

/** Lays a picture over the photograph that lies in a part of it, and both over the ground. The result replaces the picture. */
function layOver(picture: Raster, photograph: Raster, part: Rect, ground: Rgb): void {
  const { width, height, bytes } = picture
  const [groundRed, groundGreen, groundBlue] = ground
  for (let y = 0, at = 0; y < height; y += 1) {
    const isRow = y >= part.y && y < part.y + part.height
    let from = ((y - part.y) * part.width - part.x) * 4
    for (let x = 0; x < width; x += 1, at += 4, from += 4) {
      const rest = 255 - (bytes[at + 3] as number)
      if (rest === 0) continue
      let [red, green, blue] = [groundRed, groundGreen, groundBlue]
      if (isRow && x >= part.x && x < part.x + part.width) {
        const shown = 255 - (photograph.bytes[from + 3] as number)
        red = over(photograph.bytes[from] as number, red, shown)
        green = over(photograph.bytes[from + 1] as number, green, shown)
        blue = over(photograph.bytes[from + 2] as number, blue, shown)
      }
      bytes[at] = over(bytes[at] as number, red, rest)
      bytes[at + 1] = over(bytes[at + 1] as number, green, rest)
      bytes[at + 2] = over(bytes[at + 2] as number, blue, rest)
      bytes[at + 3] = 255
    }
  }
}

/** Draws a composition, or the layers of it that are wanted, so many pixels wide. */
export function picturePixels(
  brief: Brief,
  composition: Composition,
  layers: Layers & { isSampled?: boolean },
  width: number,
): Raster {
  const { image, focus, format } = brief
  const isLaidOver = hasPhotograph(brief, composition)
  const svg = svgOf(brief, composition, { ...layers, isAboveImage: isLaidOver })
  const above = render(svg, width, (one) => ({ width: one.width, height: one.height, bytes: one.pixels }))
  if (!isLaidOver || !image || !composition.image) return above
  const scale = width / format.width
  const part = pixelsIn(composition.image, scale, above)
  const cover = coverRect(image, composition.image, focus)
  const photograph = photographPixels(image, { cover, scale, part, isSampled: layers.isSampled ?? false })
  layOver(above, photograph, part, rgbOf(composition.ground))
  return above
}
