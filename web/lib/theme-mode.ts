import { storage } from './storage.ts'
import { createStore, useStore } from './store.ts'
import { systemPrefersDark, type ThemeMode, themeRoot } from './theme-root.ts'

const mode = createStore<ThemeMode>('light')

const show = () => mode.set(themeRoot())

/** Puts the theme on the root element and follows the system, other tabs and choices made here. */
export function startTheme(): void {
  show()
  systemPrefersDark()?.addEventListener('change', show)
  storage.onOtherTab((key) => {
    if (key === 'theme' || key === null) show()
  })
}

export function chooseTheme(choice: ThemeMode): void {
  storage.write('theme', choice)
  show()
}

export const useThemeMode = (): ThemeMode => useStore(mode)
