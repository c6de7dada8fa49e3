// Size and length of videos, read from their headers. Sources: ISO/IEC 14496-12 (mvhd, tkhd), Matroska element specification.
import type { ByteSource } from '#mocks/sandbox/domain/files/byte-source.ts'

export type VideoFacts = { width: number; height: number; durationSeconds: number }

const CONTAINERS = new Set(['moov', 'trak'])
/** More than films have; a file made of nothing but boxes would keep the reader busy. */
const MOST_BOXES = 5000
const BOX_HEAD_BYTES = 16
const TRACK_HEAD_BYTES = 104

type Film = { source: ByteSource; facts: VideoFacts; boxes: number }

/** MP4 and QuickTime: the film's length and the largest track. */
export async function isoVideoFacts(source: ByteSource): Promise<VideoFacts | undefined> {
  const facts: VideoFacts = { width: 0, height: 0, durationSeconds: -1 }
  await readBoxes({ source, facts, boxes: 0 }, 0, source.size)
  return facts.width >= 1 && facts.height >= 1 && facts.durationSeconds >= 0 ? facts : undefined
}

async function readBoxes(film: Film, from: number, to: number): Promise<void> {
  let at = from
  while (at + 8 <= to && film.boxes < MOST_BOXES) {
    film.boxes += 1
    const head = await film.source.read(at, BOX_HEAD_BYTES)
    const short = head.getUint32(0)
    const type = String.fromCharCode(...[4, 5, 6, 7].map((offset) => head.getUint8(offset)))
    const isLong = short === 1 && at + 16 <= to
    const size = isLong ? Number(head.getBigUint64(8)) : short === 0 ? to - at : short
    if (size < 8) return
    const start = at + (isLong ? 16 : 8)
    const end = Math.min(at + size, to)
    if (CONTAINERS.has(type)) await readBoxes(film, start, end)
    else if (type === 'mvhd' || type === 'tkhd') {
      const view = await film.source.read(start, Math.min(end - start, TRACK_HEAD_BYTES))
      if (type === 'mvhd') readFilmHeader(view, film.facts)
      else readTrackHeader(view, film.facts)
    }
    at += size
  }
}

function readFilmHeader(view: DataView, facts: VideoFacts): void {
  const isLong = view.byteLength > 0 && view.getUint8(0) === 1
  if (view.byteLength < (isLong ? 32 : 20)) return
  const scale = view.getUint32(isLong ? 20 : 12)
  const length = isLong ? Number(view.getBigUint64(24)) : view.getUint32(16)
  if (scale > 0) facts.durationSeconds = Math.round((length / scale) * 10) / 10
}

function readTrackHeader(view: DataView, facts: VideoFacts): void {
  if (view.byteLength < 84) return
  // Width and height are the last two fields, 16.16 fixed point.
  const width = view.getUint32(view.byteLength - 8) / 65_536
  const height = view.getUint32(view.byteLength - 4) / 65_536
  if (width * height > facts.width * facts.height) {
    facts.width = Math.round(width)
    facts.height = Math.round(height)
  }
}

const PIXEL_WIDTH = 0xb0
const PIXEL_HEIGHT = 0xba
const DURATION = 0x4489
const HEAD_BYTES = 4096

/** WebM: looks for the elements of size and length in its head, where every writer puts them. */
export async function webmVideoFacts(source: ByteSource): Promise<VideoFacts | undefined> {
  const view = await source.read(0, HEAD_BYTES + 11)
  const facts: VideoFacts = { width: 0, height: 0, durationSeconds: 0 }
  const end = Math.min(view.byteLength - 10, HEAD_BYTES)
  for (let at = 0; at < end; at += 1) {
    const id = view.getUint8(at)
    const length = view.getUint8(at + 1)
    const value = length === 0x82 ? view.getUint16(at + 2) : length === 0x81 ? view.getUint8(at + 2) : 0
    if (id === PIXEL_WIDTH && !facts.width) facts.width = value
    else if (id === PIXEL_HEIGHT && facts.width && !facts.height) facts.height = value
    else if (view.getUint16(at) === DURATION && !facts.durationSeconds) {
      const milliseconds = view.getUint8(at + 2) === 0x88 ? view.getFloat64(at + 3) : view.getFloat32(at + 3)
      if (milliseconds > 0 && milliseconds < 86_400_000) facts.durationSeconds = Math.round(milliseconds / 100) / 10
    }
  }
  return facts.width && facts.height ? facts : undefined
}
