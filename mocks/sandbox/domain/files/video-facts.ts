// Size and length of videos, read from their headers. Sources: ISO/IEC 14496-12 (mvhd, tkhd), Matroska element specification.
export type VideoFacts = { width: number; height: number; durationSeconds: number }

const CONTAINERS = new Set(['moov', 'trak'])

/** MP4 and QuickTime: the film's length and the largest track. */
export function isoVideoFacts(view: DataView): VideoFacts | undefined {
  const facts: VideoFacts = { width: 0, height: 0, durationSeconds: -1 }
  readBoxes(view, 0, view.byteLength, facts)
  return facts.width >= 1 && facts.height >= 1 && facts.durationSeconds >= 0 ? facts : undefined
}

function readBoxes(view: DataView, from: number, to: number, facts: VideoFacts): void {
  let at = from
  while (at + 8 <= to) {
    const short = view.getUint32(at)
    const type = String.fromCharCode(...[4, 5, 6, 7].map((offset) => view.getUint8(at + offset)))
    const isLong = short === 1 && at + 16 <= to
    const size = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short
    if (size < 8) return
    const start = at + (isLong ? 16 : 8)
    const end = Math.min(at + size, to)
    if (CONTAINERS.has(type)) readBoxes(view, start, end, facts)
    else if (type === 'mvhd') readFilmHeader(view, start, end, facts)
    else if (type === 'tkhd') readTrackHeader(view, start, end, facts)
    at += size
  }
}

function readFilmHeader(view: DataView, start: number, end: number, facts: VideoFacts): void {
  const isLong = start < end && view.getUint8(start) === 1
  if (end - start < (isLong ? 32 : 20)) return
  const scale = view.getUint32(start + (isLong ? 20 : 12))
  const length = isLong ? Number(view.getBigUint64(start + 24)) : view.getUint32(start + 16)
  if (scale > 0) facts.durationSeconds = Math.round((length / scale) * 10) / 10
}

function readTrackHeader(view: DataView, start: number, end: number, facts: VideoFacts): void {
  if (end - start < 84) return
  // Width and height are the last two fields, 16.16 fixed point.
  const width = view.getUint32(end - 8) / 65_536
  const height = view.getUint32(end - 4) / 65_536
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
export function webmVideoFacts(view: DataView): VideoFacts | undefined {
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
