// The typefaces of brand kits: text is shaped with kerning and drawn as outlines, so that what is measured is what is seen.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { BrandFont } from '@adwright/sdk/types'
import { create, type Font } from 'fontkit'

export type Weight = 400 | 700
export type TextStyle = { font: BrandFont; weight: Weight; size: number }

const FAMILIES: Record<BrandFont, string> = {
  [BrandFont.Inter]: 'inter',
  [BrandFont.SourceSerif]: 'source-serif-4',
  [BrandFont.BarlowCondensed]: 'barlow-condensed',
}
/** The files of a typeface in the order in which they are asked for a character; the second has the letters of Turkish. */
const SUBSETS = ['latin', 'latin-ext'] as const

/** A shaped word in units of the font size: `width` and outlines that grow upwards from the baseline. */
type Shaped = { width: number; outlines: { path: string; x: number; scale: number }[]; missing: string[] }

const require = createRequire(import.meta.url)
const faces = new Map<string, Font[]>()
const shaped = new Map<string, Shaped>()
const MAX_SHAPED = 5000

function facesOf(font: BrandFont, weight: Weight): Font[] {
  const key = `${font}.${weight}`
  const known = faces.get(key)
  if (known) return known
  const family = FAMILIES[font]
  const loaded = SUBSETS.map(
    (subset) =>
      create(
        readFileSync(require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`)),
      ) as Font,
  )
  faces.set(key, loaded)
  return loaded
}

/** Splits a word into runs that one file can draw; characters that none can draw are left out and named. */
function runsOf(word: string, fonts: Font[]): { runs: { font: Font; text: string }[]; missing: string[] } {
  const runs: { font: Font; text: string }[] = []
  const missing: string[] = []
  for (const character of word) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    const last = runs.at(-1)
    if (!font) missing.push(character)
    else if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return { runs, missing }
}

function shapeWord(word: string, font: BrandFont, weight: Weight): Shaped {
  const key = `${font}.${weight}.${word}`
  const known = shaped.get(key)
  if (known) return known
  const { runs, missing } = runsOf(word, facesOf(font, weight))
  const outlines: Shaped['outlines'] = []
  let width = 0
  for (const run of runs) {
    const { glyphs, positions } = run.font.layout(run.text)
    const scale = 1 / run.font.unitsPerEm
    for (const [place, glyph] of glyphs.entries()) {
      const position = positions[place]
      outlines.push({ path: glyph.path.toSVG(), x: width + (position?.xOffset ?? 0) * scale, scale })
      width += (position?.xAdvance ?? 0) * scale
    }
  }
  if (shaped.size >= MAX_SHAPED) shaped.clear()
  const result = { width, outlines, missing }
  shaped.set(key, result)
  return result
}

const SPACE = ' '

/** The width of a line of text in pixels. */
export function textWidth(text: string, { font, weight, size }: TextStyle): number {
  const words = text.split(SPACE)
  const space = shapeWord(SPACE, font, weight).width
  const width = words.reduce((sum, word) => sum + shapeWord(word, font, weight).width, 0)
  return (width + space * (words.length - 1)) * size
}

/** Characters that the typeface cannot draw, such as emoji, once each. */
export const missingCharacters = (text: string, { font, weight }: Pick<TextStyle, 'font' | 'weight'>): string[] => [
  ...new Set(text.split(/\s+/).flatMap((word) => shapeWord(word, font, weight).missing)),
]

const short = (value: number) => Number(value.toFixed(5))

/** A line of text as outlines whose baseline starts at a point. */
export function outlineText(text: string, { font, weight, size }: TextStyle, x: number, y: number): string {
  const space = shapeWord(SPACE, font, weight).width
  let at = 0
  const paths: string[] = []
  for (const word of text.split(SPACE)) {
    const { outlines, width } = shapeWord(word, font, weight)
    for (const { path, x: offset, scale } of outlines) {
      if (path === '') continue
      const factor = short(scale * size)
      paths.push(
        `<path transform="matrix(${factor} 0 0 ${-factor} ${short(x + (at + offset) * size)} ${short(y)})" d="${path}"/>`,
      )
    }
    at += width + space
  }
  return paths.join('')
}
