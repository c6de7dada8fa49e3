import { expect, test } from 'vitest'
import { pageNameOf } from './page-name.ts'

test.each([
  ['/settings/general/invite', 'nav.settings'],
  ['/settings/info', 'nav.general'],
  ['/help/tickets/tic_1', 'user.help'],
  ['/helpless', undefined],
])('%s is named as %s', (pathname, name) => {
  expect(pageNameOf(pathname)).toBe(name)
})
