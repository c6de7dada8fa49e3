import { isOpenAtStart, SIDEBAR_COOKIE } from '#web/lib/sidebar-start.ts'
import { type StorageKey, storage } from '#web/lib/storage.ts'
import { createStore, useStore } from '#web/lib/store.ts'

export const COOKIE_SECONDS = 60 * 60 * 24 * 7

const KEY: StorageKey = 'sidebar'
const open = createStore(
  isOpenAtStart(globalThis.document?.cookie ?? '', storage.read(KEY), globalThis.innerWidth ?? Infinity),
)

export function toggleSidebar(): void {
  open.set((before) => !before)
  const value = String(open.get())
  document.cookie = `${SIDEBAR_COOKIE}=${value}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`
  storage.write(KEY, value)
}

export const useIsSidebarOpen = (): boolean => useStore(open)
