import { isShortcut } from '#web/lib/shortcuts.ts'

/** Ctrl+L or Meta+Shift+L, but not while an input method is composing a letter. */
export const isDebugShortcut = (event: Parameters<typeof isShortcut>[1]): boolean => isShortcut('debug', event)
