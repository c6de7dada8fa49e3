// Width and height of images, read from their headers. Sources: ISO 10918-1 B.2.2 (JPEG), PNG 1.2 §11.2.2, GIF89a §18, WebP
// container specification, SVG 2 §8, Exif 2.3 §4.6.2 (orientation).
import type { ByteSource } from '#mocks/sandbox/domain/files/byte-source.ts'

export type Size = { width: number; height: number }

const MAX_PIXELS = 100_000

const validSize = (width: number, height: number): Size | undefined =>
  width >= 1 && height >= 1 && width <= MAX_PIXELS && height <= MAX_PIXELS
    ? { width: Math.round(width), height: Math.round(height) }
    : undefined

const isStartOfFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** The limit of segments, more than cameras write, so that a malicious file of markers cannot block the process. */
const MAX_SEGMENTS = 2000

const EXIF_SEGMENT = 0xe1
const ORIENTATION_TAG = 0x0112
const IFD_ENTRY_BYTES = 12
/** The offset of the TIFF header in an Exif segment: marker, length and the name `Exif`. */
const TIFF_AT = 10
/** Cameras write the orientation into the first directory, at the start of the segment. */
const EXIF_BYTES = 512

/** True if a camera was held upright, so that the image is shown turned by 90 degrees. */
async function isTurned(source: ByteSource, segmentAt: number): Promise<boolean> {
  const view = await source.read(segmentAt, Math.min(EXIF_BYTES, source.size - segmentAt))
  if (view.byteLength < TIFF_AT + 8 || view.getUint32(4) !== 0x45786966) return false
  const isLittleEndian = view.getUint16(TIFF_AT) === 0x4949
  const directoryAt = TIFF_AT + view.getUint32(TIFF_AT + 4, isLittleEndian)
  if (directoryAt + 2 > view.byteLength) return false
  const count = view.getUint16(directoryAt, isLittleEndian)
  for (let index = 0; index < count; index += 1) {
    const at = directoryAt + 2 + index * IFD_ENTRY_BYTES
    if (at + IFD_ENTRY_BYTES > view.byteLength) return false
    if (view.getUint16(at, isLittleEndian) === ORIENTATION_TAG) return view.getUint16(at + 8, isLittleEndian) >= 5
  }
  return false
}

/** The size as the image is shown, turned by the orientation that its camera noted. */
export async function jpegSize(source: ByteSource): Promise<Size | undefined> {
  let at = 2
  let isOnItsSide = false
  for (let count = 0; count < MAX_SEGMENTS && at + 9 <= source.size; count += 1) {
    const view = await source.read(at, 9)
    if (view.getUint8(0) !== 0xff) return undefined
    const marker = view.getUint8(1)
    if (marker === 0xff) at += 1
    else if (isStartOfFrame(marker)) {
      const [height, width] = [view.getUint16(5), view.getUint16(7)]
      return isOnItsSide ? validSize(height, width) : validSize(width, height)
    } else {
      if (marker === EXIF_SEGMENT && !isOnItsSide) isOnItsSide = await isTurned(source, at)
      at += 2 + view.getUint16(2)
    }
  }
  return undefined
}

export const pngSize = (view: DataView): Size | undefined =>
  view.byteLength >= 33 && view.getUint32(12) === 0x49484452
    ? validSize(view.getUint32(16), view.getUint32(20))
    : undefined

export const gifSize = (view: DataView): Size | undefined =>
  view.byteLength >= 13 ? validSize(view.getUint16(6, true), view.getUint16(8, true)) : undefined

export function webpSize(view: DataView): Size | undefined {
  if (view.byteLength < 30) return undefined
  const chunk = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)))
  const uint24 = (at: number) => view.getUint8(at) | (view.getUint8(at + 1) << 8) | (view.getUint8(at + 2) << 16)
  if (chunk === 'VP8X') return validSize(uint24(24) + 1, uint24(27) + 1)
  if (chunk === 'VP8 ') return validSize(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
  if (chunk !== 'VP8L') return undefined
  const bits = view.getUint32(21, true)
  return validSize((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
}

/** The size of an SVG by width and height, otherwise by the view box, otherwise 300 × 150 as in browsers; takes the start and end of the file. */
export function svgSize(start: string, end: string): Size | undefined {
  const root = /<svg\b[^>]*>/i.exec(start)?.[0]
  if (!root || !/<\/svg\s*>\s*$|\/>\s*$/i.test(end)) return undefined
  const attribute = (name: string) =>
    Number.parseFloat(new RegExp(`\\s${name}\\s*=\\s*["']([^"'%]*)["']`, 'i').exec(root)?.[1] ?? '')
  const box =
    /\sviewBox\s*=\s*["']([^"']*)["']/i
      .exec(root)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? []
  return validSize(attribute('width') || box[2] || 300, attribute('height') || box[3] || 150)
}
