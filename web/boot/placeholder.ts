/** What is drawn in index.html until the app replaces it. */
export type Placeholder = 'sign-in' | 'frame' | 'none'

/** The addresses that a signed-in person sees without sidebar and header; a test compares them with the routes. */
const FRAMELESS = /^\/(?:logout|register|recovery|reset|unsubscribe|registration-pricing)(?:\/|$)/

interface Visit {
  pathname: string
  isSignedIn: boolean
  /** The person had no subscription when the gates last knew, or has signed in since: they may lead to the prices. */
  isGateClosed: boolean
}

/** The shape that the view of this address surely has; none where a gate decides, or where no shape is drawn. */
export function placeholderOf({ pathname, isSignedIn, isGateClosed }: Visit): Placeholder {
  if (!isSignedIn) return pathname === '/' || pathname === '/login' ? 'sign-in' : 'none'
  return isGateClosed || FRAMELESS.test(pathname) ? 'none' : 'frame'
}
