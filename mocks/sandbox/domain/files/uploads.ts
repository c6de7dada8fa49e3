// What an uploaded file is, by its bytes and not by its name, and how large its kind may be.
import { gifSize, jpegSize, pngSize, type Size, svgSize, webpSize } from '#mocks/sandbox/domain/files/image-sizes.ts'
import { isoVideoFacts, webmVideoFacts } from '#mocks/sandbox/domain/files/video-facts.ts'

export type Inspected =
  | { isTaken: true; mimeType: string; width: number | null; height: number | null; durationSeconds: number | null }
  | { isTaken: false; reason: 'type' | 'damaged'; mimeType: string }

const MOST_BYTES = 26_214_400
const MOST_VIDEO_BYTES = 209_715_200

/** The most bytes a file of this type may have. */
export const mostBytesOf = (mimeType: string) => (mimeType.startsWith('video/') ? MOST_VIDEO_BYTES : MOST_BYTES)

const hex = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('hex')
const ascii = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')

const document = (mimeType: string): Inspected => ({
  isTaken: true,
  mimeType,
  width: null,
  height: null,
  durationSeconds: null,
})
const image = (mimeType: string, size: Size | undefined): Inspected =>
  size ? { isTaken: true, mimeType, ...size, durationSeconds: null } : { isTaken: false, reason: 'damaged', mimeType }
const video = (mimeType: string, facts: (Size & { durationSeconds: number }) | undefined): Inspected =>
  facts ? { isTaken: true, mimeType, ...facts } : { isTaken: false, reason: 'damaged', mimeType }
const refused = (mimeType: string): Inspected => ({ isTaken: false, reason: 'type', mimeType })

const REFUSED_SIGNATURES: [string, string][] = [
  ['49492a00', 'image/tiff'],
  ['4d4d002a', 'image/tiff'],
  ['424d', 'image/bmp'],
  ['504b0304', 'application/zip'],
  ['4d5a', 'application/vnd.microsoft.portable-executable'],
  ['7f454c46', 'application/x-executable'],
  ['1f8b', 'application/gzip'],
]

/** Finds type, size and length of a file; `damaged` is said of a kind that is taken but cannot be opened. */
export function inspect(bytes: Uint8Array): Inspected {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const head = hex(bytes, 0, 12)
  if (head.startsWith('ffd8ff')) return image('image/jpeg', jpegSize(view))
  if (head.startsWith('89504e470d0a1a0a')) return image('image/png', pngSize(view))
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return image('image/gif', gifSize(view))
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return image('image/webp', webpSize(view))
  if (ascii(bytes, 0, 5) === '%PDF-') return document('application/pdf')
  if (ascii(bytes, 4, 8) === 'ftyp') return isoMedia(ascii(bytes, 8, 12), view)
  if (head.startsWith('1a45dfa3')) {
    const isWebm = ascii(bytes, 0, 64).includes('webm')
    return isWebm ? video('video/webm', webmVideoFacts(view)) : refused('video/x-matroska')
  }
  const known = REFUSED_SIGNATURES.find(([signature]) => head.startsWith(signature))
  return known ? refused(known[1]) : inspectText(bytes)
}

function isoMedia(brand: string, view: DataView): Inspected {
  if (/^(heic|heix|mif1|msf1|hevc)/.test(brand)) return refused('image/heic')
  if (/^avi[fs]/.test(brand)) return refused('image/avif')
  if (brand.startsWith('M4A')) return refused('audio/mp4')
  return video(brand === 'qt  ' ? 'video/quicktime' : 'video/mp4', isoVideoFacts(view))
}

/** A control character besides tabs, line ends and form feeds tells other bytes from a text. */
const CONTROL = /[^\P{Cc}\t\n\v\f\r]/u

function textIn(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return CONTROL.test(text) ? undefined : text
  } catch {
    return undefined
  }
}

function inspectText(bytes: Uint8Array): Inspected {
  const text = textIn(bytes)
  if (text === undefined) return refused('application/octet-stream')
  const start = text.slice(0, 4096).replace(/^\uFEFF?\s*(<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE svg[^>]*>|\s)*/i, '')
  if (/^<svg[\s>]/i.test(start)) return image('image/svg+xml', svgSize(text))
  if (/^<(!doctype html|html|head|body|script)[\s>]/i.test(start)) return refused('text/html')
  return document(isTable(text) ? 'text/csv' : 'text/plain')
}

/** Lines that all have the same number of separators, one at least, are a table. */
function isTable(text: string): boolean {
  const lines = text.split(/\r?\n/, 20).filter((line) => line.trim() !== '')
  return [',', ';', '\t'].some((separator) => {
    const counts = new Set(lines.map((line) => line.replace(/"[^"]*"/g, '').split(separator).length))
    return lines.length > 1 && counts.size === 1 && !counts.has(1)
  })
}
