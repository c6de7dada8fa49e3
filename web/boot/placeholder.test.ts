import type { RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { routes as auth } from '#web/features/auth/routes.ts'
import { routes as dashboard } from '#web/features/dashboard/routes.ts'
import { paths } from '#web/paths.ts'
import { placeholderOf } from './placeholder.ts'

const visitor = { isSignedIn: false, isGateClosed: false }
const person = { isSignedIn: true, isGateClosed: false }
const addressesOf = (routes: RouteObject[] = []) => routes.map(({ path = '' }) => path.replace(/:\w+\??|\?$/g, 'x'))

test.each([paths.home(), paths.login()])('a visitor of %s sees the shape of the sign-in form', (pathname) => {
  expect(placeholderOf({ ...visitor, pathname })).toBe('sign-in')
})

test.each([paths.dashboard(), paths.register(), '/nowhere'])(
  'a visitor of %s sees no shape, which could be the wrong one',
  (pathname) => {
    expect(placeholderOf({ ...visitor, pathname })).toBe('none')
  },
)

test.each(addressesOf(dashboard.signedIn))('a signed-in person sees the frame at %s', (pathname) => {
  expect(placeholderOf({ ...person, pathname })).toBe('frame')
})

test.each([...addressesOf(auth.public), ...addressesOf(auth.fullScreen), paths.logout()])(
  'no frame at %s, which has none',
  (pathname) => {
    expect(placeholderOf({ ...person, pathname })).toBe('none')
  },
)

test('no frame for a person whom the gates may lead to the prices', () => {
  expect(placeholderOf({ ...person, isGateClosed: true, pathname: paths.dashboard() })).toBe('none')
})
