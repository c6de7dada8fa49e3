import { BrandFont, DesignLayout, DesignPart } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { designType } from '#mocks/sandbox/domain/designer/design.ts'
import { contrastOf, inkOn, luminanceOf, MIN_CONTRAST, rgbOf } from '#mocks/sandbox/domain/designer/drawing/colors.ts'
import { draw } from '#mocks/sandbox/domain/designer/drawing/draw.ts'
import { photograph } from '#mocks/sandbox/domain/designer/drawing/photograph.fixture.ts'
import type { Brief } from '#mocks/sandbox/domain/designer/drawing/picture.ts'
import { lineContrast } from '#mocks/sandbox/domain/designer/drawing/pixel-contrast.ts'
import { textWidth } from '#mocks/sandbox/domain/designer/drawing/typefaces.ts'
import { wrapText } from '#mocks/sandbox/domain/designer/drawing/wrap-text.ts'

const GRAY = { width: 40, height: 20, scale: 1, bytes: new Uint8Array(40 * 20 * 4).fill(0x99) }

test('gray words on a gray ground are found, whatever the colors of the brief say', () => {
  const rect = { x: 5, y: 5, width: 30, height: 10 }
  expect(lineContrast({ rect, ink: '#AAAAAA' }, GRAY)).toBeLessThan(MIN_CONTRAST)
  expect(lineContrast({ rect, ink: '#000000' }, GRAY)).toBeGreaterThan(MIN_CONTRAST)
})

test('on every gray there is an ink that is legible', () => {
  for (let level = 0; level < 256; level += 1) {
    const gray = `#${level.toString(16).padStart(2, '0').repeat(3)}`
    const [ink, ground] = [inkOn(gray, ['#808080', '#7A7A7A']), gray].map((color) => luminanceOf(rgbOf(color)))
    expect(contrastOf(ink ?? 0, ground ?? 0)).toBeGreaterThanOrEqual(MIN_CONTRAST)
  }
})

test('only what lies behind the words counts, and a light patch behind white words does', () => {
  const half = Uint8Array.from(GRAY.bytes)
  for (let y = 0; y < 20; y += 1) half.fill(0, y * 160, y * 160 + 80)
  const pixels = { ...GRAY, bytes: half }
  expect(lineContrast({ rect: { x: 0, y: 0, width: 20, height: 20 }, ink: '#FFFFFF' }, pixels)).toBeGreaterThan(20)
  expect(lineContrast({ rect: { x: 10, y: 0, width: 20, height: 20 }, ink: '#FFFFFF' }, pixels)).toBeLessThan(
    MIN_CONTRAST,
  )
})

const format = designType(3)
if (!format) throw new Error('There is no square post.')
const white = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900" fill="#fff"/></svg>',
)
const brief: Brief = {
  format,
  layout: DesignLayout.Overlay,
  words: { headline: 'Kışın da şık kalın', body: null, callToAction: 'Hemen keşfedin', badge: null, smallPrint: null },
  look: {
    colors: { primary: '#1F4D3A', accent: '#F2B705', background: '#FFFFFF', text: '#16211C' },
    headingFont: BrandFont.Inter,
    bodyFont: BrandFont.SourceSerif,
  },
  image: { width: 900, height: 900, mimeType: 'image/svg+xml', bytes: white },
  focus: { x: 0.5, y: 0.5 },
  logo: null,
  watermark: null,
}

test('white words on a white image get the scrim that makes them legible, measured on the result', async () => {
  const { measures } = await draw(brief, { svg: false, png: 1, isMeasured: true })
  expect(measures?.contrast).toBeGreaterThanOrEqual(MIN_CONTRAST)
  expect(measures?.missingCharacters).toEqual([])
  expect(measures?.outsideSafeArea).toBe(0)
})

test('the same brief gives the same bytes; an emoji is named instead of drawn as a box', async () => {
  const first = await draw(brief, { svg: true, png: 1 })
  expect((await draw(brief, { svg: true, png: 1 })).png).toEqual(first.png)
  const funny = { ...brief, words: { ...brief.words, headline: 'Warm 🔥' } }
  expect((await draw(funny, { svg: true, png: null })).measures?.missingCharacters).toEqual(['🔥'])
})

test('words that are too long make no picture and are never cut', async () => {
  const headline = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikverkaufsleiter '.repeat(3).trim()
  const { png, svg, excess } = await draw({ ...brief, words: { ...brief.words, headline } }, { svg: true, png: 1 })
  expect({ png, svg }).toEqual({ png: null, svg: null })
  expect(excess?.part).toBe(DesignPart.Headline)
  expect(excess?.characters).toBeGreaterThan(0)
})

test('lines are as wide as allowed at most, and none ends with a single short word', () => {
  const style = { font: BrandFont.Inter, weight: 700, size: 40 } as const
  const text = 'Two days of rain and not a single wet foot in sight of us'
  const lines = wrapText(text, style, 420) ?? []
  expect(lines.join(' ')).toBe(text)
  expect(Math.max(...lines.map((line) => textWidth(line, style)))).toBeLessThanOrEqual(420)
  expect(lines.at(-1)?.split(' ').length).toBeGreaterThan(1)
})

test('words on the noise of a photograph are legible in the picture, not only in a small copy of it', async () => {
  const image = { width: 1600, height: 1200, mimeType: 'image/png', bytes: await photograph(1600, 1200) }
  for (const id of [3, 10, 2]) {
    const one = { ...brief, format: designType(id) ?? format, image }
    const { measures } = await draw(one, { svg: false, png: null, isMeasured: true })
    expect(measures?.contrast, `format ${id}`).toBeGreaterThanOrEqual(MIN_CONTRAST)
  }
})
