// The words of a picture as a column: measured, wrapped, and sized between the largest that looks good and the smallest that is legible.
import { DesignPart } from '@adwright/sdk/types'
import type { Brief, Rect, Words } from '#mocks/sandbox/domain/designer/drawing/picture.ts'
import { shapeClass } from '#mocks/sandbox/domain/designer/drawing/regions.ts'
import { type TextStyle, textWidth } from '#mocks/sandbox/domain/designer/drawing/typefaces.ts'
import { wrapText } from '#mocks/sandbox/domain/designer/drawing/wrap-text.ts'

export type Block = {
  part: DesignPart | 'logo'
  lines: string[]
  style: TextStyle
  lineHeight: number
  /** Space around the text of a button, badge or logo. */
  padding: { x: number; y: number }
  width: number
  height: number
}
export type Stack = { blocks: Block[]; gap: number; width: number; height: number; isRow: boolean }

type Options = { brief: Brief; space: Rect; words: Words; size: number; isRow: boolean }

const MAX_LINES: Partial<Record<DesignPart, number>> = {
  [DesignPart.Body]: 5,
  [DesignPart.SmallPrint]: 4,
  [DesignPart.Button]: 1,
  [DesignPart.Badge]: 1,
}
const LINE_HEIGHTS: Partial<Record<DesignPart, number>> = { [DesignPart.Headline]: 1.1, [DesignPart.Body]: 1.32 }
const NO_PADDING = { x: 0, y: 0 }

const NOTHING: DesignPart[] = []

/** Very wide formats set logo, words and button side by side, and below each other only if that does not fit. */
const arrangements = ({ format }: Pick<Brief, 'format'>): boolean[] =>
  shapeClass(format) === 'veryWide' ? [true, false] : [false]

const MAX_HEADLINE_LINES = { veryWide: 3, wide: 4, square: 4, tall: 5, veryTall: 7 }

function textBlock(
  part: DesignPart,
  text: string,
  style: TextStyle,
  maxWidth: number,
  maxLines = MAX_LINES[part] ?? 1,
): Block | undefined {
  const isFramed = part === DesignPart.Button || part === DesignPart.Badge
  const padding = isFramed
    ? { x: style.size * 0.95, y: style.size * (part === DesignPart.Button ? 0.62 : 0.4) }
    : NO_PADDING
  const lines = wrapText(text, style, maxWidth - 2 * padding.x)
  if (!lines || lines.length > maxLines) return undefined
  const lineHeight = style.size * (LINE_HEIGHTS[part] ?? 1.2)
  const width = Math.max(...lines.map((line) => textWidth(line, style))) + 2 * padding.x
  return { part, lines, style, lineHeight, padding, width, height: lines.length * lineHeight + 2 * padding.y }
}

/** The height of the logo, which grows with the picture. */
export const logoHeightOf = ({ format }: Pick<Brief, 'format'>) =>
  Math.round(Math.max(18, Math.min(format.height * 0.2, Math.min(format.width, format.height * 1.6) * 0.07)))

function logoBlock(brief: Brief, maxWidth: number): Block | undefined {
  if (!brief.logo) return undefined
  const tall = logoHeightOf(brief)
  const wide = Math.min(maxWidth, (brief.logo.width / brief.logo.height) * tall)
  const pad = Math.round(tall * 0.25)
  const style: TextStyle = { font: brief.look.bodyFont, weight: 400, size: tall }
  return {
    part: 'logo',
    lines: [],
    style,
    lineHeight: tall,
    padding: { x: pad, y: pad },
    width: wide + 2 * pad,
    height: tall + 2 * pad,
  }
}

/** The column of words at a size of the headline; undefined if it does not fit its space. */
export function stackAt({ brief, space, words, size, isRow }: Options): Stack | undefined {
  const { headingFont, bodyFont } = brief.look
  const minimum = brief.format.minTextPx
  const small = Math.max(minimum, size * 0.46)
  const gap = Math.max(minimum * 0.45, size * 0.36)
  const button = words.callToAction
    ? textBlock(DesignPart.Button, words.callToAction, { font: bodyFont, weight: 700, size: small }, space.width)
    : null
  const logo = brief.logo ? logoBlock(brief, space.width * (isRow ? 0.2 : 0.6)) : null
  if (button === undefined || logo === undefined) return undefined
  const beside = isRow ? (button ? button.width + gap * 1.6 : 0) + (logo ? logo.width + gap * 1.6 : 0) : 0
  const wide = space.width - beside
  const texts: [DesignPart, string | null, TextStyle][] = [
    [DesignPart.Badge, words.badge, { font: bodyFont, weight: 700, size: small }],
    [DesignPart.Headline, words.headline, { font: headingFont, weight: 700, size }],
    [DesignPart.Body, words.body, { font: bodyFont, weight: 400, size: small }],
    [DesignPart.SmallPrint, words.smallPrint, { font: bodyFont, weight: 400, size: minimum }],
  ]
  const column: Block[] = []
  for (const [part, text, style] of texts) {
    if (!text) continue
    const most = part === DesignPart.Headline ? MAX_HEADLINE_LINES[shapeClass(brief.format)] : MAX_LINES[part]
    const block = textBlock(part, text, style, wide, most)
    if (!block) return undefined
    column.push(block)
  }
  const smallPrint = column.findIndex(({ part }) => part === DesignPart.SmallPrint)
  const blocks = isRow ? column : [...(logo ? [logo] : []), ...column]
  if (!isRow && button) blocks.splice(smallPrint < 0 ? blocks.length : blocks.length - 1, 0, button)
  const height = blocks.reduce((sum, block) => sum + block.height, 0) + gap * Math.max(0, blocks.length - 1)
  const tallest = Math.max(height, isRow ? (button?.height ?? 0) : 0, isRow ? (logo?.height ?? 0) : 0)
  const width = Math.max(...blocks.map((block) => block.width)) + beside
  if (tallest > space.height || width > space.width + 0.5) return undefined
  const rowBlocks = isRow ? [...(logo ? [logo] : []), ...blocks, ...(button ? [button] : [])] : blocks
  return { blocks: rowBlocks, gap, width, height: tallest, isRow }
}

export type Fitted = { stack: Stack; dropped: DesignPart[] }

const SIZE_STEP = 0.94
/** Words are left out before the headline is smaller than this share of its largest size. */
const COMFORTABLE = 0.38

/** The largest size at which the words fit, between the two. */
function largestFitting(options: Omit<Options, 'size'>, from: number, to: number): Stack | undefined {
  for (let size = from; size > to; size *= SIZE_STEP) {
    const stack = stackAt({ ...options, size })
    if (stack) return stack
  }
  return stackAt({ ...options, size: to })
}

/** A headline is larger than the smallest legible text, the more so in large pictures. */
const minHeadline = ({ format: { width, height, minTextPx } }: Brief) =>
  Math.min(Math.max(minTextPx * 1.2, Math.min(width, height) * 0.08), minTextPx * 1.7)

/** The parts to leave out so that the rest fits, in this order: nothing, the text, the text and the badge. */
function attempts({ body, badge }: Words): DesignPart[][] {
  const withoutBody = body ? [[DesignPart.Body]] : []
  const withoutBadge = badge ? [[...(body ? [DesignPart.Body] : []), DesignPart.Badge]] : []
  return [NOTHING, ...withoutBody, ...withoutBadge]
}

const wordsWithout = (words: Words, dropped: DesignPart[]): Words => ({
  ...words,
  body: dropped.includes(DesignPart.Body) ? null : words.body,
  badge: dropped.includes(DesignPart.Badge) ? null : words.badge,
})

function fitArrangement(brief: Brief, space: Rect, isRow: boolean): Fitted | undefined {
  const least = minHeadline(brief)
  const { width, height } = brief.format
  const share = Math.min(width, height) * 0.13 + 14
  const most = Math.max(least, Math.min(space.width / 5.5, space.height / (isRow ? 2 : 3.4), share))
  const tries = attempts(brief.words)
  for (const [place, dropped] of tries.entries()) {
    const comfortable = place === tries.length - 1 ? least : Math.max(least, most * COMFORTABLE)
    const words = wordsWithout(brief.words, dropped)
    const stack = largestFitting({ brief, space, words, isRow }, most, comfortable)
    if (stack) return { stack, dropped }
  }
  return undefined
}

/** Fits the words into their space. Before the headline becomes small, the text and then the badge are left out; undefined if that is not enough. */
export function fitWords(brief: Brief, space: Rect): Fitted | undefined {
  for (const isRow of arrangements(brief)) {
    const fitted = fitArrangement(brief, space, isRow)
    if (fitted) return fitted
  }
  return undefined
}

/** True if the words fit at the smallest legible size, without the parts that may be left out. */
export const fitsAtSmallest = (brief: Brief, space: Rect, words: Words): boolean =>
  arrangements(brief).some(
    (isRow) =>
      stackAt({ brief, space, isRow, words: { ...words, body: null, badge: null }, size: minHeadline(brief) }) !==
      undefined,
  )
