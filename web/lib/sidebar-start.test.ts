import { expect, test } from 'vitest'
import { isOpenAtStart } from './sidebar-start.ts'

test.each([
  ['', null, 1440, true],
  ['', null, 768, false],
  ['sidebar_state=false', 'true', 1440, false],
  ['a=1; sidebar_state=true; b=2', 'false', 768, true],
  ['', 'false', 1440, false],
  ['', 'true', 768, true],
  ['other_sidebar_state=false', null, 1440, true],
])('cookies "%s", stored %s, %i px wide: open %s', (cookies, stored, width, expected) => {
  expect(isOpenAtStart(cookies, stored, width)).toBe(expected)
})
