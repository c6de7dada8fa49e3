import { readFileSync } from 'node:fs'
import { type ServerType, serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { SECURITY_HEADERS } from '#scripts/lib/security-headers.ts'

const BUILD = 'web/dist'
const IMMUTABLE = 'public, max-age=31536000, immutable'

export type WebServerSettings = {
  port: number
  /** Answers what comes under /api; gets the request with that prefix taken off. */
  api: (request: Request) => Promise<Response>
}

const withoutPrefix = (request: Request) => {
  const url = new URL(request.url)
  url.pathname = url.pathname.slice('/api'.length) || '/'
  return new Request(url, request)
}

/** Serves the built app on loopback with the headers of production, and an API under /api; resolves when it listens. */
export function startWebServer({ port, api }: WebServerSettings): Promise<ServerType> {
  const page = readFileSync(`${BUILD}/index.html`, 'utf8')
  const app = new Hono()
  app.all('/api/*', (context) => api(withoutPrefix(context.req.raw)))
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) context.header(name, value)
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-cache')
  })
  app.use(
    '/assets/*',
    serveStatic({
      root: BUILD,
      precompressed: true,
      onFound: (_path, context) => context.header('Cache-Control', IMMUTABLE),
    }),
  )
  app.use('*', serveStatic({ root: BUILD, precompressed: true, index: '' }))
  // Only addresses of screens get the page; a missing file is missing.
  app.get('*', (context) =>
    /^\/(assets|locales)\/|\.\w+$/.test(context.req.path) ? context.notFound() : context.html(page),
  )
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () => resolve(server))
    server.once('error', reject)
  })
}

/** An `api` that sends what it gets to a backend at another address; when nothing answers there, it says so as the contract does. */
export const forwardTo = (backend: string) => async (request: Request) => {
  const { pathname, search } = new URL(request.url)
  try {
    const answer = await fetch(new Request(backend + pathname + search, request), { redirect: 'manual' })
    const headers = new Headers(answer.headers)
    // fetch has decoded the body already.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name)
    return new Response(answer.body, { status: answer.status, headers })
  } catch {
    const problem = {
      message: 'The service is not available right now. Try again shortly.',
      detail: `No backend answers at ${backend}.`,
      status: 503,
      path: pathname,
      method: request.method,
      code: 'service-unavailable',
    }
    return Response.json(problem, { status: 503, headers: { 'Retry-After': '5' } })
  }
}
