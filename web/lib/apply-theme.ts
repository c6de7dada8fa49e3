import { storage } from './storage.ts'

export type ThemeMode = 'light' | 'dark'

const DARK = '(prefers-color-scheme: dark)'

/** The system's color scheme preference; undefined if matchMedia is unavailable. */
export const systemPrefersDark = (): MediaQueryList | undefined => globalThis.matchMedia?.(DARK)

/** The stored theme, or else the system's preference. */
export const modeOf = (stored: string | null, isSystemDark: boolean): ThemeMode =>
  stored === 'dark' || stored === 'light' ? stored : isSystemDark ? 'dark' : 'light'

/** Matches while the page is printed; undefined if matchMedia is unavailable. */
export const printMedia = (): MediaQueryList | undefined => globalThis.matchMedia?.('print')

/** Sets the theme on the root element and returns it. On paper it is light, because dark text colors need a dark page. */
export function applyTheme(): ThemeMode {
  const isPrinting = printMedia()?.matches ?? false
  const mode = isPrinting ? 'light' : modeOf(storage.read('theme'), systemPrefersDark()?.matches ?? false)
  const root = document.documentElement
  root.classList.toggle('dark', mode === 'dark')
  root.style.colorScheme = mode
  return mode
}
