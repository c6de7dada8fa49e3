// The security headers for hosts of the built app. vercel.json and web/public/_headers contain the same; a house test compares them.

// Emotion inserts its style rules by script into an empty element, so the policy allows only the hash of an empty style.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': `'self' ${EMPTY_STYLE}`,
  // Files of an account come from signed addresses on the operator's file host.
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
}
