/** A key with its modifiers; `?` matches however the keyboard layout produces it. */
export interface Chord {
  key: string
  isCtrl?: boolean
  isMeta?: boolean
  isShift?: boolean
}

const withControl = (key: string): Chord[] => [
  { key, isCtrl: true },
  { key, isMeta: true },
]

/** All global shortcuts in the order they are listed; no two of them share their keys. */
export const shortcuts = {
  palette: withControl('k'),
  help: [{ key: '?' }],
  sidebar: withControl('b'),
  notifications: [{ key: 'F8' }],
  debug: [
    { key: 'l', isCtrl: true },
    { key: 'l', isMeta: true, isShift: true },
  ],
} as const satisfies Record<string, readonly Chord[]>

export type ShortcutId = keyof typeof shortcuts

interface Pressed extends Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> {
  isComposing?: boolean
}

const isChord = (event: Pressed, { key, isCtrl = false, isMeta = false, isShift = false }: Chord): boolean =>
  event.key.toLowerCase() === key.toLowerCase() &&
  event.ctrlKey === isCtrl &&
  event.metaKey === isMeta &&
  (key === '?' || event.shiftKey === isShift)

/** True if a key event is this shortcut; never while an input method is composing a letter. */
export const isShortcut = (id: ShortcutId, event: Pressed): boolean =>
  !event.isComposing && !event.altKey && shortcuts[id].some((chord) => isChord(event, chord))
