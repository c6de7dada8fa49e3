import { deflateSync } from 'node:zlib'
import { pngChunk } from '#mocks/sandbox/domain/designer/drawing/png.ts'
import { randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Eight bits per channel, red, green and blue. */
const FORMAT = [8, 2, 0, 0, 0]
const CHANNELS = 3
const NOISE = 40

/** A PNG that is as hard to read and to compress as a photograph: light above, dark below, with noise. */
export function photograph(width: number, height: number): Buffer {
  const random = randomFrom(seedOf('photograph'))
  const rows = Buffer.alloc((width * CHANNELS + 1) * height)
  for (let y = 0; y < height; y += 1) {
    const light = 215 - (170 * y) / height
    for (let x = 0; x < width * CHANNELS; x += 1)
      rows[y * (width * CHANNELS + 1) + 1 + x] = Math.round(light + NOISE * (random() - 0.5))
  }
  const header = Buffer.alloc(8)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    pngChunk('IHDR', Buffer.concat([header, Buffer.from(FORMAT)])),
    pngChunk('IDAT', deflateSync(rows, { level: 1 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
