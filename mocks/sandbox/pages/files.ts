// The content of files at their signed addresses, outside of the API: `/files/{id}` and its preview `/files/{id}_400`.
import { isAddressValid, type StoredFile } from '#mocks/sandbox/domain/files/files.ts'
import type { PageHandler } from '#mocks/sandbox/pages/page-handler.ts'

const PREVIEW = '_400'
const MAX_PREVIEW_PIXELS = 400
const CACHE = 'private, max-age=3600'

// An uploaded SVG may contain scripts: it is served as an image under a sandbox policy without any permission.
const HEADERS = {
  'Cache-Control': CACHE,
  'Content-Security-Policy': "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/**
 * Handles GET /files/…: 200 with the content, 410 for a file whose content is lost, 403 for a forged or expired address, whether or not
 * the file exists.
 */
export const filePage: PageHandler = async ({ store, clock, secrets }, request, url) => {
  const name = /^\/files\/([A-Za-z0-9_-]+)$/.exec(url.pathname)?.[1]
  if (name === undefined || request.method !== 'GET') return undefined
  const isPreview = name.endsWith(PREVIEW)
  const file = await store.get('file', isPreview ? name.slice(0, -PREVIEW.length) : name)
  if (!file || !isAddressValid({ now: clock.now(), secrets }, file, name, url.searchParams))
    return new Response('Forbidden', { status: 403 })
  const bytes = await store.bytes.read(file.id)
  // The row exists, but the file has been removed from the disk.
  if (!bytes) return new Response('Gone', { status: 410 })
  if (isPreview) {
    return new Response(streamOf(previewOf(file, bytes)), { headers: { ...HEADERS, 'Content-Type': 'image/svg+xml' } })
  }
  return new Response(streamOf(bytes), {
    headers: {
      ...HEADERS,
      'Content-Length': String(file.sizeBytes),
      'Content-Type': file.mimeType,
      'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    },
  })
}

/** A thumbnail of at most 400 by 400 pixels; for a video, a plain placeholder. */
async function* previewOf(file: StoredFile, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const scale = Math.min(1, MAX_PREVIEW_PIXELS / Math.max(file.width ?? 1, file.height ?? 1))
  const width = Math.max(1, Math.round((file.width ?? 1) * scale))
  const height = Math.max(1, Math.round((file.height ?? 1) * scale))
  yield text(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`)
  if (file.mimeType.startsWith('video/')) {
    const arrow = `M${width / 2 - 18} ${height / 2 - 24}v48l42-24z`
    yield text(`<rect width="100%" height="100%" fill="#26323f"/><path d="${arrow}" fill="#fff"/>`)
  } else {
    yield text(`<image width="${width}" height="${height}" href="data:${file.mimeType};base64,`)
    yield* base64Of(bytes)
    yield text('"/>')
  }
  yield text('</svg>')
}

/** A response body that is read at the client's speed; the rest is not read once the client cancels. */
function streamOf(slices: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = slices[Symbol.asyncIterator]()
  const source: UnderlyingDefaultSource<Uint8Array> = {
    pull: async (controller) => {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => {
      await iterator.return?.()
    },
  }
  // Opens the file only when the body is read, which does not happen for HEAD.
  return new ReadableStream(source, { highWaterMark: 0 })
}

const text = (content: string) => Buffer.from(content)

/** Encodes chunks of any length as Base64; only multiples of three bytes can be concatenated. */
async function* base64Of(slices: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rest: Uint8Array = new Uint8Array()
  for await (const slice of slices) {
    const bytes = Buffer.concat([rest, slice])
    const whole = bytes.length - (bytes.length % 3)
    yield text(bytes.toString('base64', 0, whole))
    rest = bytes.subarray(whole)
  }
  yield text(Buffer.from(rest).toString('base64'))
}
