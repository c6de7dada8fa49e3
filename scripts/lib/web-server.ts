import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { type HttpBindings, type ServerType, serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { isOwnName, isScenarioName } from '#mocks/sandbox/host/known-hosts.ts'
import { TIMEOUTS } from '#mocks/sandbox/host/timeouts.ts'
import { readAppHeaders, securityHeadersFor } from '#scripts/lib/security-headers.ts'

// Only addresses of screens get the page; a missing file is a 404. An address may end in a dot and letters, as an email address does.
const IS_FILE = /^\/(assets|locales)\/|^\/[^/]+\.(js|css|json|map|svg|png|ico|txt|webmanifest|woff2)$/
const IMMUTABLE = 'public, max-age=31536000, immutable'

export type WebServerSettings = {
  port: number
  /** Handles requests that do not belong to the app, such as everything under /api; returns undefined for an address of the app. */
  backend: (request: Request, outgoing: ServerResponse) => Promise<Response | undefined>
  /** The folder of the built app. */
  build?: string
  /** Additional host names, besides those of this machine. */
  hosts?: readonly string[]
}

/** Serves the built app on loopback with the production headers, and an API under /api; resolves when it listens. */
export function startWebServer({
  port,
  backend,
  build = 'web/dist',
  hosts = [],
}: WebServerSettings): Promise<ServerType> {
  const page = readFileSync(`${build}/index.html`, 'utf8')
  const ofApp = readAppHeaders(build)
  const app = new Hono<{ Bindings: HttpBindings }>()
  // An unknown host name indicates DNS rebinding.
  app.use(async (context, next) => {
    const url = new URL(context.req.url)
    return isOwnName(url, hosts) || isScenarioName(url)
      ? next()
      : context.text("This server doesn't recognize this host name. Add it to SANDBOX_HOSTS.", 421)
  })
  app.use(async (context, next) => (await backend(context.req.raw, context.env.outgoing)) ?? next())
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(securityHeadersFor(context.req.path, ofApp))) context.header(name, value)
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-cache')
  })
  // Source maps are never public, even if a build still contains them.
  app.get('*', (context, next) => (context.req.path.endsWith('.map') ? context.notFound() : next()))
  app.use(
    '/assets/*',
    serveStatic({
      root: build,
      precompressed: true,
      onFound: (_path, context) => context.header('Cache-Control', IMMUTABLE),
    }),
  )
  app.get('/', (context) => context.html(page))
  app.use('*', serveStatic({ root: build, precompressed: true }))
  app.get('*', (context) => (IS_FILE.test(context.req.path) ? context.notFound() : context.html(page)))
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1', serverOptions: TIMEOUTS }, () =>
      resolve(server),
    )
    server.once('error', reject)
  })
}

/** Forwards /api to a backend at another address; if that does not respond, answers with an error of the contract. */
export const forwardTo = (backend: string) => async (request: Request) => {
  const { pathname, search } = new URL(request.url)
  if (!pathname.startsWith('/api/')) return undefined
  const path = pathname.slice('/api'.length)
  try {
    const answer = await fetch(new Request(backend + path + search, request), { redirect: 'manual' })
    const headers = new Headers(answer.headers)
    // fetch has already decoded the body.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name)
    return new Response(answer.body, { status: answer.status, headers })
  } catch {
    const problem = {
      message: "The service isn't available right now. Try again shortly.",
      detail: `No backend answers at ${backend}.`,
      status: 503,
      path,
      method: request.method,
      code: 'service-unavailable',
    }
    return Response.json(problem, { status: 503, headers: { 'Retry-After': '5' } })
  }
}
