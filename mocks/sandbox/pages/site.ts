// The pages of the simulated web under the sandbox's own address, to see what an analysis read.
import { notFoundPage, pageLanguage } from '#mocks/sandbox/pages/page.ts'
import type { PageHandler } from '#mocks/sandbox/pages/page-handler.ts'

// The page has planted flaws such as foreign scripts: it is shown without any permission.
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
}

/** `/sites/{host}/{path}`: the document of that address; undefined for any other path. */
export const sitePage: PageHandler = (runtime, request, url) => {
  const [, host, path = '/'] = /^\/sites\/([\w.-]+)(\/.*)?$/.exec(url.pathname) ?? []
  if (host === undefined || request.method !== 'GET') return Promise.resolve(undefined)
  const page = runtime.platforms.web.read(`https://${host}${path}`)
  const response =
    'failure' in page ? notFoundPage(pageLanguage(request)) : new Response(page.html, { headers: HEADERS })
  return Promise.resolve(response)
}
