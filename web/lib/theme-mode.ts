import { storage } from './storage.ts'
import { createStore, useStore } from './store.ts'

export type ThemeMode = 'light' | 'dark'

const DARK = '(prefers-color-scheme: dark)'

/** The stored choice, or else what the system prefers. */
export const modeOf = (stored: string | null, isSystemDark: boolean): ThemeMode =>
  stored === 'dark' || stored === 'light' ? stored : isSystemDark ? 'dark' : 'light'

const now = (): ThemeMode => modeOf(storage.read('theme'), globalThis.matchMedia?.(DARK).matches ?? false)

const mode = createStore<ThemeMode>('light')

function show() {
  mode.set(now())
  const root = document.documentElement
  root.classList.toggle('dark', mode.get() === 'dark')
  root.style.colorScheme = mode.get()
}

/** Puts the theme on the root element and follows the system, other tabs and choices made here. */
export function startTheme(): void {
  show()
  globalThis.matchMedia?.(DARK).addEventListener('change', show)
  storage.onOtherTab((key) => {
    if (key === 'theme' || key === null) show()
  })
}

export function chooseTheme(choice: ThemeMode): void {
  storage.write('theme', choice)
  show()
}

export const useThemeMode = (): ThemeMode => useStore(mode)
