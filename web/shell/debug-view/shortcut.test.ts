import { expect, test } from 'vitest'
import { isDebugShortcut } from './shortcut.ts'

const key = { key: 'l', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, isComposing: false }

test.each([
  [{ ctrlKey: true }, true],
  [{ ctrlKey: true, key: 'L' }, true],
  [{ metaKey: true, shiftKey: true, key: 'L' }, true],
  [{ metaKey: true }, false],
  [{ ctrlKey: true, shiftKey: true }, false],
  [{ ctrlKey: true, altKey: true }, false],
  [{ ctrlKey: true, isComposing: true }, false],
  [{ ctrlKey: true, key: 'k' }, false],
  [{}, false],
])('%o: %s', (pressed, expected) => {
  expect(isDebugShortcut({ ...key, ...pressed })).toBe(expected)
})
