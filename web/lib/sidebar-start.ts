export const SIDEBAR_COOKIE = 'sidebar_state'

/** Whether the sidebar is expanded at start: the cookie decides, after its seven days local storage does, at first it is. */
export function isOpenAtStart(cookies: string, stored: string | null): boolean {
  const cookie = new RegExp(`(?:^|; )${SIDEBAR_COOKIE}=(true|false)`).exec(cookies)?.[1]
  return (cookie ?? stored ?? 'true') !== 'false'
}
