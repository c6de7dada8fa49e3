// The security headers for hosts of the built app. vercel.json and web/public/_headers contain the same; a house test compares them.
import { readFileSync } from 'node:fs'

// Emotion inserts its style rules by script into an empty element, so the policy allows only the hash of an empty style.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

export type CaptchaSettings = { captchaSiteKey: string | null; captchaScriptUrl: string }

const GOOGLE = {
  scripts: 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  frames: 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  connections: 'https://www.google.com/recaptcha/',
}
const usesGoogle = ({ captchaSiteKey, captchaScriptUrl }: CaptchaSettings) =>
  captchaSiteKey !== null && captchaScriptUrl.startsWith('https://www.google.com/recaptcha/')

const sources = (...given: (string | false)[]) => given.filter(Boolean).join(' ')

const policyFor = (captcha: CaptchaSettings) => ({
  'default-src': "'none'",
  'script-src': sources("'self'", usesGoogle(captcha) && GOOGLE.scripts),
  ...(usesGoogle(captcha) ? { 'frame-src': GOOGLE.frames } : {}),
  'style-src': `'self' ${EMPTY_STYLE}`,
  // Files of an account come from signed addresses on the operator's file host.
  'img-src': "'self' data: blob: https:",
  'font-src': "'self'",
  'connect-src': sources("'self'", usesGoogle(captcha) && GOOGLE.connections),
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  // Google's script creates policies of its own, whose names are not documented.
  'trusted-types': usesGoogle(captcha) ? '*' : 'default',
})

/** The headers of an installation; a captcha of Google needs its scripts, frames and connections in the policy. */
export const securityHeadersFor = (captcha: CaptchaSettings): Record<string, string> => ({
  'Content-Security-Policy': Object.entries(policyFor(captcha))
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; '),
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

/** The headers for the settings that are beside the built page. */
export const securityHeaders = (folder: string): Record<string, string> =>
  securityHeadersFor(JSON.parse(readFileSync(`${folder}/config.json`, 'utf8')))
