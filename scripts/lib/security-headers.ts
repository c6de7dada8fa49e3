// What a host of the built app sends with it. vercel.json and web/public/_headers carry the same; a house test compares them.

// Emotion fills its style sheet by script, into an element that is empty: only that emptiness is allowed.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': `'self' ${EMPTY_STYLE}`,
  // Files of an account come from signed addresses of the operator's file host.
  'img-src': "'self' data: blob: https:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
}

export const SECURITY_HEADERS: Record<string, string> = {
  'Content-Security-Policy': Object.entries(POLICY)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; '),
  // A file that somebody uploaded is never taken for a script.
  'X-Content-Type-Options': 'nosniff',
  // Links of mails have codes in their address.
  'Referrer-Policy': 'no-referrer',
  // What the app never asks for, no script in it may ask for either.
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Platforms and checkouts that the app leads to get no hold of its window, and other sites none of its files.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Two years, as browsers' own lists want it.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
}
