interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createHTML: (value: string) => string; createScriptURL: (value: string) => string },
  ) => unknown
}

type Check = (address: URL) => boolean

export const ANALYTICS_SCRIPT = '/_vercel/insights/script.js'

/** Allows only the empty string as HTML, with which the chart library empties a node. */
export function allowedHtml(value: string): string {
  if (value === '') return value
  throw new TypeError('HTML may not be put into the page as text.')
}

const checks = new Set<Check>()

/** Allows scripts that pass this check. */
export const allowScripts = (check: Check): unknown => checks.add(check)

/** Allows the analytics script of the site's own host, and the scripts that a screen has allowed. */
export function allowedScriptUrl(value: string, origin: string): string {
  const address = new URL(value, origin)
  const isAnalytics = address.href === new URL(ANALYTICS_SCRIPT, origin).href
  if (isAnalytics || [...checks].some((allows) => allows(address))) return value
  throw new TypeError('This script may not be added to the page.')
}

/** Installs the default policy of Trusted Types in browsers that support them. */
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
