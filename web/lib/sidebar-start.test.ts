import { expect, test } from 'vitest'
import { isOpenAtStart } from './sidebar-start.ts'

test.each([
  ['', null, true],
  ['sidebar_state=false', 'true', false],
  ['a=1; sidebar_state=true; b=2', 'false', true],
  ['', 'false', false],
  ['other_sidebar_state=false', null, true],
])('cookies "%s", stored %s: open %s', (cookies, stored, expected) => {
  expect(isOpenAtStart(cookies, stored)).toBe(expected)
})
