// The pages of the simulated web, and those that analyses read, under the sandbox's own address.
import { isReadPageAddress } from '#mocks/sandbox/domain/ai/read-page-address.ts'
import { notFoundPage, pageLanguage } from '#mocks/sandbox/pages/page.ts'
import type { PageHandler } from '#mocks/sandbox/pages/page-handler.ts'

// A page has planted flaws such as foreign scripts: it is shown without any permission.
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
}

const shown = (html: string) => new Response(html, { headers: HEADERS })

/** `/sites/read/{run}`: the page of an analysis as it was read, at its signed address. */
export const readPage: PageHandler = async ({ store, clock, secrets }, request, url) => {
  const runId = /^\/sites\/read\/([\w-]+)$/.exec(url.pathname)?.[1]
  if (runId === undefined || request.method !== 'GET') return undefined
  const isGiven = isReadPageAddress({ now: clock.now(), secrets }, runId, url.searchParams)
  const source = isGiven ? await store.get('analysisSource', runId) : undefined
  return source ? shown(source.html) : notFoundPage(pageLanguage(request))
}

/** `/sites/{host}/{path}`: the document of that address; undefined for any other path. */
export const sitePage: PageHandler = (runtime, request, url) => {
  const [, host, path = '/'] = /^\/sites\/([\w.-]+)(\/.*)?$/.exec(url.pathname) ?? []
  if (host === undefined || request.method !== 'GET') return Promise.resolve(undefined)
  const page = runtime.platforms.web.read(`https://${host}${path}`)
  const response = 'failure' in page ? notFoundPage(pageLanguage(request)) : shown(page.html)
  return Promise.resolve(response)
}
