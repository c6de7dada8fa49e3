// Small copies of product images for previews, which would else carry the whole photograph once per format.
import { imageHash, remember } from '#mocks/sandbox/domain/designer/drawing/image-hash.ts'
import type { SourceImage } from '#mocks/sandbox/domain/designer/drawing/picture.ts'
import { render } from '#mocks/sandbox/domain/designer/drawing/render.ts'
import { imageDocument } from '#mocks/sandbox/domain/designer/drawing/svg.ts'

/** Images of fewer bytes are not worth a copy. */
const MIN_BYTES = 100 * 1024
const MAX_COPIES = 16
const copies = new Map<string, Uint8Array>()

/** An image whose longest side is `side` pixels at most. It keeps its size in the picture, because checks measure the original. */
export function reducedImage(image: SourceImage, side: number): SourceImage {
  const { width, height, bytes } = image
  if (bytes.length < MIN_BYTES || Math.max(width, height) <= side) return image
  const key = `${side} ${imageHash(bytes)}`
  const reduced =
    copies.get(key) ??
    render(imageDocument(image), Math.round((width * side) / Math.max(width, height)), (copy) => copy.asPng())
  return { ...image, mimeType: 'image/png', bytes: remember(copies, key, reduced, MAX_COPIES) }
}
