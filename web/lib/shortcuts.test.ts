// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import { ariaKeysOf, isTextEntry, keysOf } from './shortcut-keys.ts'
import { isShortcut, type ShortcutId, shortcuts } from './shortcuts.ts'

const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  isComposing: false,
  ...held,
})

test.each<[ShortcutId, ReturnType<typeof press>, boolean]>([
  ['palette', press('k', { ctrlKey: true }), true],
  ['palette', press('K', { metaKey: true }), true],
  ['palette', press('k'), false],
  ['palette', press('k', { ctrlKey: true, shiftKey: true }), false],
  ['palette', press('k', { ctrlKey: true, altKey: true }), false],
  ['palette', press('k', { ctrlKey: true, isComposing: true }), false],
  ['help', press('?', { shiftKey: true }), true],
  ['help', press('?'), true],
  ['help', press('?', { ctrlKey: true }), false],
  ['sidebar', press('b', { metaKey: true }), true],
  ['sidebar', press('B', { ctrlKey: true }), true],
  ['sidebar', press('b'), false],
  ['sidebar', press('b', { ctrlKey: true, shiftKey: true }), false],
  ['debug', press('l', { ctrlKey: true }), true],
  ['debug', press('l', { metaKey: true }), false],
  ['debug', press('L', { metaKey: true, shiftKey: true }), true],
  ['debug', press('l', { ctrlKey: true, shiftKey: true }), false],
  ['notifications', press('F8'), true],
])('%s by %o: %s', (id, event, isIt) => expect(isShortcut(id, event)).toBe(isIt))

test('no two shortcuts have the same keys', () => {
  const all = Object.values(shortcuts).flat()
  expect(new Set(all.map((chord) => JSON.stringify(chord))).size).toBe(all.length)
})

test('keys have the names printed on the keyboard', () => {
  expect(keysOf('palette', false)).toEqual(['Ctrl', 'K'])
  expect(keysOf('palette', true)).toEqual(['⌘', 'K'])
  expect(keysOf('debug', true)).toEqual(['⌘', '⇧', 'L'])
  expect(keysOf('help', true)).toEqual(['?'])
  expect(ariaKeysOf('sidebar')).toBe('Control+B Meta+B')
})

test('keys are text input in a field, but not on a button', () => {
  expect(isTextEntry(document.createElement('input'))).toBe(true)
  expect(isTextEntry(document.createElement('textarea'))).toBe(true)
  expect(isTextEntry(document.createElement('button'))).toBe(false)
  expect(isTextEntry(null)).toBe(false)
})
