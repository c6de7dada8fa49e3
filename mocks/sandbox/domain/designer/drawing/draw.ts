// Draws pictures: words are laid out, the ground is rendered, the least scrim is found on its pixels, and the result is measured.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { MIN_CONTRAST, type Rgb, rgbOf } from '#mocks/sandbox/domain/designer/drawing/colors.ts'
import { compose } from '#mocks/sandbox/domain/designer/drawing/compose.ts'
import type { Brief, Composition, Drawing, Measures } from '#mocks/sandbox/domain/designer/drawing/picture.ts'
import { lowestContrast, type Pixels } from '#mocks/sandbox/domain/designer/drawing/pixel-contrast.ts'
import { logoHeightOf } from '#mocks/sandbox/domain/designer/drawing/stack.ts'
import { coverRect, SCRIM, svgOf } from '#mocks/sandbox/domain/designer/drawing/svg.ts'
import { missingCharacters } from '#mocks/sandbox/domain/designer/drawing/typefaces.ts'

export type Output = {
  svg: boolean
  /** The pixels per unit of the PNG; null for none. */
  png: number | null
}

let wasm: Promise<unknown> | undefined
const loadRenderer = () =>
  (wasm ??= initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'))))

function render<Result>(
  svg: string,
  width: number,
  read: (image: { pixels: Uint8Array; width: number; height: number; asPng: () => Uint8Array }) => Result,
): Result {
  const resvg = new Resvg(svg, { fitTo: { mode: 'width', value: width } })
  try {
    const image = resvg.render()
    try {
      return read(image)
    } finally {
      image.free()
    }
  } finally {
    resvg.free()
  }
}

/** Pixels enough to see what is behind a letter; more would only take longer. */
const MEASURED_WIDTH = 640

function groundPixels(brief: Brief, composition: Composition, scrimOpacity: number): Pixels {
  const { width } = brief.format
  const measured = Math.min(width, MEASURED_WIDTH)
  const svg = svgOf(brief, composition, { scrimOpacity, isGroundOnly: true })
  return render(svg, measured, (image) => ({
    width: image.width,
    height: image.height,
    scale: measured / width,
    bytes: Uint8Array.from(image.pixels),
  }))
}

const OPACITY_STEP = 0.04
/** An opacity of 0.92. */
const MAX_OPACITY_STEP = 23

const blendWith = (opacity: number) => {
  const scrim = rgbOf(SCRIM)
  return (pixel: Rgb): Rgb =>
    pixel.map((part, at) => part * (1 - opacity) + (scrim[at] ?? 0) * opacity) as unknown as Rgb
}

/** The least opacity of a scrim at which every word is legible. */
function leastScrim(brief: Brief, composition: Composition): number {
  if (!composition.scrim) return 0
  const pixels = groundPixels(brief, composition, 0)
  const onImage = composition.lines.filter(({ ink }) => ink === '#FFFFFF')
  const isLegible = (step: number) =>
    lowestContrast(onImage, pixels, blendWith(step * OPACITY_STEP)) >= MIN_CONTRAST + 0.2
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

/** Draws one picture. Without a PNG nothing is rendered unless a scrim has to be found, and contrast is not measured. */
export async function draw(brief: Brief, output: Output): Promise<Drawing> {
  const { width, height } = brief.format
  const laidOut = compose(brief)
  if ('excess' in laidOut)
    return { width, height, svg: null, png: null, measures: null, dropped: [], excess: laidOut.excess }
  await loadRenderer()
  const { composition } = laidOut
  const scrimOpacity = leastScrim(brief, composition)
  const svg = svgOf(brief, composition, { scrimOpacity })
  const { png: scale } = output
  const png = scale === null ? null : render(svg, width * scale, (image) => Uint8Array.from(image.asPng()))
  const contrast = png ? lowestContrast(composition.lines, groundPixels(brief, composition, scrimOpacity)) : null
  const measures = { ...measuresOf(brief, composition), contrast, bytes: png?.length ?? null }
  return { width, height, svg: output.svg ? svg : null, png, measures, dropped: composition.dropped, excess: null }
}
