import { BrandFont, DesignLayout } from '@adwright/sdk/types'
import type { Sharp } from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { DESIGN_TYPES } from '#mocks/sandbox/domain/designer/design-types.ts'
import { compose } from '#mocks/sandbox/domain/designer/drawing/compose.ts'
import { draw } from '#mocks/sandbox/domain/designer/drawing/draw.ts'
import { photograph } from '#mocks/sandbox/domain/designer/drawing/photograph.fixture.ts'
import type { Brief, Size } from '#mocks/sandbox/domain/designer/drawing/picture.ts'
import { pictureImage } from '#mocks/sandbox/domain/designer/drawing/picture-image.ts'
import { loadRenderer, render } from '#mocks/sandbox/domain/designer/drawing/render.ts'
import { svgOf } from '#mocks/sandbox/domain/designer/drawing/svg.ts'

beforeAll(loadRenderer)

type Raster = Size & { bytes: Uint8Array }

const pixelsOf = async ({ image, ...size }: Size & { image: Sharp }): Promise<Raster> => ({
  ...size,
  bytes: await image.raw().toBuffer(),
})

const BLOCK = 10

/** The mean of each channel in each whole block of a picture, in which the noise of a photograph is gone. */
function blocksOf({ width, height, bytes }: Raster): number[] {
  const [columns, rows] = [Math.floor(width / BLOCK), Math.floor(height / BLOCK)]
  const sums = new Float64Array(columns * rows * 4)
  for (const [at, value] of bytes.entries()) {
    const [column, row] = [Math.floor(((at >> 2) % width) / BLOCK), Math.floor((at >> 2) / width / BLOCK)]
    const block = (row * columns + column) * 4 + (at & 3)
    if (column < columns && row < rows) sums[block] = (sums[block] ?? 0) + value
  }
  return Array.from(sums, (sum) => sum / BLOCK ** 2)
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
  { width: 700, height: 500, mimeType: 'image/png', bytes: await photograph(700, 500) },
  { width: 160, height: 240, mimeType: 'image/png', bytes: await photograph(160, 240) },
]
const cases = Object.values(DesignLayout).flatMap((layout) => [3, 2, 14].map((type) => [layout, type] as const))

test.each(cases)('layout %s of format %s has the pixels that the renderer draws from the SVG', async (layout, type) => {
  for (const image of PHOTOGRAPHS) {
    const brief = briefOf(layout, type, image)
    const laidOut = compose(brief)
    if ('excess' in laidOut) continue
    const layers = { scrimOpacity: 0.4 }
    const own = blocksOf(await pixelsOf(await pictureImage(brief, laidOut.composition, layers, 400)))
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
    const { bytes } = await pixelsOf(await pictureImage(brief, laidOut.composition, { scrimOpacity: 0 }, width))
    expect(read.equals(bytes)).toBe(true)
  }
})
