import { expect, test } from 'vitest'
import { memorySource } from '#mocks/sandbox/domain/files/byte-source.ts'
import { inspect } from '#mocks/sandbox/domain/files/uploads.ts'

const hex = (text: string) => new Uint8Array(Buffer.from(text.replaceAll(' ', ''), 'hex'))
const text = (content: string) => new TextEncoder().encode(content)
const box = (type: string, body: Buffer) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** The headers of a video of 24.6 seconds and 1080 × 1920 pixels. */
function film(brand: string): Uint8Array {
  const header = Buffer.alloc(100)
  header.writeUInt32BE(1000, 12)
  header.writeUInt32BE(24_600, 16)
  const track = Buffer.alloc(84)
  track.writeUInt32BE(1080 * 65_536, 76)
  track.writeUInt32BE(1920 * 65_536, 80)
  const moov = box('moov', Buffer.concat([box('mvhd', header), box('trak', box('tkhd', track))]))
  return new Uint8Array(Buffer.concat([box('ftyp', Buffer.from(`${brand}\0\0\0\0`)), moov]))
}

test.each([
  [
    'image/jpeg',
    hex('ffd8 ffe0 0010 4a46494600010100000100010000 ffc0 0011 08 0258 0320 03 012200 021101 031101'),
    800,
    600,
  ],
  ['image/gif', hex('474946383961 4001 f000 000000'), 320, 240],
  ['image/webp', hex('52494646 1e000000 57454250 56503858 0a000000 00000000 1f0300 570200'), 800, 600],
  ['image/svg+xml', text('<?xml version="1.0"?><!-- a --><svg viewBox="0 0 40 20"><path/></svg>\n'), 40, 20],
  ['image/svg+xml', text('<svg width="30px" height="10"/>'), 30, 10],
])('%s has its size', async (mimeType, bytes, width, height) => {
  expect(await inspect(memorySource(bytes))).toEqual({ isTaken: true, mimeType, width, height, durationSeconds: null })
})

test.each([
  ['video/mp4', 'isom'],
  ['video/quicktime', 'qt  '],
])('%s has dimensions and a duration', async (mimeType, brand) => {
  expect(await inspect(memorySource(film(brand)))).toEqual({
    isTaken: true,
    mimeType,
    width: 1080,
    height: 1920,
    durationSeconds: 24.6,
  })
})

test('a WebM video has dimensions and a duration', async () => {
  const bytes = hex(
    `1a45dfa3 9f 4282 84 7765626d ${'ec80'.repeat(4)} 4489 88 40c3880000000000 b0 82 0500 ba 82 02d0 ${'00'.repeat(16)}`,
  )
  expect(await inspect(memorySource(bytes))).toMatchObject({
    mimeType: 'video/webm',
    width: 1280,
    height: 720,
    durationSeconds: 10,
  })
})

test.each([
  ['application/pdf', text('%PDF-1.7\n')],
  ['text/csv', text('campaign;cost\n"a;b";12\nc;13\n')],
  ['text/plain', text('Hello, world')],
])('%s is a document', async (mimeType, bytes) => {
  expect(await inspect(memorySource(bytes))).toEqual({
    isTaken: true,
    mimeType,
    width: null,
    height: null,
    durationSeconds: null,
  })
})

test.each([
  ['image/tiff', hex('49492a0008000000')],
  ['image/heic', new Uint8Array(box('ftyp', Buffer.from('heic\0\0\0\0')))],
  ['application/zip', hex('504b030414000000')],
  ['text/html', text('<!doctype html><script>alert(1)</script>')],
  ['application/octet-stream', hex('00010203ff')],
])('%s is rejected', async (mimeType, bytes) => {
  expect(await inspect(memorySource(bytes))).toEqual({ isTaken: false, reason: 'type', mimeType })
})

test.each([
  ['image/png', hex('89504e470d0a1a0a0000')],
  ['image/jpeg', hex('ffd8ffe000104a46')],
  ['image/svg+xml', text('<svg width="10" height="10"><path')],
  ['video/mp4', film('isom').subarray(0, 40)],
])('%s that is truncated is damaged', async (mimeType, bytes) => {
  expect(await inspect(memorySource(bytes))).toEqual({ isTaken: false, reason: 'damaged', mimeType })
})

test('a video is recognized by the box at its end, and a text by all of its bytes', async () => {
  const [head, moov] = [film('isom').subarray(0, 16), film('isom').subarray(16)]
  const pictures = box('mdat', Buffer.alloc(300_000, 7))
  expect(await inspect(memorySource(Buffer.concat([head, pictures, moov])))).toMatchObject({
    width: 1080,
    durationSeconds: 24.6,
  })
  const long = 'ü;1\n'.repeat(40_000)
  expect(await inspect(memorySource(text(long)))).toMatchObject({ mimeType: 'text/csv' })
  expect(await inspect(memorySource(Buffer.concat([text(long), Buffer.of(0)])))).toMatchObject({ isTaken: false })
  const svg = `<svg width="30" height="10">${'<path/>'.repeat(20_000)}`
  expect(await inspect(memorySource(text(`${svg}</svg>`)))).toMatchObject({ mimeType: 'image/svg+xml', width: 30 })
  expect(await inspect(memorySource(text(`${svg}<path`)))).toMatchObject({ mimeType: 'image/svg+xml', isTaken: false })
})

test.each([
  ['image/jpeg', Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(5_000_000, 0xff)])],
  [
    'video/mp4',
    Buffer.concat([film('isom').subarray(0, 16), Buffer.alloc(4_000_000, Buffer.from('0000000866726565', 'hex'))]),
  ],
])('%s that consists of headers only is damaged and read in little time', async (mimeType, bytes) => {
  let reads = 0
  const source = memorySource(bytes)
  const counted = { ...source, read: (at: number, length: number) => ((reads += 1), source.read(at, length)) }
  expect(await inspect(counted)).toEqual({ isTaken: false, reason: 'damaged', mimeType })
  expect(reads).toBeLessThan(10_000)
})
