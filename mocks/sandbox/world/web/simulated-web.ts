// The simulated web: real HTML documents with planted flaws, addressed as on the real web.
import type { WebFailure, WebPage, WebPlatform } from '#mocks/sandbox/platforms/web.ts'
import { renderPage, resourcesOf } from '#mocks/sandbox/world/web/render-page.ts'
import { PRIVATE_PATHS, pagesOf, siteOfProperty } from '#mocks/sandbox/world/web/sites.ts'

/** The address without query, fragment and final slash, as the pages are registered. */
function normalized(address: string): URL | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  url.protocol = 'https:'
  url.search = ''
  url.hash = ''
  if (url.pathname.length > 1) url.pathname = url.pathname.replace(/\/+$/, '')
  return url
}

export function simulatedWeb(seed: number): WebPlatform {
  const pages = pagesOf(seed)
  const hosts = new Set([...pages.keys()].map((url) => new URL(url).hostname))
  const read = (address: string): WebPage | { failure: WebFailure } => {
    const url = normalized(address)
    if (!url || !hosts.has(url.hostname)) return { failure: 'unknown-host' }
    if (PRIVATE_PATHS.includes(url.pathname)) return { failure: 'sign-in-needed' }
    const spec = pages.get(url.origin + url.pathname)
    return spec ? { url: spec.url, html: renderPage(spec), resources: resourcesOf(spec) } : { failure: 'not-found' }
  }
  return { read, siteOf: siteOfProperty }
}
