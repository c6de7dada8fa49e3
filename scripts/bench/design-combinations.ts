// Draws random combinations of formats, layouts, words, brands and images, and looks for what must not happen in a picture.
import { BrandFont, DesignLayout } from '@adwright/sdk/types'
import { DESIGN_TYPES } from '#mocks/sandbox/domain/designer/design-types.ts'
import { MIN_CONTRAST } from '#mocks/sandbox/domain/designer/drawing/colors.ts'
import { compose } from '#mocks/sandbox/domain/designer/drawing/compose.ts'
import { draw } from '#mocks/sandbox/domain/designer/drawing/draw.ts'
import { photograph } from '#mocks/sandbox/domain/designer/drawing/photograph.fixture.ts'
import type { Brief, Rect, SourceImage, Words } from '#mocks/sandbox/domain/designer/drawing/picture.ts'
import { randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'

type Draw = <Item>(items: readonly Item[]) => Item

const HEADLINES = [
  'Stay dry',
  'Two nights in the snow, warm until morning',
  'Winterschlussverkauf: bis zu 40 % auf alle Zelte',
  'Regendichte Wanderstiefel für lange Herbsttage',
  'Kışın da sıcak kalın',
  'Çadırlarda yıl sonu indirimi: %40’a varan fırsatlar',
]
const BODIES = [
  null,
  'Tested on the ridge for two seasons.',
  'Zwei Tage Regen und kein nasser Fuß: getestet auf dem Grat, gemacht zum Reparieren.',
  'İki gün yağmur, tek bir ıslak ayak yok: sırtta denendi, onarılmak için üretildi.',
]
const BUTTONS = [null, 'Shop now', 'Jetzt entdecken', 'Hemen keşfedin']
const BADGES = [null, '−40 %', 'Nur heute', 'Yeni']
const SMALL_PRINTS = [null, 'While stocks last.', 'Nur solange der Vorrat reicht.', 'Stoklarla sınırlıdır.']
/** Brands with light, dark, loud and gray colors. */
const BRANDS: [primary: string, accent: string, background: string, text: string][] = [
  ['#1F4D3A', '#F2B705', '#FFFFFF', '#16211C'],
  ['#FFE800', '#FF5A00', '#FFF9DB', '#222222'],
  ['#808080', '#7A7A7A', '#8C8C8C', '#767676'],
  ['#0B0B0F', '#3D5AFE', '#101014', '#F4F4F8'],
  ['#E6007E', '#00B2A9', '#FDEFF6', '#4A0029'],
]
const IMAGE_SIDE = 900

const svgImage = (content: string, width = IMAGE_SIDE, height = IMAGE_SIDE): SourceImage => ({
  width,
  height,
  mimeType: 'image/svg+xml',
  bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`),
})
const filled = (color: string) => svgImage(`<rect width="100%" height="100%" fill="${color}"/>`)
const STRIPES = svgImage(
  `<rect width="100%" height="100%" fill="#000"/>${Array.from({ length: 15 }, (_, at) => `<rect x="${at * 60}" width="30" height="900" fill="#fff"/>`).join('')}`,
)
const PHOTOGRAPH: SourceImage = {
  width: IMAGE_SIDE,
  height: IMAGE_SIDE,
  mimeType: 'image/png',
  bytes: await photograph(IMAGE_SIDE, IMAGE_SIDE),
}
const IMAGES = [null, filled('#FFFFFF'), filled('#000000'), filled('#7F7F7F'), STRIPES, PHOTOGRAPH]
const LOGOS = [
  null,
  svgImage('<circle cx="100" cy="100" r="90"/>', 200, 200),
  svgImage('<rect width="600" height="120"/>', 600, 120),
]

function briefWith(pick: Draw, random: () => number): Brief {
  const words: Words = {
    headline: pick(HEADLINES),
    body: pick(BODIES),
    callToAction: pick(BUTTONS),
    badge: pick(BADGES),
    smallPrint: pick(SMALL_PRINTS),
  }
  const [primary, accent, background, text] = pick(BRANDS)
  const fonts = Object.values(BrandFont)
  return {
    format: pick(DESIGN_TYPES),
    layout: pick(Object.values(DesignLayout)),
    words,
    look: { colors: { primary, accent, background, text }, headingFont: pick(fonts), bodyFont: pick(fonts) },
    image: pick(IMAGES),
    focus: { x: random(), y: random() },
    logo: pick(LOGOS),
    watermark: null,
  }
}

const touches = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

export type Combinations = { count: number; asked: number; overflow: number; lowContrast: number; logoTouched: number }

/** Draws so many combinations; `asked` counts those that ask for shorter words instead of a picture. */
export async function drawCombinations(count: number, firstSeed = 1): Promise<Combinations> {
  const result = { count, asked: 0, overflow: 0, lowContrast: 0, logoTouched: 0 }
  for (let number = 0; number < count; number += 1) {
    const random = randomFrom(seedOf('combination', firstSeed, number))
    const pick: Draw = (items) => items[Math.floor(random() * items.length)] as (typeof items)[number]
    const brief = briefWith(pick, random)
    const laidOut = compose(brief)
    if ('excess' in laidOut) {
      result.asked += 1
      continue
    }
    const { lines, logo } = laidOut.composition
    const { measures } = await draw(brief, { svg: false, png: null, isMeasured: true })
    const { width, height } = brief.format
    const isBeyond = lines.some(
      ({ rect }) =>
        rect.x < -0.5 || rect.y < -0.5 || rect.x + rect.width > width + 0.5 || rect.y + rect.height > height + 0.5,
    )
    if (isBeyond || (measures?.outsideSafeArea ?? 0) > 0) result.overflow += 1
    if ((measures?.contrast ?? 0) < MIN_CONTRAST) result.lowContrast += 1
    if (logo && lines.some(({ rect }) => touches(rect, logo))) result.logoTouched += 1
  }
  return result
}
