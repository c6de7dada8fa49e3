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

/** The keys of a shortcut as a value of `aria-keyshortcuts`. */
export const ariaKeysOf = (id: ShortcutId): string =>
  (shortcuts[id] as readonly Chord[])
    .map(({ key, isCtrl, isMeta, isShift }) =>
      [isCtrl && 'Control', isMeta && 'Meta', isShift && 'Shift', key.toUpperCase()].filter(Boolean).join('+'),
    )
    .join(' ')

/** True if the browser says that it runs on an Apple device. */
export const isMacKeyboard = (): boolean => /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? '')

/** True if keys pressed in this element are text input. */
export const isTextEntry = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=textbox], [role=combobox]'))
