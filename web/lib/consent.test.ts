import { expect, test } from 'vitest'
import { consentOf } from './consent.ts'

test('the consent is unset unless one of the two answers is stored', () => {
  expect(consentOf(null)).toBe('unset')
  expect(consentOf('maybe')).toBe('unset')
  expect(consentOf('true')).toBe('accepted')
  expect(consentOf('false')).toBe('declined')
})
