// Shortcut labels, and the elements in which keys are text input; not needed before the frame is rendered.
import { type Chord, type ShortcutId, shortcuts } from './shortcuts.ts'

/** The key names of a shortcut as printed on the keyboard. */
export function keysOf(id: ShortcutId, isMac: boolean): string[] {
  const all: readonly Chord[] = shortcuts[id]
  const chord = (isMac ? all.find(({ isMeta }) => isMeta) : undefined) ?? all[0]
  if (!chord) return []
  return [
    ...(chord.isCtrl ? ['Ctrl'] : []),
    ...(chord.isMeta ? ['⌘'] : []),
    ...(chord.isShift ? ['⇧'] : []),
    chord.key.toUpperCase(),
  ]
}

/** The same for `aria-keyshortcuts`. */
export const ariaKeysOf = (id: ShortcutId): string =>
  (shortcuts[id] as readonly Chord[])
    .map(({ key, isCtrl, isMeta, isShift }) =>
      [isCtrl && 'Control', isMeta && 'Meta', isShift && 'Shift', key.toUpperCase()].filter(Boolean).join('+'),
    )
    .join(' ')

/** Whether the keyboard is a Mac's, as far as the browser says. */
export const isMacKeyboard = (): boolean => /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? '')

/** Whether keys typed there are text. */
export const isTextEntry = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=textbox], [role=combobox]'))
