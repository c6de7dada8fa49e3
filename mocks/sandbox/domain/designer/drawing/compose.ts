// Places the words of a picture in their region.
import { DesignPart } from '@adwright/sdk/types'
import { inkOn } from '#mocks/sandbox/domain/designer/drawing/colors.ts'
import { findExcess } from '#mocks/sandbox/domain/designer/drawing/excess.ts'
import type {
  Brief,
  Composition,
  Excess,
  PlacedLine,
  Rect,
  Shape,
} from '#mocks/sandbox/domain/designer/drawing/picture.ts'
import { type Region, regionOf } from '#mocks/sandbox/domain/designer/drawing/regions.ts'
import { type Block, fitWords, type Stack } from '#mocks/sandbox/domain/designer/drawing/stack.ts'
import { textWidth } from '#mocks/sandbox/domain/designer/drawing/typefaces.ts'

type Placed = { block: Block; rect: Rect }

const shareBefore = { start: 0, center: 0.5, end: 1 } as const

/** The column, or logo, column and button side by side. */
function placeBlocks({ blocks, gap, height, width, isRow }: Stack, { words, align, vertical }: Region): Placed[] {
  const top = words.y + (words.height - height) * shareBefore[vertical]
  const placed: Placed[] = []
  const isBeside = ({ part }: Block) => isRow && (part === 'logo' || part === DesignPart.Button)
  const column = blocks.filter((block) => !isBeside(block))
  const logo = blocks.find((block) => isRow && block.part === 'logo')
  const left = words.x + (logo ? logo.width + gap * 1.6 : 0)
  const tall = column.reduce((sum, block) => sum + block.height, 0) + gap * Math.max(0, column.length - 1)
  let y = isRow ? top + (height - tall) / 2 : top
  for (const block of column) {
    const free = isRow ? 0 : words.width - block.width
    placed.push({ block, rect: { x: left + free * shareBefore[align], y, width: block.width, height: block.height } })
    y += block.height + gap
  }
  const middle = (block: Block) => top + (height - block.height) / 2
  if (logo)
    placed.unshift({ block: logo, rect: { x: words.x, y: middle(logo), width: logo.width, height: logo.height } })
  const button = blocks.find((block) => isRow && block.part === DesignPart.Button)
  const buttonX = words.x + Math.max(width - (button?.width ?? 0), words.width - (button?.width ?? 0))
  if (button)
    placed.push({ block: button, rect: { x: buttonX, y: middle(button), width: button.width, height: button.height } })
  return placed
}

/** The ascent of capital letters in the shipped typefaces, as a share of the font size; centers a line in its height. */
const CAP_SHARE = 0.72

function linesOf({ block, rect }: Placed, align: Region['align'], ink: string): PlacedLine[] {
  const { part, style, lineHeight, padding } = block
  if (part === 'logo') return []
  const isCentered = align === 'center' || part === DesignPart.Button || part === DesignPart.Badge
  return block.lines.map((text, index) => {
    const width = textWidth(text, style)
    const x = isCentered ? rect.x + (rect.width - width) / 2 : rect.x + padding.x
    const y = rect.y + padding.y + index * lineHeight
    const baseline = y + (lineHeight + style.size * CAP_SHARE) / 2
    return { part, text, style, x, baseline, ink, rect: { x, y, width, height: lineHeight } }
  })
}

/** A panel behind the words, as tall as they are; one of full width reaches to the edges of the picture. */
function panelOf({ panel, words }: Region, { format }: Brief, placed: Placed[]): Shape[] {
  if (!panel || placed.length === 0) return []
  const top = Math.min(...placed.map(({ rect }) => rect.y)) - panel.padding
  const bottom = Math.max(...placed.map(({ rect }) => rect.y + rect.height)) + panel.padding
  if (!panel.isFullWidth) {
    const x = words.x - panel.padding
    return [
      {
        x,
        y: top,
        width: words.width + 2 * panel.padding,
        height: bottom - top,
        fill: panel.fill,
        radius: panel.radius,
      },
    ]
  }
  const isSide = words.height > format.height * 0.7 && words.width < format.width * 0.8
  const rect = isSide
    ? { x: 0, y: 0, width: words.x + words.width + panel.padding, height: format.height }
    : { x: 0, y: top, width: format.width, height: format.height - top }
  return [{ ...rect, fill: panel.fill, radius: 0 }]
}

/** The share of the picture over which a scrim fades in. */
const FADE = 0.14

/** A scrim that is whole behind every word, and fades towards the image. */
function scrimOf({ scrim }: Region, { format }: Brief, placed: Placed[]): Composition['scrim'] {
  if (!scrim) return null
  const { width, height } = format
  const margin = Math.min(width, height) * 0.04
  if (scrim === 'up') {
    const fade = height * FADE
    const y = Math.max(-fade, Math.min(...placed.map(({ rect }) => rect.y)) - margin - fade)
    return { x: 0, y, width, height: height - y, direction: scrim, fade }
  }
  const fade = width * FADE
  const end = Math.max(...placed.map(({ rect }) => rect.x + rect.width)) + margin
  return { x: 0, y: 0, width: end + fade, height, direction: scrim, fade }
}

const PLATE = '#FFFFFF'

/** Lays out a picture; with `excess` instead if its words do not fit. */
export function compose(brief: Brief): { composition: Composition } | { excess: Excess } {
  const region = regionOf(brief)
  const fitted = fitWords(brief, region.words)
  if (!fitted) return { excess: findExcess(brief, region.words) }
  const { colors } = brief.look
  const placed = placeBlocks(fitted.stack, region)
  const ink = region.behind === null ? '#FFFFFF' : inkOn(region.behind, [colors.text, colors.background])
  const shapes = panelOf(region, brief, placed)
  const lines: PlacedLine[] = []
  let logo: Rect | null = null
  for (const one of placed) {
    const { block, rect } = one
    const isFramed = block.part === DesignPart.Button || block.part === DesignPart.Badge
    if (isFramed)
      shapes.push({
        ...rect,
        fill: colors.accent,
        radius: block.part === DesignPart.Badge ? rect.height / 2 : block.style.size * 0.4,
      })
    if (block.part === 'logo') {
      // A dark logo would vanish on a dark ground.
      if (region.behind !== colors.background) shapes.push({ ...rect, fill: PLATE, radius: block.padding.x })
      const { x, y } = block.padding
      logo = { x: rect.x + x, y: rect.y + y, width: rect.width - 2 * x, height: rect.height - 2 * y }
    }
    lines.push(...linesOf(one, region.align, isFramed ? inkOn(colors.accent, [colors.text]) : ink))
  }
  const { ground, image } = region
  const scrim = scrimOf(region, brief, placed)
  return { composition: { ground, image, scrim, shapes, logo, lines, dropped: fitted.dropped } }
}
