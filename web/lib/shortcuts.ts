/** A key with what is held down; `?` counts however the keyboard makes it. */
interface Chord {
  key: string
  isCtrl?: boolean
  isMeta?: boolean
  isShift?: boolean
}

const withControl = (key: string): Chord[] => [
  { key, isCtrl: true },
  { key, isMeta: true },
]

/** Every shortcut that counts on the whole screen, in the order they are listed. The product gives these keys away once. */
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

/** Whether a key is this shortcut; never while an input method is composing a letter. */
export const isShortcut = (id: ShortcutId, event: Pressed): boolean =>
  !event.isComposing && !event.altKey && shortcuts[id].some((chord) => isChord(event, chord))

/** Whether keys typed there are text. */
export const isTextEntry = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=textbox], [role=combobox]'))

/** The keys of a shortcut as they stand on the keyboard. */
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
