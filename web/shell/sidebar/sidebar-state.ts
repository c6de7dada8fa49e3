import { isShortcut } from '#web/lib/shortcuts.ts'
import { type StorageKey, storage } from '#web/lib/storage.ts'
import { createStore, useStore } from '#web/lib/store.ts'

export const SIDEBAR_COOKIE = 'sidebar_state'
export const COOKIE_SECONDS = 60 * 60 * 24 * 7

/** Whether the sidebar is expanded: from the cookie, after its seven days from local storage; initially expanded. */
export function isOpenAtStart(cookies: string, stored: string | null): boolean {
  const cookie = new RegExp(`(?:^|; )${SIDEBAR_COOKIE}=(true|false)`).exec(cookies)?.[1]
  return (cookie ?? stored ?? 'true') !== 'false'
}

const KEY: StorageKey = 'sidebar'
const open = createStore(isOpenAtStart(globalThis.document?.cookie ?? '', storage.read(KEY)))

export function toggleSidebar(): void {
  open.set((before) => !before)
  const value = String(open.get())
  document.cookie = `${SIDEBAR_COOKIE}=${value}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`
  storage.write(KEY, value)
}

export const useIsSidebarOpen = (): boolean => useStore(open)

/** Ctrl+B or Cmd+B. */
export const isSidebarShortcut = (event: Parameters<typeof isShortcut>[1]): boolean => isShortcut('sidebar', event)
