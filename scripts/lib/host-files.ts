import { REFERENCE_HEADERS, readAppHeaders } from '#scripts/lib/security-headers.ts'

const HEADERS = readAppHeaders('web/public')
const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const REVALIDATED = { 'Cache-Control': 'no-cache' }

const BY_ADDRESS: Record<string, Record<string, string>> = {
  '/*': { ...HEADERS, ...REVALIDATED },
  ...REFERENCE_HEADERS,
  '/assets/*': IMMUTABLE,
}

/** vercel.json: rewrites every address without a file to the page; a missing asset remains a 404. */
export function vercelSettings(): string {
  const headers = Object.entries(BY_ADDRESS).map(([address, values]) => ({
    source: address.replace('*', '(.*)'),
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  }))
  const settings = {
    buildCommand: 'npm run build',
    outputDirectory: 'web/dist',
    rewrites: [{ source: '/((?!api/|assets/|locales/|s/).*)', destination: '/index.html' }],
    headers,
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}

/**
 * The _headers file of several static hosts. They merge the values of a header from two rules, so only /assets has a Cache-Control; for
 * other files, these hosts revalidate by default. For the same reason the API reference keeps the app's policy there and does not open.
 */
export const headersFile = (): string =>
  Object.entries({ '/*': HEADERS, '/assets/*': IMMUTABLE })
    .map(
      ([address, values]) =>
        `${address}\n${Object.entries(values)
          .map(([name, value]) => `  ${name}: ${value}\n`)
          .join('')}`,
    )
    .join('\n')
