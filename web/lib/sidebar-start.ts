export const SIDEBAR_COOKIE = 'sidebar_state'

/** Whether the sidebar is expanded at start: by the cookie, or local storage after the cookie has expired; true on the first visit. */
export function isOpenAtStart(cookies: string, stored: string | null): boolean {
  const cookie = new RegExp(`(?:^|; )${SIDEBAR_COOKIE}=(true|false)`).exec(cookies)?.[1]
  return (cookie ?? stored ?? 'true') !== 'false'
}
