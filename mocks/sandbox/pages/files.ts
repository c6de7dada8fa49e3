// The bytes of files at their signed addresses, outside of the API: `/files/{id}` and its preview `/files/{id}_400`.
import { isAddressValid, type StoredFile } from '#mocks/sandbox/domain/files/files.ts'
import type { PageHandler } from '#mocks/sandbox/pages/page-handler.ts'

const PREVIEW = '_400'
const MOST_PREVIEW_PIXELS = 400
const CACHE = 'private, max-age=3600'

// An uploaded SVG may hold scripts: it is shown as a picture, in a sandbox without any right.
const HEADERS = {
  'Cache-Control': CACHE,
  'Content-Security-Policy': "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** Answers GET /files/…: 200 with the bytes, 403 for an address that is forged or over, whether there is such a file or not. */
export const filePage: PageHandler = async ({ store, clock, secrets }, request, url) => {
  const name = /^\/files\/([A-Za-z0-9_-]+)$/.exec(url.pathname)?.[1]
  if (name === undefined || request.method !== 'GET') return undefined
  const isPreview = name.endsWith(PREVIEW)
  const file = await store.get('file', isPreview ? name.slice(0, -PREVIEW.length) : name)
  if (!file || !isAddressValid({ now: clock.now(), secrets }, file, name, url.searchParams))
    return new Response('Forbidden', { status: 403 })
  const stored = await store.get('fileBytes', file.id)
  if (!stored) return new Response('Not found', { status: 404 })
  if (isPreview) {
    return new Response(previewOf(file, stored.base64), { headers: { ...HEADERS, 'Content-Type': 'image/svg+xml' } })
  }
  return new Response(Buffer.from(stored.base64, 'base64'), {
    headers: {
      ...HEADERS,
      'Content-Type': file.mimeType,
      'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    },
  })
}

/** A picture of at most 400 by 400 pixels around the image; of a video a plain poster. */
function previewOf(file: StoredFile, base64: string): string {
  const scale = Math.min(1, MOST_PREVIEW_PIXELS / Math.max(file.width ?? 1, file.height ?? 1))
  const width = Math.max(1, Math.round((file.width ?? 1) * scale))
  const height = Math.max(1, Math.round((file.height ?? 1) * scale))
  const inside = file.mimeType.startsWith('video/')
    ? `<rect width="100%" height="100%" fill="#26323f"/><path d="M${width / 2 - 18} ${height / 2 - 24}v48l42-24z" fill="#fff"/>`
    : `<image width="${width}" height="${height}" href="data:${file.mimeType};base64,${base64}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`
}
