// Draws an illustration for the posts of the sample team as SVG.
import type { DesignType } from '@adwright/sdk/types'
import { randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'

export type DrawingParams = {
  type: Pick<DesignType, 'width' | 'height'>
  words: { headline: string; body: string; callToAction: string }
  colors: string[]
  /** The data URL of a product image. */
  image: string | undefined
  /** The watermark of a test design; undefined for a real one. */
  watermark: string | undefined
  /** The layout: 0 for text at the start, 1 in the middle, 2 in a band at the bottom. */
  variant: number
  seed: number
}

const PALETTES = [
  ['#1f4d3a', '#f2b705'],
  ['#123a5c', '#ff8a5b'],
  ['#4a2545', '#9ad1d4'],
  ['#26323f', '#e9c46a'],
] as const

const MAX_TEST_PIXELS = 480

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Relative luminance of #RRGGBB (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Black or white, whichever has the higher contrast on a color. */
const textColorOn = (color: string) => (luminance(color) > 0.179 ? '#111111' : '#ffffff')

/** Wraps a text into lines with a maximum number of characters. */
function wrapText(text: string, maxLength: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= maxLength) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Draws a variant and returns its SVG and size; a test design is small and has a watermark. */
export function drawSamplePicture({ type, words, colors, image, watermark, variant, seed }: DrawingParams) {
  const scale = watermark ? Math.min(1, MAX_TEST_PIXELS / Math.max(type.width, type.height)) : 1
  const width = Math.round(type.width * scale)
  const height = Math.round(type.height * scale)
  const palette = PALETTES[Math.floor(randomFrom(seedOf(seed, variant))() * PALETTES.length)] ?? PALETTES[0]
  const ground = colors[variant % Math.max(1, colors.length)] ?? palette[0]
  const accent = colors[(variant + 1) % Math.max(1, colors.length)] ?? palette[1]
  const unit = Math.min(width, height * 2) / 20
  const x = variant === 1 ? width / 2 : unit
  const anchor = variant === 1 ? 'middle' : 'start'
  const titleSize = unit * 1.5
  const textSize = unit * 0.8
  const perLine = (size: number) => Math.max(8, Math.floor((width - 2 * unit) / (size * 0.55)))
  const title = wrapText(words.headline, perLine(titleSize))
  const body = wrapText(words.body, perLine(textSize))
  const tall = title.length * titleSize * 1.2 + body.length * textSize * 1.3 + unit * 2.6
  const top = variant === 2 ? height - tall - unit : Math.max(unit, (height - tall) / 2)
  const ink = textColorOn(ground)
  const line = (text: string, size: number, y: number, weight: number) =>
    `<text x="${x}" y="${y.toFixed(1)}" font-size="${size.toFixed(1)}" font-weight="${weight}" fill="${ink}" text-anchor="${anchor}">${escapeXml(text)}</text>`
  const titleLines = title.map((text, index) => line(text, titleSize, top + titleSize * (1 + index * 1.2), 700))
  const bodyTop = top + title.length * titleSize * 1.2 + unit * 0.3
  const bodyLines = body.map((text, index) => line(text, textSize, bodyTop + textSize * (1 + index * 1.3), 400))
  const buttonTop = bodyTop + body.length * textSize * 1.3 + unit * 0.5
  const buttonWidth = words.callToAction.length * textSize * 0.6 + unit * 1.6
  const buttonX = variant === 1 ? x - buttonWidth / 2 : x
  const parts = [
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<circle cx="${width * 0.85}" cy="${height * 0.2}" r="${unit * 4}" fill="${accent}" fill-opacity="0.35"/>`,
    image
      ? `<image href="${image}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" opacity="0.35"/>`
      : '',
    ...titleLines,
    ...bodyLines,
    `<rect x="${buttonX}" y="${buttonTop}" width="${buttonWidth}" height="${unit * 1.6}" rx="${unit * 0.3}" fill="${accent}"/>`,
    `<text x="${buttonX + buttonWidth / 2}" y="${buttonTop + unit * 1.05}" font-size="${textSize}" font-weight="600" fill="${textColorOn(accent)}" text-anchor="middle">${escapeXml(words.callToAction)}</text>`,
    watermark
      ? `<text x="${width / 2}" y="${height / 2}" font-size="${unit * 4}" fill="${ink}" fill-opacity="0.3" text-anchor="middle" transform="rotate(-20 ${width / 2} ${height / 2})">${escapeXml(watermark)}</text>`
      : '',
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif">${parts.join('')}</svg>`
  return { svg, width, height }
}
