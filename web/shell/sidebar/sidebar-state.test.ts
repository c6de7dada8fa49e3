import { expect, test } from 'vitest'
import { COOKIE_SECONDS, isSidebarShortcut } from './sidebar-state.ts'

test('the cookie lives seven days', () => {
  expect(COOKIE_SECONDS).toBe(604_800)
})

test('Ctrl+B and Cmd+B, nothing else', () => {
  const key = { key: 'b', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
  expect(isSidebarShortcut({ ...key, ctrlKey: true })).toBe(true)
  expect(isSidebarShortcut({ ...key, metaKey: true, key: 'B' })).toBe(true)
  expect(isSidebarShortcut(key)).toBe(false)
  expect(isSidebarShortcut({ ...key, ctrlKey: true, shiftKey: true })).toBe(false)
})
