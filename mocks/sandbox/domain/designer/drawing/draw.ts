// Draws pictures: words are laid out, the ground is rendered, the least scrim is found on its pixels, and the result is measured.
import type { Sharp } from 'sharp'
import { MIN_CONTRAST, rgbOf } from '#mocks/sandbox/domain/designer/drawing/colors.ts'
import { compose } from '#mocks/sandbox/domain/designer/drawing/compose.ts'
import { visiblePart } from '#mocks/sandbox/domain/designer/drawing/photograph.ts'
import type { Brief, Composition, Drawing, Measures } from '#mocks/sandbox/domain/designer/drawing/picture.ts'
import { pictureImage } from '#mocks/sandbox/domain/designer/drawing/picture-image.ts'
import { lowestContrast, type Pixels } from '#mocks/sandbox/domain/designer/drawing/pixel-contrast.ts'
import { loadRenderer } from '#mocks/sandbox/domain/designer/drawing/render.ts'
import { logoHeightOf } from '#mocks/sandbox/domain/designer/drawing/stack.ts'
import { coverRect, SCRIM, svgOf } from '#mocks/sandbox/domain/designer/drawing/svg.ts'
import { missingCharacters } from '#mocks/sandbox/domain/designer/drawing/typefaces.ts'

export type Output = {
  svg: boolean
  /** The pixels per unit of the PNG; null for none. */
  png: number | null
  /** The longest side of the SVG in pixels of its photograph; twice the size of the picture if left out. */
  maxImageSide?: number
  /** Whether contrast is measured on the drawn picture. */
  isMeasured?: boolean
}

/** Pixels enough to see what is behind a letter; more would only take longer. */
const MEASURED_WIDTH = 640
const SCRIM_WIDTH = 320

/** Draws the ground behind the words, at most so wide. The noise of a photograph counts as in the picture itself. */
async function groundPixels(
  brief: Brief,
  composition: Composition,
  scrimOpacity: number,
  maxWidth: number,
): Promise<Pixels> {
  const measured = Math.min(brief.format.width, maxWidth)
  const layers = { scrimOpacity, isGroundOnly: true, isSampled: true }
  const { image, ...size } = await pictureImage(brief, composition, layers, measured)
  return { ...size, bytes: await image.raw().toBuffer(), scale: measured / brief.format.width }
}

const OPACITY_STEP = 0.04
/** An opacity of 0.92. */
const MAX_OPACITY_STEP = 23

/** The least opacity of a scrim at which every word is legible. */
async function leastScrim(brief: Brief, composition: Composition): Promise<number> {
  if (!composition.scrim) return 0
  const pixels = await groundPixels(brief, composition, 0, SCRIM_WIDTH)
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

/** Pictures have no transparent pixels. */
const pngOf = ({ image }: { image: Sharp }): Promise<Buffer> => image.removeAlpha().png().toBuffer()

/** Displays show two pixels per unit. */
const SVG_IMAGE_SCALE = 2
const JPEG_QUALITY = 90

/** The photograph of an SVG, which would else carry all of it in every format. */
async function visibleImage(brief: Brief, composition: Composition, { maxImageSide = Infinity }: Output) {
  const { width, height } = brief.format
  const scale = Math.min(SVG_IMAGE_SCALE, maxImageSide / Math.max(width, height))
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const photograph = await visiblePart(brief, composition, { size })
  if (!photograph) return null
  const { part, pixels, isOpaque } = photograph
  const { x, y, ...rest } = pixels
  const rect = { x: x / scale, y: y / scale, width: rest.width / scale, height: rest.height / scale }
  const encoded = isOpaque
    ? { mimeType: 'image/jpeg', bytes: await part.jpeg({ quality: JPEG_QUALITY }).toBuffer() }
    : { mimeType: 'image/png', bytes: await part.png().toBuffer() }
  return { ...encoded, rect }
}

/** Draws one picture. */
export async function draw(brief: Brief, output: Output): Promise<Drawing> {
  const { width, height } = brief.format
  const laidOut = compose(brief)
  if ('excess' in laidOut)
    return { width, height, svg: null, png: null, measures: null, dropped: [], excess: laidOut.excess }
  await loadRenderer()
  const { composition } = laidOut
  const scrimOpacity = await leastScrim(brief, composition)
  const svg = output.svg
    ? svgOf(brief, composition, { scrimOpacity, visibleImage: await visibleImage(brief, composition, output) })
    : null
  const png =
    output.png === null
      ? null
      : await pngOf(await pictureImage(brief, composition, { scrimOpacity }, width * output.png))
  const contrast = output.isMeasured
    ? lowestContrast(composition.lines, await groundPixels(brief, composition, scrimOpacity, MEASURED_WIDTH))
    : null
  const measures = { ...measuresOf(brief, composition), contrast, bytes: png?.length ?? null }
  return { width, height, svg, png, measures, dropped: composition.dropped, excess: null }
}
