import { applyTheme, printMedia, systemPrefersDark, type ThemeMode } from './apply-theme.ts'
import { storage } from './storage.ts'
import { createStore, useStore } from './store.ts'

const mode = createStore<ThemeMode>('light')

const update = () => mode.set(applyTheme())

/** Applies the theme and updates it when the system's preference, the medium or the choice in another tab changes. */
export function startTheme(): void {
  update()
  systemPrefersDark()?.addEventListener('change', update)
  printMedia()?.addEventListener('change', update)
  storage.onOtherTab((key) => {
    if (key === 'theme' || key === null) update()
  })
}

export function chooseTheme(choice: ThemeMode): void {
  storage.write('theme', choice)
  update()
}

export const useThemeMode = (): ThemeMode => useStore(mode)
