// A composition as SVG. Texts are outlines, so that the picture looks alike everywhere.
import type { Brief, Composition, Rect, Shape, SourceImage } from '#mocks/sandbox/domain/designer/drawing/picture.ts'
import { outlineText, textWidth } from '#mocks/sandbox/domain/designer/drawing/typefaces.ts'

const n = (value: number) => Number(value.toFixed(2))

const rect = ({ x, y, width, height, fill, radius }: Shape) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${fill}"/>`

const dataUrl = ({ mimeType, bytes }: SourceImage) => `data:${mimeType};base64,${Buffer.from(bytes).toString('base64')}`

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

const element = (image: SourceImage, { x, y, width, height }: Rect, more = '') =>
  `<image x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" preserveAspectRatio="none"${more} href="${dataUrl(image)}"/>`

/** Discs in the brand's colors, drawn if there is no product image. */
function pattern({ x, y, width, height }: Rect, { primary, accent, background }: Brief['look']['colors']): string {
  const unit = Math.min(width, height)
  const disc = (cx: number, cy: number, r: number, fill: string, opacity: number) =>
    `<circle cx="${n(x + width * cx)}" cy="${n(y + height * cy)}" r="${n(unit * r)}" fill="${fill}" fill-opacity="${opacity}"/>`
  const ground = `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${primary}"/>`
  return `${ground}${disc(0.78, 0.26, 0.42, accent, 0.85)}${disc(0.3, 0.8, 0.55, background, 0.14)}${disc(0.95, 0.85, 0.3, background, 0.2)}`
}

function imageOf(brief: Brief, { image }: Composition): string {
  if (!image) return ''
  const clip = `<clipPath id="image"><rect x="${n(image.x)}" y="${n(image.y)}" width="${n(image.width)}" height="${n(image.height)}" rx="${n(image.radius)}"/></clipPath>`
  const content = brief.image
    ? element(brief.image, coverRect(brief.image, image, brief.focus))
    : pattern(image, brief.look.colors)
  return `${clip}<g clip-path="url(#image)">${content}</g>`
}

/** The color of scrims, near to black. */
export const SCRIM = '#0B0F10'

function scrimOf({ scrim }: Composition, opacity: number): string {
  if (!scrim || opacity === 0) return ''
  const from = scrim.direction === 'up' ? 'x1="0" y1="0" x2="0" y2="1"' : 'x1="1" y1="0" x2="0" y2="0"'
  const { x, y, width, height, direction, fade } = scrim
  const stops = `<stop offset="0" stop-color="${SCRIM}" stop-opacity="0"/><stop offset="${n(fade / (direction === 'up' ? height : width))}" stop-color="${SCRIM}" stop-opacity="${opacity}"/>`
  const gradient = `<linearGradient id="scrim" ${from}>${stops}</linearGradient>`
  return `${gradient}<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="url(#scrim)"/>`
}

function watermarkOf({ watermark, format, look }: Brief): string {
  if (watermark === null) return ''
  const { width, height } = format
  const style = { font: look.headingFont, weight: 700, size: Math.min(width / 3.2, height * 0.6) } as const
  const x = (width - textWidth(watermark, style)) / 2
  const outlines = outlineText(watermark, style, x, height / 2 + style.size * 0.36)
  return `<g fill="#FFFFFF" fill-opacity="0.38" stroke="#000000" stroke-opacity="0.3" transform="rotate(-12 ${n(width / 2)} ${n(height / 2)})">${outlines}</g>`
}

type Options = { scrimOpacity: number; isGroundOnly?: boolean }

/** The whole picture, or with `isGroundOnly` what lies behind its words. */
export function svgOf(brief: Brief, composition: Composition, { scrimOpacity, isGroundOnly = false }: Options): string {
  const { width, height } = brief.format
  const { ground, shapes, lines, logo } = composition
  const words = lines.map(
    ({ text, style, x, baseline, ink }) => `<g fill="${ink}">${outlineText(text, style, x, baseline)}</g>`,
  )
  const parts = [
    rect({ x: 0, y: 0, width, height, fill: ground, radius: 0 }),
    imageOf(brief, composition),
    scrimOf(composition, scrimOpacity),
    ...shapes.map(rect),
    ...(isGroundOnly ? [] : [logo && brief.logo ? element(brief.logo, logo) : '', ...words, watermarkOf(brief)]),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`
}
