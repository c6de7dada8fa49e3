// Photographs of a picture. One is decoded once for all formats, and the part that a format shows is scaled for it.
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { imageHash, remember } from '#mocks/sandbox/domain/designer/drawing/image-hash.ts'
import {
  type Brief,
  type Composition,
  type Rect,
  type Size,
  type SourceImage,
  UnreadableImage,
} from '#mocks/sandbox/domain/designer/drawing/picture.ts'
import { coverRect } from '#mocks/sandbox/domain/designer/drawing/svg.ts'

/** More pixels than the largest picture at twice its size shows of an image. */
const MAX_SIDE = 4096
const MAX_DECODED = 2

type Decoded = { data: Buffer; info: OutputInfo }
const decoded = new Map<string, Promise<Decoded>>()

/** Vector images stay sharp at every size, so the renderer draws them. */
export const hasPhotograph = ({ image }: Brief, composition: Composition): boolean =>
  image !== null && composition.image !== null && image.mimeType !== 'image/svg+xml'

/** Upright, as its camera was held. A file that is cut off is drawn as far as it goes. */
const decode = ({ bytes }: SourceImage): Promise<Decoded> =>
  sharp(bytes, { failOn: 'none' })
    .autoOrient()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => Promise.reject(new UnreadableImage(String(error))))

/** The pixels that a space touches. */
function pixelsOf({ x, y, width, height }: Rect, scale: number): Rect {
  const [left, top] = [Math.floor(x * scale), Math.floor(y * scale)]
  return {
    x: left,
    y: top,
    width: Math.ceil((x + width) * scale) - left,
    height: Math.ceil((y + height) * scale) - top,
  }
}

const overlap = (one: Rect, other: Rect): Rect => {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)]
  const right = Math.min(one.x + one.width, other.x + other.width)
  const bottom = Math.min(one.y + one.height, other.y + other.height)
  return { x, y, width: right - x, height: bottom - y }
}

type View = {
  /** The size of the picture in pixels. */
  size: Size
  /** True for single pixels instead of means, which would hide the noise that a larger picture has. */
  isSampled?: boolean
}

/** The part of a photograph that a picture shows, and the pixels of the picture that it takes. Null without a photograph. */
export async function visiblePart(
  brief: Brief,
  composition: Composition,
  { size, isSampled = false }: View,
): Promise<{ part: Sharp; pixels: Rect; isOpaque: boolean } | null> {
  const { image, focus, format } = brief
  const space = composition.image
  if (!image || !space || !hasPhotograph(brief, composition)) return null
  const key = imageHash(image.bytes)
  const { data, info } = await remember(decoded, key, decoded.get(key) ?? decode(image), MAX_DECODED)
  const scale = size.width / format.width
  const whole = pixelsOf(coverRect(image, space, focus), scale)
  const pixels = overlap(overlap(pixelsOf(space, scale), whole), { x: 0, y: 0, ...size })
  const part = sharp(data, { raw: info })
    .resize(whole.width, whole.height, { fit: 'fill', kernel: isSampled ? 'nearest' : 'cubic' })
    .extract({ left: pixels.x - whole.x, top: pixels.y - whole.y, width: pixels.width, height: pixels.height })
  return { part, pixels, isOpaque: info.channels % 2 === 1 }
}
