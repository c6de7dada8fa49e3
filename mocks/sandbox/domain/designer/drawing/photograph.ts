// The pixels of product images. A photograph is decoded once for all formats and scaled here: the renderer would decode and filter it for each.
import { imageHash, remember } from '#mocks/sandbox/domain/designer/drawing/image-hash.ts'
import type { Rect, SourceImage } from '#mocks/sandbox/domain/designer/drawing/picture.ts'
import { render } from '#mocks/sandbox/domain/designer/drawing/render.ts'
import { halved, type Raster, resampled } from '#mocks/sandbox/domain/designer/drawing/resample.ts'
import { imageDocument } from '#mocks/sandbox/domain/designer/drawing/svg.ts'

/** More pixels than the largest picture at twice its size shows of an image. */
const MAX_SIDE = 4096
const MAX_DECODED = 2

/** An image with its halved copies, the largest first. */
const decoded = new Map<string, Raster[]>()

/** Vector images stay sharp at every size, so the renderer draws them. */
export const isPhotograph = ({ mimeType }: SourceImage): boolean => mimeType !== 'image/svg+xml'

function copiesOf(image: SourceImage): Raster[] {
  const key = imageHash(image.bytes)
  const known = decoded.get(key)
  if (known) return remember(decoded, key, known, MAX_DECODED)
  const { width, height } = image
  const shown = Math.round(width * Math.min(1, MAX_SIDE / Math.max(width, height)))
  const whole = render(imageDocument(image), shown, (one) => ({
    width: one.width,
    height: one.height,
    bytes: one.pixels,
  }))
  return remember(decoded, key, [whole], MAX_DECODED)
}

/** The largest copy that is not more than twice as fine as wanted. */
function copyFor(copies: Raster[], wantedWidth: number): Raster {
  let place = 0
  for (; (copies[place]?.width ?? 0) >= wantedWidth * 2; place += 1)
    if (!copies[place + 1]) copies.push(halved(copies[place] as Raster))
  return copies[place] as Raster
}

type Place = {
  /** Where the image lies, in units of the picture. */
  cover: Rect
  /** Pixels per unit. */
  scale: number
  /** The part that is wanted, in pixels. */
  part: Rect
  /** True for single pixels instead of means, which would hide the noise that a larger picture has. */
  isSampled: boolean
}

/** The pixels of a part of an image. */
export function photographPixels(image: SourceImage, { cover, scale, part, isSampled }: Place): Raster {
  const copies = copiesOf(image)
  const copy = copyFor(copies, isSampled ? (copies[0]?.width ?? 0) : cover.width * scale)
  const line = (start: number, size: number, from: number, count: number, length: number) => {
    const step = length / (size * scale)
    return { from: (from + 0.5 - start * scale) * step, step, count }
  }
  return resampled(
    copy,
    line(cover.x, cover.width, part.x, part.width, copy.width),
    line(cover.y, cover.height, part.y, part.height, copy.height),
  )
}
