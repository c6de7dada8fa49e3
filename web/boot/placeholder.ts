/** The placeholders in index.html, which the app replaces. */
export type Placeholder = 'sign-in' | 'frame' | 'none'

/** The addresses of signed-in views without sidebar and header; a test compares them with the routes. */
const FRAMELESS = /^\/(?:logout|register|recovery|reset|unsubscribe|registration-pricing)(?:\/|$)/

interface Visit {
  pathname: string
  isSignedIn: boolean
  /** True if a redirect is expected: to the pricing page, since the person last had no subscription, or after the end of the session. */
  isGateClosed: boolean
}

/** The placeholder of an address; none if a gate may redirect, or if there is no placeholder for it. */
export function placeholderOf({ pathname, isSignedIn, isGateClosed }: Visit): Placeholder {
  if (!isSignedIn) return pathname === '/' || pathname === '/login' ? 'sign-in' : 'none'
  return isGateClosed || FRAMELESS.test(pathname) ? 'none' : 'frame'
}
