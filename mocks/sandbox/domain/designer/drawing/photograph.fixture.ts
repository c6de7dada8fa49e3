import sharp from 'sharp'
import { randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'

const CHANNELS = 3
const NOISE = 40

/** A PNG that is as hard to read and to compress as a photograph: light above, dark below, with noise. */
export function photograph(width: number, height: number): Promise<Buffer> {
  const random = randomFrom(seedOf('photograph'))
  const pixels = Buffer.alloc(width * height * CHANNELS)
  for (const [at] of pixels.entries()) {
    const light = 215 - (170 * Math.floor(at / (width * CHANNELS))) / height
    pixels[at] = Math.round(light + NOISE * (random() - 0.5))
  }
  return sharp(pixels, { raw: { width, height, channels: CHANNELS } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
