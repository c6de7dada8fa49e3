// Detects the type of uploaded files by their bytes, and limits their size by type.
import type { ByteSource } from '#mocks/sandbox/domain/files/byte-source.ts'
import { gifSize, jpegSize, pngSize, type Size, svgSize, webpSize } from '#mocks/sandbox/domain/files/image-sizes.ts'
import { isoVideoMetadata, webmVideoMetadata } from '#mocks/sandbox/domain/files/video-metadata.ts'

export type Inspected =
  | { isTaken: true; mimeType: string; width: number | null; height: number | null; durationSeconds: number | null }
  | { isTaken: false; reason: 'type' | 'damaged'; mimeType: string }

const MAX_BYTES = 26_214_400
const MAX_VIDEO_BYTES = 209_715_200

/** The maximum size of a file of this type in bytes. */
export const maxBytesOf = (mimeType: string) => (mimeType.startsWith('video/') ? MAX_VIDEO_BYTES : MAX_BYTES)

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
const video = (mimeType: string, metadata: (Size & { durationSeconds: number }) | undefined): Inspected =>
  metadata ? { isTaken: true, mimeType, ...metadata } : { isTaken: false, reason: 'damaged', mimeType }
const unsupported = (mimeType: string): Inspected => ({ isTaken: false, reason: 'type', mimeType })

const REFUSED_SIGNATURES: [string, string][] = [
  ['49492a00', 'image/tiff'],
  ['4d4d002a', 'image/tiff'],
  ['424d', 'image/bmp'],
  ['504b0304', 'application/zip'],
  ['4d5a', 'application/vnd.microsoft.portable-executable'],
  ['7f454c46', 'application/x-executable'],
  ['1f8b', 'application/gzip'],
]

/** The number of bytes at a file's start that determine its type. */
export const SIGNATURE_BYTES = 64

/** The media type by the start of a file; undefined if it may be a text. */
export function typeBySignature(start: Uint8Array): string | undefined {
  const head = hex(start, 0, 12)
  if (head.startsWith('ffd8ff')) return 'image/jpeg'
  if (head.startsWith('89504e470d0a1a0a')) return 'image/png'
  if (/^GIF8[79]a/.test(ascii(start, 0, 6))) return 'image/gif'
  if (ascii(start, 0, 4) === 'RIFF' && ascii(start, 8, 12) === 'WEBP') return 'image/webp'
  if (ascii(start, 0, 5) === '%PDF-') return 'application/pdf'
  if (ascii(start, 4, 8) === 'ftyp') return isoMediaType(ascii(start, 8, 12))
  if (head.startsWith('1a45dfa3'))
    return ascii(start, 0, SIGNATURE_BYTES).includes('webm') ? 'video/webm' : 'video/x-matroska'
  return REFUSED_SIGNATURES.find(([signature]) => head.startsWith(signature))?.[1]
}

function isoMediaType(brand: string): string {
  if (/^(heic|heix|mif1|msf1|hevc)/.test(brand)) return 'image/heic'
  if (/^avi[fs]/.test(brand)) return 'image/avif'
  if (brand.startsWith('M4A')) return 'audio/mp4'
  return brand === 'qt  ' ? 'video/quicktime' : 'video/mp4'
}

const bytesOf = ({ buffer, byteOffset, byteLength }: DataView) => new Uint8Array(buffer, byteOffset, byteLength)

/** Detects type, dimensions and duration of a file; `damaged` is an accepted type that cannot be read. Texts are read in full. */
export async function inspect(source: ByteSource): Promise<Inspected> {
  const mimeType = typeBySignature(bytesOf(await source.read(0, SIGNATURE_BYTES)))
  switch (mimeType) {
    case undefined:
      return inspectText(source)
    case 'image/jpeg':
      return image(mimeType, await jpegSize(source))
    case 'image/png':
      return image(mimeType, pngSize(await source.read(0, HEADER_BYTES)))
    case 'image/gif':
      return image(mimeType, gifSize(await source.read(0, HEADER_BYTES)))
    case 'image/webp':
      return image(mimeType, webpSize(await source.read(0, HEADER_BYTES)))
    case 'application/pdf':
      return document(mimeType)
    case 'video/mp4':
    case 'video/quicktime':
      return video(mimeType, await isoVideoMetadata(source))
    case 'video/webm':
      return video(mimeType, await webmVideoMetadata(source))
    default:
      return unsupported(mimeType)
  }
}

/** The number of bytes that contain the header of any image with its size at a fixed position. */
const HEADER_BYTES = 64
const SLICE_BYTES = 64 * 1024
const END_LENGTH = 1024

/** Control characters that do not occur in texts. */
const CONTROL = /[^\P{Cc}\t\n\v\f\r]/u

/** The start and end of a text; undefined if the file is not a valid text. */
async function textEnds(source: ByteSource): Promise<{ start: string; end: string } | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let start = ''
  let end = ''
  try {
    for (let at = 0; at < source.size; at += SLICE_BYTES) {
      const isLast = at + SLICE_BYTES >= source.size
      const slice = decoder.decode(await source.read(at, SLICE_BYTES), { stream: !isLast })
      if (CONTROL.test(slice)) return undefined
      if (at === 0) start = slice
      end = (end + slice).slice(-END_LENGTH)
    }
    return { start, end }
  } catch {
    return undefined
  }
}

async function inspectText(source: ByteSource): Promise<Inspected> {
  const text = await textEnds(source)
  if (text === undefined) return unsupported('application/octet-stream')
  const { start, end } = text
  const content = start
    .slice(0, 4096)
    .replace(/^\uFEFF?\s*(<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE svg[^>]*>|\s)*/i, '')
  if (/^<svg[\s>]/i.test(content)) return image('image/svg+xml', svgSize(start, end))
  if (/^<(!doctype html|html|head|body|script)[\s>]/i.test(content)) return unsupported('text/html')
  return document(isTable(start, source.size > SLICE_BYTES) ? 'text/csv' : 'text/plain')
}

/** True if all lines have the same number of separators, at least one. */
function isTable(start: string, isCut: boolean): boolean {
  const whole = isCut ? start.slice(0, start.lastIndexOf('\n') + 1) : start
  const lines = whole.split(/\r?\n/, 20).filter((line) => line.trim() !== '')
  return [',', ';', '\t'].some((separator) => {
    const counts = new Set(lines.map((line) => line.replace(/"[^"]*"/g, '').split(separator).length))
    return lines.length > 1 && counts.size === 1 && !counts.has(1)
  })
}
