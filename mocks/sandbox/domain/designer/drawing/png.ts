// Pictures as PNG. They have no transparent pixels, so three bytes a pixel are enough.
import { constants, crc32, deflateSync } from 'node:zlib'
import type { Raster } from '#mocks/sandbox/domain/designer/drawing/resample.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Eight bits per channel; red, green and blue. */
const FORMAT = [8, 2, 0, 0, 0]
const CHANNELS = 3

export function pngChunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const AVERAGE = 3

/** The rows of a picture without a filter, which suits even areas. */
function plainRows({ width, height, bytes }: Raster): Uint8Array {
  const rows = new Uint8Array((width * CHANNELS + 1) * height)
  for (let y = 0, from = 0, to = 0; y < height; y += 1) {
    to += 1
    for (let x = 0; x < width; x += 1, from += 4, to += CHANNELS) {
      rows[to] = bytes[from] as number
      rows[to + 1] = bytes[from + 1] as number
      rows[to + 2] = bytes[from + 2] as number
    }
  }
  return rows
}

/** The rows of a picture as differences to the mean of the pixels left and above, which suits photographs. */
function averageRows(picture: Raster): Uint8Array {
  const rows = plainRows(picture)
  const length = picture.width * CHANNELS + 1
  // From the end on, so that what is left and above is not replaced yet.
  for (let y = picture.height - 1; y >= 0; y -= 1) {
    const start = y * length
    for (let at = start + length - 1; at > start; at -= 1) {
      const left = at - start > CHANNELS ? (rows[at - CHANNELS] as number) : 0
      const above = y > 0 ? (rows[at - length] as number) : 0
      rows[at] = (rows[at] as number) - ((left + above) >> 1)
    }
    rows[start] = AVERAGE
  }
  return rows
}

/** Encodes opaque pixels. A photograph hardly repeats itself, so no time is spent on looking for repetitions but runs. */
export function pngOf(picture: Raster, hasPhotograph: boolean): Uint8Array {
  const header = Buffer.alloc(8)
  header.writeUInt32BE(picture.width)
  header.writeUInt32BE(picture.height, 4)
  const content = hasPhotograph
    ? deflateSync(averageRows(picture), { strategy: constants.Z_RLE })
    : deflateSync(plainRows(picture))
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', Buffer.concat([header, Buffer.from(FORMAT)])),
    pngChunk('IDAT', content),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
