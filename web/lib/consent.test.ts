import { expect, test } from 'vitest'
import { consentOf } from './consent.ts'

test('it starts unset, and only the two answers count', () => {
  expect(consentOf(null)).toBe('unset')
  expect(consentOf('maybe')).toBe('unset')
  expect(consentOf('true')).toBe('accepted')
  expect(consentOf('false')).toBe('declined')
})
