// Dimensions and duration of videos, read from their headers. Sources: ISO/IEC 14496-12 (mvhd, tkhd), Matroska element specification.
import type { ByteSource } from '#mocks/sandbox/domain/files/byte-source.ts'

export type VideoMetadata = { width: number; height: number; durationSeconds: number }

const CONTAINERS = new Set(['moov', 'trak'])
/** The limit of boxes, more than real videos have, so that a malicious file cannot block the process. */
const MAX_BOXES = 5000
const BOX_HEAD_BYTES = 16
const TRACK_HEAD_BYTES = 104

type Movie = { source: ByteSource; metadata: VideoMetadata; boxes: number }

/** Reads MP4 and QuickTime: the duration, and the dimensions of the largest track. */
export async function isoVideoMetadata(source: ByteSource): Promise<VideoMetadata | undefined> {
  const metadata: VideoMetadata = { width: 0, height: 0, durationSeconds: -1 }
  await readBoxes({ source, metadata, boxes: 0 }, 0, source.size)
  return metadata.width >= 1 && metadata.height >= 1 && metadata.durationSeconds >= 0 ? metadata : undefined
}

async function readBoxes(movie: Movie, from: number, to: number): Promise<void> {
  let at = from
  while (at + 8 <= to && movie.boxes < MAX_BOXES) {
    movie.boxes += 1
    const head = await movie.source.read(at, BOX_HEAD_BYTES)
    const short = head.getUint32(0)
    const type = String.fromCharCode(...[4, 5, 6, 7].map((offset) => head.getUint8(offset)))
    const isLong = short === 1 && at + 16 <= to
    const size = isLong ? Number(head.getBigUint64(8)) : short === 0 ? to - at : short
    if (size < 8) return
    const start = at + (isLong ? 16 : 8)
    const end = Math.min(at + size, to)
    if (CONTAINERS.has(type)) await readBoxes(movie, start, end)
    else if (type === 'mvhd' || type === 'tkhd') {
      const view = await movie.source.read(start, Math.min(end - start, TRACK_HEAD_BYTES))
      if (type === 'mvhd') readMovieHeader(view, movie.metadata)
      else readTrackHeader(view, movie.metadata)
    }
    at += size
  }
}

function readMovieHeader(view: DataView, metadata: VideoMetadata): void {
  const isLong = view.byteLength > 0 && view.getUint8(0) === 1
  if (view.byteLength < (isLong ? 32 : 20)) return
  const scale = view.getUint32(isLong ? 20 : 12)
  const length = isLong ? Number(view.getBigUint64(24)) : view.getUint32(16)
  if (scale > 0) metadata.durationSeconds = Math.round((length / scale) * 10) / 10
}

function readTrackHeader(view: DataView, metadata: VideoMetadata): void {
  if (view.byteLength < 84) return
  // Width and height are the last two fields, 16.16 fixed point.
  const width = view.getUint32(view.byteLength - 8) / 65_536
  const height = view.getUint32(view.byteLength - 4) / 65_536
  if (width * height > metadata.width * metadata.height) {
    metadata.width = Math.round(width)
    metadata.height = Math.round(height)
  }
}

const PIXEL_WIDTH = 0xb0
const PIXEL_HEIGHT = 0xba
const DURATION = 0x4489
const HEAD_BYTES = 4096

/** Reads WebM: searches the head of the file for the elements of dimensions and duration. */
export async function webmVideoMetadata(source: ByteSource): Promise<VideoMetadata | undefined> {
  const view = await source.read(0, HEAD_BYTES + 11)
  const metadata: VideoMetadata = { width: 0, height: 0, durationSeconds: 0 }
  const end = Math.min(view.byteLength - 10, HEAD_BYTES)
  for (let at = 0; at < end; at += 1) {
    const id = view.getUint8(at)
    const length = view.getUint8(at + 1)
    const value = length === 0x82 ? view.getUint16(at + 2) : length === 0x81 ? view.getUint8(at + 2) : 0
    if (id === PIXEL_WIDTH && !metadata.width) metadata.width = value
    else if (id === PIXEL_HEIGHT && metadata.width && !metadata.height) metadata.height = value
    else if (view.getUint16(at) === DURATION && !metadata.durationSeconds) {
      const milliseconds = view.getUint8(at + 2) === 0x88 ? view.getFloat64(at + 3) : view.getFloat32(at + 3)
      if (milliseconds > 0 && milliseconds < 86_400_000) metadata.durationSeconds = Math.round(milliseconds / 100) / 10
    }
  }
  return metadata.width && metadata.height ? metadata : undefined
}
