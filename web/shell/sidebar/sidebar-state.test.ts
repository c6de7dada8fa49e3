import { expect, test } from 'vitest'
import { isOpenAtStart } from '#web/lib/sidebar-start.ts'
import { COOKIE_SECONDS, isSidebarShortcut } from './sidebar-state.ts'

test.each([
  ['', null, true],
  ['sidebar_state=false', 'true', false],
  ['a=1; sidebar_state=true; b=2', 'false', true],
  ['', 'false', false],
  ['other_sidebar_state=false', null, true],
])('cookies "%s", stored %s: open %s', (cookies, stored, expected) => {
  expect(isOpenAtStart(cookies, stored)).toBe(expected)
})

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
