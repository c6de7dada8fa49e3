import { expect, test } from 'vitest'
import { COOKIE_SECONDS } from './sidebar-state.ts'

test('the cookie expires after seven days', () => {
  expect(COOKIE_SECONDS).toBe(604_800)
})
