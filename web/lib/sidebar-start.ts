export const SIDEBAR_COOKIE = 'sidebar_state'

/** Below this window width in pixels, an expanded sidebar would take more than a quarter of it. */
const WIDE_PX = 1024

/**
 * Whether the sidebar is expanded at start: by the cookie, or local storage after the cookie has expired; on the first visit it is
 * where the window has room for it.
 */
export function isOpenAtStart(cookies: string, stored: string | null, windowWidth: number): boolean {
  const cookie = new RegExp(`(?:^|; )${SIDEBAR_COOKIE}=(true|false)`).exec(cookies)?.[1]
  const chosen = cookie ?? stored
  return chosen === null ? windowWidth >= WIDE_PX : chosen !== 'false'
}
