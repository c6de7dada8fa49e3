// A composition as SVG. Texts are outlines, so that the picture looks alike everywhere.
import type {
  Brief,
  Composition,
  Rect,
  Shape,
  Size,
  SourceImage,
} from '#mocks/sandbox/domain/designer/drawing/picture.ts'
import { outlineText, textWidth } from '#mocks/sandbox/domain/designer/drawing/typefaces.ts'

const n = (value: number) => Number(value.toFixed(2))

const rect = ({ x, y, width, height, fill, radius }: Shape) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${fill}"/>`

type EncodedImage = Pick<SourceImage, 'mimeType' | 'bytes'>

const dataUrl = ({ mimeType, bytes }: EncodedImage) =>
  `data:${mimeType};base64,${Buffer.from(bytes).toString('base64')}`

/** Where an image lies that covers a space and keeps its focus in sight. */
export function coverRect(
  image: { width: number; height: number },
  space: Rect,
  focus: { x: number; y: number },
): Rect {
  const scale = Math.max(space.width / image.width, space.height / image.height)
  const width = image.width * scale
  const height = image.height * scale
  const shift = (room: number, size: number, at: number) => Math.min(0, Math.max(room - size, room / 2 - size * at))
  return {
    x: space.x + shift(space.width, width, focus.x),
    y: space.y + shift(space.height, height, focus.y),
    width,
    height,
  }
}

const element = (image: EncodedImage, { x, y, width, height }: Rect) =>
  `<image x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" preserveAspectRatio="none" href="${dataUrl(image)}"/>`

const documentOf = ({ width, height }: Size, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`

/** Discs in the brand's colors, drawn if there is no product image. */
function pattern({ x, y, width, height }: Rect, { primary, accent, background }: Brief['look']['colors']): string {
  const unit = Math.min(width, height)
  const disc = (cx: number, cy: number, r: number, fill: string, opacity: number) =>
    `<circle cx="${n(x + width * cx)}" cy="${n(y + height * cy)}" r="${n(unit * r)}" fill="${fill}" fill-opacity="${opacity}"/>`
  const ground = `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${primary}"/>`
  return `${ground}${disc(0.78, 0.26, 0.42, accent, 0.85)}${disc(0.3, 0.8, 0.55, background, 0.14)}${disc(0.95, 0.85, 0.3, background, 0.2)}`
}

/** The ground around an image, drawn over what reaches beyond its place. A clip path would be the same picture in ten times the time. */
function groundAround(
  { x, y, width, height, radius }: Rect & { radius: number },
  { format, ground }: Surroundings,
): string {
  const isWhole = x <= 0 && y <= 0 && x + width >= format.width && y + height >= format.height && radius === 0
  if (isWhole) return ''
  const [wide, tall, r] = [n(width - 2 * radius), n(height - 2 * radius), n(radius)]
  const corner = (dx: number, dy: number) => (radius === 0 ? '' : `a${r} ${r} 0 0 1 ${n(dx)} ${n(dy)}`)
  const hole = `M${n(x + radius)} ${n(y)}h${wide}${corner(radius, radius)}v${tall}${corner(-radius, radius)}h${-wide}${corner(-radius, -radius)}v${-tall}${corner(radius, -radius)}z`
  return `<path fill="${ground}" fill-rule="evenodd" d="M0 0H${format.width}V${format.height}H0z${hole}"/>`
}

type Surroundings = { format: Size; ground: string }

function imageOf(brief: Brief, { image }: Composition, visible: VisibleImage | null): string {
  if (!image) return ''
  if (visible) return element(visible, visible.rect)
  return brief.image
    ? element(brief.image, coverRect(brief.image, image, brief.focus))
    : pattern(image, brief.look.colors)
}

/** The color of scrims, near to black. */
export const SCRIM = '#0B0F10'

/** A scrim that fades in, and is then even, which is a plain rectangle: gradients take long to draw. */
function scrimOf({ scrim }: Composition, opacity: number): string {
  if (!scrim || opacity === 0) return ''
  const { x, y, width, height, direction } = scrim
  const fade = Math.round(scrim.fade)
  const isUp = direction === 'up'
  const edge = isUp
    ? { x, y: Math.round(y), width, height: fade }
    : { x: Math.round(x + width) - fade, y, width: fade, height }
  const even = isUp
    ? { x, y: edge.y + fade, width, height: y + height - edge.y - fade }
    : { x, y, width: edge.x - x, height }
  const from = isUp ? 'x1="0" y1="0" x2="0" y2="1"' : 'x1="1" y1="0" x2="0" y2="0"'
  const gradient = `<linearGradient id="scrim" ${from}><stop offset="0" stop-color="${SCRIM}" stop-opacity="0"/><stop offset="1" stop-color="${SCRIM}" stop-opacity="${opacity}"/></linearGradient>`
  const part = (space: Rect, fill: string) =>
    `<rect x="${n(space.x)}" y="${n(space.y)}" width="${n(space.width)}" height="${n(space.height)}" ${fill}/>`
  return `${gradient}${part(edge, 'fill="url(#scrim)"')}${part(even, `fill="${SCRIM}" fill-opacity="${opacity}"`)}`
}

function watermarkOf({ watermark, format, look }: Brief): string {
  if (watermark === null) return ''
  const { width, height } = format
  const style = { font: look.headingFont, weight: 700, size: Math.min(width / 3.2, height * 0.6) } as const
  const x = (width - textWidth(watermark, style)) / 2
  const outlines = outlineText(watermark, style, x, height / 2 + style.size * 0.36)
  return `<g fill="#FFFFFF" fill-opacity="0.38" stroke="#000000" stroke-opacity="0.3" transform="rotate(-12 ${n(width / 2)} ${n(height / 2)})">${outlines}</g>`
}

/** The part of an image that a picture shows, as an image of its own. */
export type VisibleImage = EncodedImage & { rect: Rect }

/** The parts of a picture that are drawn. */
export type Layers = {
  scrimOpacity: number
  /** Whether words, logo and watermark are left out. */
  isGroundOnly?: boolean
  /** Whether the image and the ground below it are left out, which then lie behind transparent pixels. */
  isAboveImage?: boolean
  /** Drawn instead of the whole image. */
  visibleImage?: VisibleImage | null
}

/** The whole picture, or some of its layers. */
export function svgOf(brief: Brief, composition: Composition, layers: Layers): string {
  const { scrimOpacity, isGroundOnly = false, isAboveImage = false, visibleImage = null } = layers
  const { width, height } = brief.format
  const { ground, image, shapes, lines, logo } = composition
  const words = lines.map(
    ({ text, style, x, baseline, ink }) => `<g fill="${ink}">${outlineText(text, style, x, baseline)}</g>`,
  )
  const below = () => [
    rect({ x: 0, y: 0, width, height, fill: ground, radius: 0 }),
    imageOf(brief, composition, visibleImage),
  ]
  const parts = [
    ...(isAboveImage ? [] : below()),
    image ? groundAround(image, { format: brief.format, ground }) : '',
    scrimOf(composition, scrimOpacity),
    ...shapes.map(rect),
    ...(isGroundOnly ? [] : [logo && brief.logo ? element(brief.logo, logo) : '', ...words, watermarkOf(brief)]),
  ]
  return documentOf(brief.format, parts.join(''))
}
