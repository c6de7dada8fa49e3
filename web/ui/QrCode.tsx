import { chakra } from '@chakra-ui/react'
import { encode } from 'uqr'

const QUIET_ZONE = 4

/** The dark squares of a QR code as one SVG path, inside the quiet zone that readers need. */
export function qrPath(text: string): { path: string; size: number } {
  const { data } = encode(text, { border: 0 })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z` : [])))
    .join('')
  return { path, size: data.length + 2 * QUIET_ZONE }
}

/** A QR code as SVG text, to be saved. */
export function qrSvg(text: string): string {
  const { path, size } = qrPath(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
}

const PNG_SIDE = 1024

/** A QR code as PNG, to be saved; null if the browser cannot draw it. */
export function qrPng(text: string): Promise<Blob | null> {
  const { path, size } = qrPath(text)
  const scale = Math.ceil(PNG_SIDE / size)
  const canvas = document.createElement('canvas')
  canvas.width = size * scale
  canvas.height = size * scale
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.fillStyle = '#000'
  context.clip(new Path2D(path))
  context.fillRect(0, 0, size, size)
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
}

/** A QR code, dark on white in both themes, because readers expect it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text)
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="12rem"
      maxWidth="100%"
      height="auto"
      aspectRatio="1"
      borderRadius="l2"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} shapeRendering="crispEdges" />
    </chakra.svg>
  )
}
