// Draws pictures: words are laid out, the ground is rendered, the least scrim is found on its pixels, and the result is measured.
import { MIN_CONTRAST, rgbOf } from '#mocks/sandbox/domain/designer/drawing/colors.ts'
import { compose } from '#mocks/sandbox/domain/designer/drawing/compose.ts'
import type { Brief, Composition, Drawing, Measures } from '#mocks/sandbox/domain/designer/drawing/picture.ts'
import { hasPhotograph, picturePixels } from '#mocks/sandbox/domain/designer/drawing/picture-pixels.ts'
import { lowestContrast, type Pixels } from '#mocks/sandbox/domain/designer/drawing/pixel-contrast.ts'
import { pngOf } from '#mocks/sandbox/domain/designer/drawing/png.ts'
import { reducedImage } from '#mocks/sandbox/domain/designer/drawing/reduced-image.ts'
import { loadRenderer } from '#mocks/sandbox/domain/designer/drawing/render.ts'
import { logoHeightOf } from '#mocks/sandbox/domain/designer/drawing/stack.ts'
import { coverRect, SCRIM, svgOf } from '#mocks/sandbox/domain/designer/drawing/svg.ts'
import { missingCharacters } from '#mocks/sandbox/domain/designer/drawing/typefaces.ts'

export type Output = {
  svg: boolean
  /** The pixels per unit of the PNG; null for none. */
  png: number | null
  /** The longest side of the product image in pixels; null for the image as it is. */
  maxImageSide?: number | null
  /** Whether contrast is measured on the drawn picture. */
  isMeasured?: boolean
}

/** Pixels enough to see what is behind a letter; more would only take longer. */
const MEASURED_WIDTH = 640
const SCRIM_WIDTH = 320

/** Draws the ground behind the words, at most so wide. The noise of a photograph counts as in the picture itself. */
function groundPixels(brief: Brief, composition: Composition, scrimOpacity: number, maxWidth: number): Pixels {
  const { width } = brief.format
  const measured = Math.min(width, maxWidth)
  const pixels = picturePixels(brief, composition, { scrimOpacity, isGroundOnly: true, isSampled: true }, measured)
  return { ...pixels, scale: measured / width }
}

const OPACITY_STEP = 0.04
/** An opacity of 0.92. */
const MAX_OPACITY_STEP = 23

/** The least opacity of a scrim at which every word is legible. */
function leastScrim(brief: Brief, composition: Composition): number {
  if (!composition.scrim) return 0
  const pixels = groundPixels(brief, composition, 0, SCRIM_WIDTH)
  const color = rgbOf(SCRIM)
  const onImage = composition.lines.filter(({ ink }) => ink === '#FFFFFF')
  const isLegible = (step: number) =>
    lowestContrast(onImage, pixels, { color, opacity: step * OPACITY_STEP }) >= MIN_CONTRAST + 0.2
  // White words gain contrast with every step, so the first step that is enough is found by halving.
  let [low, high] = [0, MAX_OPACITY_STEP]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isLegible(middle)) high = middle
    else low = middle + 1
  }
  return Number((low * OPACITY_STEP).toFixed(2))
}

function outsideSafeArea({ format }: Brief, { lines }: Composition): number {
  const { width, height, safeArea } = format
  const beyond = lines.map(({ rect }) =>
    Math.max(
      safeArea.left - rect.x,
      safeArea.top - rect.y,
      rect.x + rect.width - (width - safeArea.right),
      rect.y + rect.height - (height - safeArea.bottom),
    ),
  )
  return Math.max(0, Math.ceil(Math.max(0, ...beyond) - 0.5))
}

/** The smallest logo that is recognized, as a share of the smallest legible text. */
const LOGO_TO_TEXT = 1.4

function measuresOf(brief: Brief, composition: Composition): Omit<Measures, 'contrast' | 'bytes'> {
  const { image, format } = brief
  const enlargement =
    image && composition.image ? coverRect(image, composition.image, brief.focus).width / image.width : null
  return {
    minTextPx: Math.min(...composition.lines.map(({ style }) => style.size)),
    outsideSafeArea: outsideSafeArea(brief, composition),
    logoHeight: brief.logo ? Math.round(composition.logo?.height ?? logoHeightOf(brief)) : null,
    minLogoHeight: Math.round(format.minTextPx * LOGO_TO_TEXT),
    enlargement,
    missingCharacters: [...new Set(composition.lines.flatMap(({ text, style }) => missingCharacters(text, style)))],
  }
}

/** Draws one picture. */
export async function draw(brief: Brief, output: Output): Promise<Drawing> {
  const { width, height } = brief.format
  const laidOut = compose(brief)
  if ('excess' in laidOut)
    return { width, height, svg: null, png: null, measures: null, dropped: [], excess: laidOut.excess }
  await loadRenderer()
  const { composition } = laidOut
  const { png: scale, maxImageSide, isMeasured } = output
  const scrimOpacity = leastScrim(brief, composition)
  const small = maxImageSide && brief.image ? { ...brief, image: reducedImage(brief.image, maxImageSide) } : brief
  const svg = output.svg ? svgOf(small, composition, { scrimOpacity }) : null
  const png =
    scale === null
      ? null
      : pngOf(picturePixels(brief, composition, { scrimOpacity }, width * scale), hasPhotograph(brief, composition))
  const contrast = isMeasured
    ? lowestContrast(composition.lines, groundPixels(brief, composition, scrimOpacity, MEASURED_WIDTH))
    : null
  const measures = { ...measuresOf(brief, composition), contrast, bytes: png?.length ?? null }
  return { width, height, svg, png, measures, dropped: composition.dropped, excess: null }
}
