interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createHTML: (value: string) => string; createScriptURL: (value: string) => string },
  ) => unknown
}

type Check = (address: URL) => boolean

export const ANALYTICS_SCRIPT = '/_vercel/insights/script.js'

/** Nothing may be put into the page as HTML but nothing at all, which is how the chart library empties a node. */
export function allowedHtml(value: string): string {
  if (value === '') return value
  throw new TypeError('HTML may not be put into the page as text.')
}

const checks = new Set<Check>()

/** Scripts that pass this check may be added too, from now on. */
export const allowScripts = (check: Check): unknown => checks.add(check)

/** One script of the site's own host may be added later, and those that a screen has asked for. */
export function allowedScriptUrl(value: string, origin: string): string {
  const address = new URL(value, origin)
  const isAnalytics = address.href === new URL(ANALYTICS_SCRIPT, origin).href
  if (isAnalytics || [...checks].some((allows) => allows(address))) return value
  throw new TypeError('This script may not be added to the page.')
}

/** The default policy of Trusted Types, in browsers that have them. */
export function startTrustedTypes(): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
  factory?.createPolicy('default', {
    createHTML: allowedHtml,
    createScriptURL: (value) => allowedScriptUrl(value, location.origin),
  })
}

/** Prevents Zod from testing whether `new Function` works, because the content security policy would report it. */
export function forbidEval(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
}
