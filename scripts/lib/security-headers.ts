// The security headers for hosts of the built app. vercel.json and web/public/_headers contain the same; a house test compares them.
import { readFileSync } from 'node:fs'

// Emotion inserts its style rules by script into an empty element, so the policy allows only the hash of an empty style.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The settings of config.json that the policy depends on. */
export type PolicySettings = {
  captchaSiteKey: string | null
  captchaScriptUrl: string
  /** A path of this host, or the URL of an API at another origin. */
  apiBase: string
}

const GOOGLE = {
  scripts: 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  frames: 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  connections: 'https://www.google.com/recaptcha/',
}
const usesGoogle = ({ captchaSiteKey, captchaScriptUrl }: PolicySettings) =>
  captchaSiteKey !== null && captchaScriptUrl.startsWith('https://www.google.com/recaptcha/')

const sources = (...given: (string | false)[]) => given.filter(Boolean).join(' ')

/** The origin of the API if it is another one than the app's. */
const apiOriginOf = ({ apiBase }: PolicySettings) => URL.canParse(apiBase) && new URL(apiBase).origin

const policyFor = (settings: PolicySettings) => ({
  'default-src': "'none'",
  'script-src': sources("'self'", usesGoogle(settings) && GOOGLE.scripts),
  ...(usesGoogle(settings) ? { 'frame-src': GOOGLE.frames } : {}),
  'style-src': `'self' ${EMPTY_STYLE}`,
  // Files of an account come from signed addresses on the operator's file host.
  'img-src': sources("'self' data: blob: https:", apiOriginOf(settings)),
  'font-src': "'self'",
  'connect-src': sources("'self'", apiOriginOf(settings), usesGoogle(settings) && GOOGLE.connections),
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  // Google's script creates policies of its own, whose names are not documented.
  'trusted-types': usesGoogle(settings) ? '*' : 'default',
})

/** The frame around the API reference: its own script and style, calls to the API, and the page inside. */
const REFERENCE_FRAME_POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'self'",
  'img-src': 'data:',
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
}

// The page of the API reference carries its scripts and styles inline, and Scalar adds styles while it runs. Therefore it is sandboxed: its
// origin is opaque, so it reads neither storage nor cookies of the app, and it connects to nothing.
const REFERENCE_PAGE_POLICY = {
  sandbox: 'allow-scripts allow-forms allow-downloads allow-popups allow-popups-to-escape-sandbox',
  'default-src': "'none'",
  'script-src': "'unsafe-inline'",
  'style-src': "'unsafe-inline'",
  'img-src': 'data: blob:',
  'font-src': 'data:',
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'self'",
}

const policyHeader = (policy: Record<string, string>) => ({
  'Content-Security-Policy': Object.entries(policy)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; '),
})

/** The policies that replace the app's at the addresses of the API reference; of two that match, the later one. */
export const REFERENCE_HEADERS: Record<string, Record<string, string>> = {
  '/docs': policyHeader(REFERENCE_FRAME_POLICY),
  '/docs/*': policyHeader(REFERENCE_FRAME_POLICY),
  '/docs/reference.html': policyHeader(REFERENCE_PAGE_POLICY),
}

/** The headers of the app's own addresses; reCAPTCHA needs its scripts, frames and connections in the policy. */
export const appHeaders = (settings: PolicySettings): Record<string, string> => ({
  ...policyHeader(policyFor(settings)),
  // Prevents MIME sniffing, so that an uploaded file is never executed as a script.
  'X-Content-Type-Options': 'nosniff',
  // Links in emails contain codes in their address.
  'Referrer-Policy': 'no-referrer',
  // The app uses none of these features, so no script may use them.
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Pages opened by the app get no reference to its window, and other sites cannot embed its files.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Two years, as the preload lists of browsers require.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
})

/** The app's headers for the settings beside the built page. */
export const readAppHeaders = (folder: string): Record<string, string> =>
  appHeaders(JSON.parse(readFileSync(`${folder}/config.json`, 'utf8')))

/** The security headers of an address. */
export function securityHeadersFor(path: string, ofApp: Record<string, string>): Record<string, string> {
  const own = Object.entries(REFERENCE_HEADERS).filter(
    ([address]) => path === address || (address.endsWith('*') && path.startsWith(address.slice(0, -1))),
  )
  return Object.assign({}, ofApp, ...own.map(([, headers]) => headers))
}
