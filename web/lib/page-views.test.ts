// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { pageViewOf, sendPageView } from './page-views.ts'

test.each([
  ['/dashboard', '/dashboard', '/dashboard'],
  ['/get-started/3', '/get-started/:platform?', '/get-started/3'],
  ['/get-started/select-client', '/get-started/select-client', '/get-started/select-client'],
  ['/help/tickets/t_1', '/help/tickets/:ticketId', '/help/tickets/t_1'],
  ['/nowhere/at/all', '*', '/nowhere/at/all'],
])('%s is counted as %s with its path', (pathname, route, path) => {
  expect(pageViewOf(pathname)).toEqual({ route, path })
})

test.each([
  ['/reset/483920', '/reset/:code'],
  ['/unsubscribe/u-9', '/unsubscribe/:identifier'],
  ['/settings/change-phone/%2B491701234567', '/settings/change-phone/:phone'],
  ['/settings/change-email/a@example.com', '/settings/change-email/:email'],
])('%s is counted by its pattern only', (pathname, route) => {
  expect(pageViewOf(pathname)).toEqual({ route, path: route })
})

test('the script of the own host is added once and gets each view with route and path', () => {
  const added: Element[] = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => void added.push(...(nodes as Element[])))
  sendPageView('/get-started/3')
  sendPageView('/dashboard')
  expect(added.map((script) => script.getAttribute('src'))).toEqual(['/_vercel/insights/script.js'])
  expect(Reflect.get(globalThis, 'vaq')).toEqual([
    ['pageview', { route: '/get-started/:platform?', path: '/get-started/3' }],
    ['pageview', { route: '/dashboard', path: '/dashboard' }],
  ])
  vi.restoreAllMocks()
})
