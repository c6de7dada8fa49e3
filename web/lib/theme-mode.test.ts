import { expect, test } from 'vitest'
import { modeOf } from './apply-theme.ts'

test.each([
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  [null, true, 'dark'],
  [null, false, 'light'],
  ['blue', true, 'dark'],
])('stored %s, system dark %s: %s', (stored, isSystemDark, mode) => {
  expect(modeOf(stored, isSystemDark)).toBe(mode)
})
