import { BrandFont, DesignLayout } from '@adwright/sdk/types'
import { beforeAll, expect, test } from 'vitest'
import { DESIGN_TYPES } from '#mocks/sandbox/domain/designer/design-types.ts'
import { compose } from '#mocks/sandbox/domain/designer/drawing/compose.ts'
import { draw } from '#mocks/sandbox/domain/designer/drawing/draw.ts'
import { photograph } from '#mocks/sandbox/domain/designer/drawing/photograph.fixture.ts'
import type { Brief } from '#mocks/sandbox/domain/designer/drawing/picture.ts'
import { picturePixels } from '#mocks/sandbox/domain/designer/drawing/picture-pixels.ts'
import { loadRenderer, render } from '#mocks/sandbox/domain/designer/drawing/render.ts'
import { halved, type Raster, resampled } from '#mocks/sandbox/domain/designer/drawing/resample.ts'
import { svgOf } from '#mocks/sandbox/domain/designer/drawing/svg.ts'

beforeAll(loadRenderer)

const BLOCK = 10

/** The mean of each channel in each block of a picture, in which the noise of a photograph is gone. */
function blocksOf({ width, height, bytes }: Raster): number[] {
  const columns = Math.ceil(width / BLOCK)
  const sums = new Float64Array(columns * Math.ceil(height / BLOCK) * 4)
  const counts = new Float64Array(sums.length)
  for (const [at, value] of bytes.entries()) {
    const [x, y] = [(at >> 2) % width, Math.floor((at >> 2) / width)]
    const block = (Math.floor(y / BLOCK) * columns + Math.floor(x / BLOCK)) * 4 + (at & 3)
    sums[block] = (sums[block] ?? 0) + value
    counts[block] = (counts[block] ?? 0) + 1
  }
  return Array.from(sums, (sum, block) => sum / (counts[block] ?? 1))
}

const briefOf = (layout: DesignLayout, designTypeId: number, image: Brief['image']): Brief => ({
  format: DESIGN_TYPES.find(({ id }) => id === designTypeId) as Brief['format'],
  layout,
  words: {
    headline: 'Kışın da şık kalın',
    body: null,
    callToAction: 'Hemen keşfedin',
    badge: 'Yeni',
    smallPrint: null,
  },
  look: {
    colors: { primary: '#1F4D3A', accent: '#F2B705', background: '#FFFFFF', text: '#16211C' },
    headingFont: BrandFont.Inter,
    bodyFont: BrandFont.SourceSerif,
  },
  image,
  focus: { x: 0.3, y: 0.8 },
  logo: null,
  watermark: null,
})

const PHOTOGRAPHS = [
  { width: 700, height: 500, mimeType: 'image/png', bytes: photograph(700, 500) },
  { width: 160, height: 240, mimeType: 'image/png', bytes: photograph(160, 240) },
]
const cases = Object.values(DesignLayout).flatMap((layout) => [3, 2, 14].map((type) => [layout, type] as const))

test.each(cases)('layout %s of format %s has the pixels that the renderer draws from the SVG', (layout, type) => {
  for (const image of PHOTOGRAPHS) {
    const brief = briefOf(layout, type, image)
    const laidOut = compose(brief)
    if ('excess' in laidOut) continue
    const layers = { scrimOpacity: 0.4 }
    const own = blocksOf(picturePixels(brief, laidOut.composition, layers, 400))
    const drawn = render(svgOf(brief, laidOut.composition, layers), 400, ({ width, height, pixels }) =>
      blocksOf({ width, height, bytes: pixels }),
    )
    expect(own.length).toBe(drawn.length)
    for (const [block, value] of own.entries()) expect(Math.abs(value - (drawn[block] ?? 0))).toBeLessThan(9)
  }
})

test('a PNG has the pixels of its picture, with and without a photograph', async () => {
  for (const image of [PHOTOGRAPHS[0] ?? null, null]) {
    const brief = briefOf(DesignLayout.Split, 14, image)
    const laidOut = compose(brief)
    const { png, measures } = await draw(brief, { svg: false, png: 1, isMeasured: true })
    if ('excess' in laidOut || !png) throw new Error('The words fit.')
    expect(measures?.bytes).toBe(png.length)
    const { width, height } = brief.format
    const encoded = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" image-rendering="optimizeSpeed" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/></svg>`
    const read = render(encoded, width, ({ pixels }) => Buffer.from(pixels))
    const { bytes } = picturePixels(brief, laidOut.composition, { scrimOpacity: 0 }, width)
    expect(read.equals(bytes)).toBe(true)
  }
})

const gray = (width: number, height: number, valueAt: (x: number, y: number) => number): Raster => ({
  width,
  height,
  bytes: Uint8Array.from({ length: width * height * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : valueAt((at >> 2) % width, Math.floor((at >> 2) / width)),
  ),
})

test('a scaled image keeps an even color, its places and its edges', () => {
  const ramp = gray(64, 64, (x) => x * 4)
  const whole = resampled(ramp, { from: 1 / 3, step: 2 / 3, count: 96 }, { from: 0.5, step: 1, count: 64 })
  for (let x = 3; x < 93; x += 1)
    expect(Math.abs((whole.bytes[x * 4] ?? 0) - ((x + 0.5) * (2 / 3) - 0.5) * 4)).toBeLessThan(2)
  expect(whole.bytes[0]).toBeLessThan(4)
  const even = resampled(
    gray(9, 7, () => 255),
    { from: 0, step: 1.7, count: 5 },
    { from: 0, step: 0.4, count: 20 },
  )
  expect([...new Set(even.bytes)]).toEqual([255])
  expect(halved(gray(4, 4, (x, y) => ((x + y) % 2 === 0 ? 200 : 100))).bytes.slice(0, 4)).toEqual(
    new Uint8Array([150, 150, 150, 255]),
  )
})
